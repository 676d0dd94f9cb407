"use strict";
// The page: asks the referee (WebAssembly), shows what it answers. Whatever comes from files becomes text, never markup.

const texts = { ...TEXTS.en };
let plural = new Intl.PluralRules("en");
/** The form of a text that its value chooses: a word or a number by itself, or a number by its plural. */
const formOf = ({ forms }, value) => forms[value] ?? forms[plural.select(value)] ?? forms.other;
/** A text of the page's own in the reader's language, with these values in it. */
function say(key, with_ = {}) {
  const text = texts[key] ?? key;
  return (text.forms ? formOf(text, with_[text.by]) : text).replace(/\{(\w+)\}/g, (_, name) => String(with_[name] ?? ""));
}
const byId = (id) => document.getElementById(id);

function h(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  // What scrolls has to be reached by keyboard.
  if (name === "pre") node.tabIndex = 0;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "value" || key === "checked" || key === "disabled") node[key] = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(4).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}
const button = (text, action, more = {}) => h("button", { type: "button", onclick: guarded(action), ...more }, text);
let fields = 0;
function field(label, control) {
  control.id ||= `field${++fields}`;
  return [h("label", { for: control.id }, label), control];
}
/** A sentence in which moves stand between grave accents. */
const prose = (text) => text.split("`").map((part, number) => (number % 2 ? h("code", {}, part) : part));
const details = (summary, ...inside) => h("details", {}, h("summary", {}, summary), ...inside);

// ---- the referee ----

class Refused extends Error {
  constructor(told) {
    super(told.message);
    this.told = told;
  }
}

/** One session with the referee: its files are its own. */
class Referee {
  constructor() {
    this.begin();
  }
  /** Whether it broke off, and has lost its files and its key. */
  broken = false;
  /** What was remarked besides its answers, and not shown yet. */
  said = [];
  begin() {
    const page = {
      seconds: () => Date.now() / 1000,
      random: () => crypto.getRandomValues(new Uint32Array(1))[0],
    };
    this.exports = new WebAssembly.Instance(Referee.module, { page }).exports;
  }
  ask(request, bytes = new Uint8Array(0)) {
    const head = new TextEncoder().encode(JSON.stringify({ language: document.documentElement.lang, ...request }));
    const length = 4 + head.length + bytes.length;
    let answer;
    try {
      const at = this.exports.reserve(length);
      const memory = new Uint8Array(this.exports.memory.buffer, at, length);
      new DataView(this.exports.memory.buffer, at, 4).setUint32(0, head.length, true);
      memory.set(head, 4);
      memory.set(bytes, 4 + head.length);
      const size = this.exports.answer();
      const answered = new Uint8Array(this.exports.memory.buffer, this.exports.answered(), size);
      answer = JSON.parse(new TextDecoder().decode(answered));
    } catch (error) {
      this.begin();
      this.broken = true;
      throw new Refused({ message: say("fault", { why: error.message }), hints: [] });
    }
    this.said.push(...answer.said);
    if (answer.error) throw new Refused({ ...answer.error, asks: answer.asks });
    return answer.ok;
  }
}

/** The bytes that an element of this page holds as base64; the element is not needed any more. */
function taken(id) {
  const bytes = Uint8Array.from(atob(byId(id).textContent), (letter) => letter.charCodeAt(0));
  byId(id).remove();
  return bytes;
}
async function unpack() {
  const packed = taken("module");
  const { instance } = await WebAssembly.instantiate(taken("unpacker"));
  const { memory, reserve, unpack, unpacked } = instance.exports;
  const at = reserve(packed.length);
  new Uint8Array(memory.buffer, at, packed.length).set(packed);
  const size = unpack();
  if (!size) throw new Error(say("loading-damaged"));
  return WebAssembly.compile(new Uint8Array(memory.buffer, unpacked(), size));
}

let visitor; // checks, looks, practises, compares; has no key
let own; // plays

// ---- what is shown ----

// Read out, not seen.
const announcer = h("p", { role: "status", "aria-live": "polite", class: "unseen" });
function failed(error) {
  const told = error.told ?? { message: String(error.message ?? error), hints: [] };
  return h("div", { class: "card bad", role: "alert" },
    h("p", { class: "error" }, told.clause ? `${told.message} (${told.clause})` : told.message),
    (told.hints ?? []).map((hint) => h("p", {}, hint)));
}
let trouble; // where failures of what was asked last are shown
let odd = []; // what is wrong with what is kept: said wherever games are
const oddNote = () => (odd.length ? h("div", { class: "trouble" }, odd.map(failed)) : null);
function guarded(action) {
  let busy = false;
  return async (event) => {
    // A second click on the same control while the first one is at work would sign, or send, the same once more.
    if (busy) return event?.preventDefault?.();
    busy = true;
    trouble?.replaceChildren();
    try {
      await action(event);
    } catch (error) {
      if (!(error instanceof Refused)) console.error(error);
      (trouble ?? byId("main")).append(failed(error));
      trouble?.lastChild?.scrollIntoView?.({ block: "nearest" });
    } finally {
      busy = false;
      // What it had is put back at once, so that nothing is kept over it.
      if (own?.broken) await reload();
    }
  };
}
function download(name, text, type = "text/plain") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = h("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}

const views = { start: showStart, play: showPlay, friend: showFriend, learn: showLearn, practise: showPractise, look: showLook, check: showCheck, dispute: showDispute };
/** The parts that the head of the page leads to. */
const inNav = ["start", "play", "learn", "practise", "look", "check", "dispute"];
let current; // the part that is shown
let taker; // takes what is dropped or pasted beside every box
function go(name) {
  current = name;
  for (const entry of byId("nav").children) {
    if (entry.dataset.view === name) entry.setAttribute("aria-current", "page");
    else entry.removeAttribute("aria-current");
  }
  const main = byId("main");
  trouble = h("div", { class: "trouble" });
  taker = takeLetters;
  announcer.textContent = "";
  main.replaceChildren();
  const done = views[name](main);
  main.append(trouble, announcer);
  scrollTo(0, 0);
  return done;
}

/** The empty space at the sides of a drawing, which the page has itself. */
const SPARE = 6;
/** The colours around the board, light and dark; dice stay white. */
const DARK = { "#fffdf8": "#403830", "#2b2420": "#f4ede2", "#6a5f55": "#d3c8b8", "#f0e3c8": "#6b5941" };
const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", () => document.querySelectorAll(".board img").forEach((picture) => (picture.src = drawn(picture.drawing))));
function drawn(svg) {
  const cropped = svg.replace(/ width="[\d.]+" height="[\d.]+" viewBox="0 0 ([\d.]+) ([\d.]+)"/, (_, width, height) => ` width="${width - 2 * SPARE}" height="${height}" viewBox="${SPARE} 0 ${width - 2 * SPARE} ${height}"`);
  return "data:image/svg+xml," + encodeURIComponent(dark.matches ? cropped.replace(/(?<!(?:r="2\.7"|class="die"[^>]*) )fill="(#(?:fffdf8|2b2420|6a5f55|f0e3c8))"/g, (_, colour) => `fill="${DARK[colour]}"`) : cropped);
}
/** Where a place can be touched: as far as half-way to its neighbours, so that fingers find it. */
function reach(places) {
  const gap = (from, one, along, aside) => {
    let least = Infinity;
    for (const other of places) {
      const beside = Math.abs(from[aside] + from[aside + 2] / 2 - other.at[aside] - other.at[aside + 2] / 2);
      const away = Math.abs(from[along] + from[along + 2] / 2 - other.at[along] - other.at[along + 2] / 2);
      if (other !== one && away > 1 && beside < (from[aside + 2] + other.at[aside + 2]) / 2 - 1) least = Math.min(least, away);
    }
    return Math.min(least, 1.7 * from[along + 2]);
  };
  return places.map((one) => {
    const [x, y, wide, high] = one.at;
    const [width, height] = [Math.max(wide, gap(one.at, one, 0, 1)), Math.max(high, gap(one.at, one, 1, 0))];
    return [x - (width - wide) / 2, y - (height - high) / 2, width, height];
  });
}
/** A board on which every place is a control with a name; arrow keys go from place to place, and pieces can be dragged. */
function boardOf(board, touch, touched = [], next = []) {
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(board.svg);
  const [width, height] = size ? [Number(size[1]) - 2 * SPARE, Number(size[2])] : [1, 1];
  const picture = h("img", { alt: board.words.join(" "), src: drawn(board.svg), draggable: "false" });
  picture.drawing = board.svg;
  const box = h("div", { class: "board" }, picture);
  // The whole board is seen at once, with what is said above it and the buttons below it.
  box.style.setProperty("--ratio", (width / height).toFixed(4));
  const at = (name) => board.places.find((place) => same(place.name, name))?.at;
  if (touched.some(at)) box.append(trail(touched.map(at), width, height));
  if (touch && board.places.length) {
    const areas = reach(board.places);
    const all = board.places.map((place, number) => {
      const what = place.holds.length ? say("board-holds", { name: place.name, what: place.holds.join(", ") }) : say("board-empty", { name: place.name });
      const marks = [place.holds.length && "piece", next.some((name) => same(name, place.name)) && (touched.length ? "next" : "can")];
      const control = h("button", {
        type: "button", class: marks.filter(Boolean).join(" "), "data-place": place.name, "aria-label": what, title: what, tabindex: number ? "-1" : "0",
        "aria-pressed": String(touched.some((name) => same(name, place.name))), onclick: guarded(() => dragged || touch(place.name)),
        onkeydown: (event) => walk(event, all, board.places, number), onpointerdown: (event) => drag(event, box, picture, place, touch, touched),
      });
      const [x, y, wide, high] = areas[number];
      Object.assign(control.style, { left: `${(100 * (x - SPARE)) / width}%`, top: `${(100 * y) / height}%`, width: `${(100 * wide) / width}%`, height: `${(100 * high) / height}%` });
      return control;
    });
    box.append(h("div", { role: "group", "aria-label": say("board") }, all));
  }
  return box;
}
const same = (one, other) => one.toLowerCase() === other.toLowerCase();
/** The way that pieces are about to go. */
function trail(spots, width, height) {
  const draw = (name, attributes) => {
    const node = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    return node;
  };
  const middle = ([x, y, wide, high]) => [x + wide / 2 - SPARE, y + high / 2];
  const root = draw("svg", { class: "trail", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  for (let number = 0; number < spots.length; number += 2) {
    const [from, to] = [spots[number], spots[number + 1]];
    if (from && to) {
      const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
      root.append(draw("line", { x1: ax, y1: ay, x2: bx, y2: by }), draw("circle", { cx: bx, cy: by, r: 8 }));
    }
  }
  return root;
}
let dragged = false; // whether the pointer has carried a piece, so that its release is no click
/** Carries a piece to where it is let go. A finger hides what it touches, so the piece is shown larger then. */
function drag(event, box, picture, place, touch, touched) {
  dragged = false;
  if (event.button || !place.holds.length) return;
  const [x, y, finger] = [event.clientX, event.clientY, event.pointerType === "touch"];
  const edges = picture.getBoundingClientRect();
  const side = Math.min(edges.width / 7, 64), scale = finger ? 1.6 : 1;
  let lens;
  const move = (event) => {
    if (!lens && Math.hypot(event.clientX - x, event.clientY - y) < 8) return;
    if (!lens) {
      lens = h("div", { class: "lens", "aria-hidden": "true" });
      Object.assign(lens.style, { width: `${side * scale}px`, height: `${side * scale}px`, backgroundImage: `url("${picture.src}")`, backgroundSize: `${edges.width * scale}px ${edges.height * scale}px`,
        backgroundPosition: `${-(x - edges.left - side / 2) * scale}px ${-(y - edges.top - side / 2) * scale}px` });
      document.body.append(lens);
    }
    Object.assign(lens.style, { left: `${event.clientX - (side * scale) / 2}px`, top: `${event.clientY - (side * scale) / 2 - (finger ? side * scale : 0)}px` });
  };
  const end = (event) => {
    for (const [kind, act] of Object.entries({ pointermove: move, pointerup: end, pointercancel: end })) removeEventListener(kind, act);
    if (!lens) return;
    lens.remove();
    dragged = true;
    setTimeout(() => (dragged = false), 50);
    if (event.type === "pointercancel") return;
    const to = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]")?.dataset.place;
    if (!to || to === place.name) return;
    guarded(async () => {
      if (touched.at(-1) !== place.name) await touch(place.name);
      await touch(to);
    })();
  };
  for (const [kind, act] of Object.entries({ pointermove: move, pointerup: end, pointercancel: end })) addEventListener(kind, act);
}
function walk(event, all, places, from) {
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const way = ways[event.key];
  if (!way) return;
  event.preventDefault();
  const middle = ([x, y, wide, high]) => [x + wide / 2, y + high / 2];
  const [x, y] = middle(places[from].at);
  let best, least = Infinity;
  places.forEach((place, number) => {
    const [px, py] = middle(place.at);
    const along = (px - x) * way[0] + (py - y) * way[1];
    const aside = Math.abs((px - x) * way[1]) + Math.abs((py - y) * way[0]);
    if (along > 1 && along + 3 * aside < least) [best, least] = [number, along + 3 * aside];
  });
  if (best === undefined) return;
  all.forEach((control, number) => control.setAttribute("tabindex", number === best ? "0" : "-1"));
  all[best].focus();
}
const inWords = (board) => [
  details(say("look-words"), ...board.words.map((line) => h("p", {}, line))),
  details(say("look-text"), h("pre", { class: "characters" }, board.text)),
];

/** Turns that were begun and are not signed, by game and entry: nobody loses them by looking at something else. */
const drafts = new Map();

/** A board beside what can be done; on a small screen above it. */
const stage = (picture, acts, more) => h("div", { class: "stage" }, h("div", { class: "boardroom" }, picture), h("div", { class: "side" }, h("div", { class: "acts" }, acts), more));

/** Leads to a move: clicked or dragged on the board, typed, or chosen from lists; turns of steps step by step. `ask` looks moves up.
 * A whole turn is shown by `look` before `play` takes it; without `look` it is played at once. */
function mover({ key, board, groups, written, steps, placeless, about, notation, ask, look, play, label, head = [], more = [] }) {
  const begun = { steps: "", touched: [], chosen: "", ...drafts.get(key) };
  let now = { board, groups, about, told: [] }, found = { moves: [], next: [], whole: 0 }, shown;
  const picture = h("div", {}), acts = h("div", {});
  const typed = h("input", { autocomplete: "off", autocapitalize: "off", spellcheck: "false", "data-move": "" });
  const remember = () => {
    if (key === undefined) return;
    if (begun.steps || begun.touched.length || begun.chosen) drafts.set(key, { ...begun });
    else drafts.delete(key);
  };
  /** Looks up what can follow, after the steps and places so far. */
  const find = () => {
    const answer = ask({ begun: begun.steps, touched: begun.touched });
    found = answer;
    if (steps && begun.steps) now = answer;
    if (steps && !begun.steps) now = { board, groups, about, told: [] };
  };
  const choose = async (text) => {
    begun.touched = [];
    typed.value = text;
    if (!look) return play(text);
    shown = await look(text, () => choose(text));
    begun.chosen = shown ? text : "";
    draw();
    if (shown) acts.querySelector("#sign")?.focus({ preventScroll: true });
  };
  const take = async (text) => {
    // All that is chosen or typed is read in the letters of the reader's language.
    if (!steps) return choose(asRead(text));
    begun.steps = begun.steps ? `${begun.steps}; ${text}` : text;
    begun.touched = [];
    find();
    typed.value = begun.steps;
    if (!now.groups.some((group) => group.moves.length)) return choose(begun.steps);
    draw();
    acts.querySelector("button")?.focus({ preventScroll: true });
  };
  const touch = async (place) => {
    if (begun.chosen) return;
    const before = begun.touched;
    begun.touched = [...before, place];
    find();
    if (!found.moves.length && before.length) {
      // The same place once more lets go of it; another one begins anew.
      begun.touched = before.length === 1 && same(before[0], place) ? [] : [place];
      find();
    }
    if (found.moves.length === 1 && begun.touched.length && (found.whole || begun.touched.length > 1 || steps)) return take(found.moves[0]);
    draw();
    picture.querySelector(`[data-place="${CSS.escape(place)}"]`)?.focus({ preventScroll: true });
  };
  const back = () => {
    if (begun.chosen && !steps) begun.chosen = "";
    else if (begun.touched.length) begun.touched = begun.touched.slice(0, -1);
    else [begun.chosen, begun.steps] = ["", begun.steps.split("; ").slice(0, -1).join("; ")];
    shown = undefined;
    typed.value = begun.steps;
    find();
    draw();
  };
  /** A move as the reader's language writes it. */
  const asRead = (text) => written?.[text] ?? found.written?.[text] ?? text;
  const list = (moves) => h("div", { class: "moves" }, moves.map((text) => button(asRead(text), () => take(text))));
  /** What is left to be decided between: promotions, stones that are taken, ways of one piece. */
  const choices = () => {
    if (found.whole) return found.moves.slice(0, found.whole);
    return found.moves.length <= 6 || !found.next.length ? found.moves.slice(0, 24) : [];
  };
  function draw() {
    remember();
    const { touched, chosen } = begun;
    picture.replaceChildren(boardOf(shown?.board ?? now.board, chosen ? null : touch, touched, found.next));
    const parts = [];
    if (chosen) {
      parts.push(h("p", { class: "turn" }, h("strong", {}, shown.line.trim())), (shown.told ?? []).map((line) => h("p", {}, line)), (shown.slips ?? []).map((slip) => h("p", {}, say("play-slips", { slip }))),
        h("div", { class: "row" }, button(label, () => play(chosen), { class: "main", id: "sign" }), button(say("move-back"), back)));
    } else if (touched.length) {
      const places = touched.join(", ");
      parts.push(h("p", {}, found.moves.length ? places : say("move-none", { places })), list(choices()));
    } else {
      parts.push(head, now.about ? h("p", {}, now.about) : null, (now.told ?? []).map((line) => h("p", { class: "faint" }, line)));
      if (!steps && !placeless.length && groups.length) parts.push(h("p", { class: "faint" }, say("move-hint")));
      if (!steps && placeless.length) parts.push(h("div", { class: "row", "data-placeless": "" }, placeless.map((text) => button(text, () => take(text), { class: "main" }))));
    }
    if (!chosen) {
      // Beside the board: where pieces enter from, and where they leave to.
      const beside = found.next.filter((name) => !now.board.places.some((place) => same(place.name, name)));
      if (beside.length) parts.push(h("div", { class: "row" }, beside.map((name) => button(say(`move-${name}`), () => touch(name), { "data-place": name }))));
      if (steps && !touched.length) parts.push(now.groups.map((group) => [h("h3", {}, group.title), list(group.moves)]));
      if (begun.steps) parts.push(h("p", { class: "faint" }, say("move-sofar", { begun: begun.steps })));
      if (begun.steps || touched.length) parts.push(h("div", { class: "row" }, button(say("move-back"), back)));
    }
    acts.replaceChildren(...parts.flat(4).filter(Boolean));
  }
  const again = begun.chosen;
  begun.chosen = "";
  find();
  draw();
  // What was chosen before something else was looked at.
  if (again) guarded(() => choose(again))();
  const form = h("form", { onsubmit: guarded((event) => { event.preventDefault(); return choose(typed.value.trim()); }) },
    field(say("move-label"), typed), h("div", { class: "row" }, h("button", { type: "submit" }, say(look ? "move-look" : "move-play"))));
  const count = groups.reduce((sum, group) => sum + group.moves.length, 0);
  const others = steps || !count ? null : details(say("move-list", { count }), groups.map((group) => [h("h3", {}, group.title), list(group.moves)]));
  return stage(picture, acts, [details(say("move-typed"), form, others, h("p", { class: "faint" }, prose(notation))), more]);
}

// ---- files ----

async function read(list) {
  const found = [];
  for (const file of list) found.push({ path: file.webkitRelativePath || file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  return found;
}
async function dropped(transfer) {
  // Asked at once: after a wait there is nothing in it any more.
  const items = [...transfer.items].filter((item) => item.kind === "file").map((item) => ({ entry: item.webkitGetAsEntry?.(), file: item.getAsFile() }));
  // A page that was opened from a file may read dropped files, but in some browsers not through their entries.
  const found = await read(items.filter(({ entry, file }) => file && !entry?.isDirectory).map(({ file }) => file));
  try {
    for (const { entry } of items) if (entry?.isDirectory) await visit(entry, found);
  } catch {
    throw new Refused({ message: say("files-directory-dropped"), hints: [] });
  }
  return found;
}
async function visit(entry, found) {
  if (entry.isFile) {
    const file = await new Promise((done, refused) => entry.file(done, refused));
    found.push({ path: entry.fullPath.replace(/^\//, ""), bytes: new Uint8Array(await file.arrayBuffer()) });
    return;
  }
  const reader = entry.createReader();
  for (;;) {
    const some = await new Promise((done, refused) => reader.readEntries(done, refused));
    if (!some.length) return;
    for (const inside of some) await visit(inside, found);
  }
}
// What is dropped beside a box is taken as in it, and does not lead the browser away from the page.
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", guarded(async (event) => {
  event.preventDefault();
  const files = await dropped(event.dataTransfer);
  if (files.length) await taker?.(files);
}));
addEventListener("paste", guarded(async (event) => {
  if (!taker || event.target.closest?.("input, textarea, .drop")) return;
  const text = event.clipboardData.getData("text/plain");
  const files = event.clipboardData.files.length ? await read(event.clipboardData.files) : isLetter(text) ? [written(text)] : [];
  if (!files.length) return;
  event.preventDefault();
  await taker(files);
}));
/** Whether a text that is pasted is meant as a letter. */
const isLetter = (text) => /BEGIN ADJUDICATE|^---$|^\{"adjudicate"/m.test(text);
const written = (text, path = "letter") => ({ path, bytes: new TextEncoder().encode(text) });
/** A place to drop, choose or paste; `take` gets the files. */
function intake(take, pasteName) {
  const chosen = h("input", { type: "file", multiple: true, onchange: guarded(async (event) => take(await read(event.target.files))) });
  const folder = h("input", { type: "file", webkitdirectory: true, onchange: guarded(async (event) => take(await read(event.target.files))) });
  const text = h("textarea", { spellcheck: "false" });
  const box = h("div", { class: "drop" }, h("p", {}, say("files-drop")), field(say("files-choose"), chosen), field(say("files-directory"), folder),
    field(say("files-paste"), text),
    h("div", { class: "row" }, button(say("files-pasted"), async () => {
      await take([written(text.value, pasteName)]);
      text.value = "";
    })));
  box.addEventListener("dragover", () => box.classList.add("over"));
  box.addEventListener("dragleave", () => box.classList.remove("over"));
  box.addEventListener("drop", guarded(async (event) => {
    event.preventDefault();
    event.stopPropagation();
    box.classList.remove("over");
    await take(await dropped(event.dataTransfer));
  }));
  box.addEventListener("paste", guarded(async (event) => {
    // A whole letter needs no second word.
    const pasted = event.clipboardData.getData("text/plain");
    const files = event.clipboardData.files.length ? await read(event.clipboardData.files) : !text.value.trim() && isLetter(pasted) ? [written(pasted, pasteName)] : [];
    if (!files.length) return;
    event.preventDefault();
    await take(files);
  }));
  return box;
}

// ---- check ----

let given = []; // what was handed in to be checked
const begins = (bytes, text) => new TextDecoder().decode(bytes.subarray(0, text.length)) === text;
function handIn(files) {
  visitor = new Referee();
  given = files;
  const taken = new Set();
  for (const file of files) {
    // A path here has no `\` and no control characters; some systems allow both in names of files.
    file.path = file.path.replace(/[\\\p{Cc}]/gu, "_");
    while (taken.has(file.path)) file.path = `_${file.path}`;
    taken.add(file.path);
  }
  for (const file of files) visitor.ask({ do: "put", path: file.path }, file.bytes);
}
/** Files and directories as they would be named on a command line. */
const named = (files) => [...new Set(files.map((file) => (file.path.includes("/") ? file.path.split("/")[0] : file.path)))];

function showCheck(main) {
  const results = h("section", { "aria-live": "polite", id: "results" });
  main.append(h("h2", {}, say("check-title")), h("p", { class: "faint" }, say("check-lead")), intake(taker = (files) => { handIn(files); checkAll(results); results.scrollIntoView(); }, "pasted.yaml"), results);
  if (given.length) checkAll(results);
}
function verdictCard(item) {
  const good = ["over", "running", "proved"].includes(item.verdict);
  const name = item.json?.file;
  return h("div", { class: `card ${good ? "good" : item.verdict === "event" ? "" : "bad"}`, "data-verdict": item.verdict },
    item.line ? h("p", { class: "mark" }, item.line) : null, item.more.map((line) => h("p", {}, line.trim())),
    item.failure ? h("pre", {}, item.failure.shown) : null,
    h("div", { class: "row" }, ["over", "running"].includes(item.verdict) ? button(say("check-look"), () => { looked = name; go("look"); }) : null),
    item.json ? details(say("check-json"), h("pre", { class: "json" }, JSON.stringify(item.json))) : null);
}
function checkAll(results) {
  results.replaceChildren();
  const logs = given.filter((file) => begins(file.bytes, "---") || begins(file.bytes, "evidence:") || /\.ya?ml$/.test(file.path));
  const letters = given.filter((file) => !logs.includes(file));
  const paths = named(logs).filter((path) => logs.some((file) => file.path === path || file.path.startsWith(path + "/")));
  const items = paths.length ? visitor.ask({ do: "check", paths }) : [];
  const bad = items.filter((item) => ["invalid", "unreadable", "nothing"].includes(item.verdict)).length;
  if (items.length > 1) results.append(h("p", {}, say("check-summary", { count: items.length, bad })));
  for (const file of logs.filter((file) => /(^|\/)event\.yaml$/.test(file.path))) {
    const told = visitor.ask({ do: "event", path: file.path });
    const fine = told.json.verdict !== "invalid";
    results.append(h("div", { class: `card ${fine ? "good" : "bad"}` }, h("h3", {}, say("check-event")), told.failures.map((one) => h("pre", {}, one.shown)),
      told.lines.map((line) => h("p", {}, line.trim())), fine ? h("div", { class: "row" }, button(say("event-open"), () => takeLetters([file]), { "data-event": file.path })) : null, details(say("check-json"), h("pre", { class: "json" }, JSON.stringify(told.json)))));
  }
  const shown = items.filter((item) => item.verdict !== "event");
  results.append(...shown.slice(0, 300).map(verdictCard));
  if (letters.length && named(given).length) {
    try {
      const told = visitor.ask({ do: "dispute", paths: named(given) });
      results.append(h("div", { class: "card" }, h("h3", {}, say("check-letters")), told.failures.map((one) => h("pre", {}, one.shown)),
        h("pre", { class: "report" }, [...told.remarks, ...told.lines].join("\n"))));
    } catch (error) {
      results.append(failed(error));
    }
  }
}

// ---- look ----

let looked;
function showLook(main) {
  const logs = given.filter((file) => begins(file.bytes, "---\nseq: 0\n")).map((file) => file.path);
  const room = h("div", {});
  main.append(h("h2", {}, say("look-title")));
  const box = intake(taker = (files) => { handIn(files); looked = undefined; go("look"); }, "pasted.yaml");
  if (!logs.length) {
    main.append(box, h("p", {}, say("look-none")));
    return;
  }
  main.append(details(say("look-other"), box));
  if (!logs.includes(looked)) looked = logs[0];
  const choice = h("select", { onchange: guarded(() => { looked = choice.value; replay(room, looked); }) },
    logs.map((path) => h("option", { value: path, selected: path === looked }, path)));
  if (logs.length > 1) main.append(...field(say("look-which"), choice));
  main.append(room);
  trouble = h("div", {});
  guarded(() => replay(room, looked))();
}
function replay(room, path) {
  const game = visitor.ask({ do: "look", path });
  let step = game.steps.length - 1, turned = false;
  const picture = h("div", {}), now = h("div", { "aria-live": "polite" });
  const slider = h("input", { type: "range", min: 0, max: game.steps.length - 1, value: step, "aria-label": say("look-entry"), oninput: () => show(Number(slider.value)) });
  const arrow = (sign, key, to) => button(sign, () => show(to()), { "aria-label": say(key), title: say(key) });
  const story = h("ol", { class: "story" }, game.steps.map((one, number) => h("li", {},
    h("button", { type: "button", onclick: () => show(number), "aria-label": `${say("look-entry")} ${one.entry}` }, String(one.entry)), " ", one.happened.join("; "),
    one.say ? h("blockquote", {}, one.say) : null, one.remarks.map((line) => h("p", { class: "faint" }, line)))));
  function show(number) {
    step = Math.max(0, Math.min(game.steps.length - 1, number));
    slider.value = step;
    const one = game.steps[step];
    const board = visitor.ask({ do: "drawing", step, turned });
    picture.replaceChildren(boardOf(board), ...inWords(board));
    now.replaceChildren(h("p", {}, h("strong", {}, say("look-step", one))), ...one.happened.map((line) => h("p", {}, line)),
      ...(one.say ? [h("blockquote", {}, one.say)] : []), ...one.remarks.map((line) => h("p", { class: "faint" }, line)),
      ...(one.proof.length ? [details(say("look-proof"), h("dl", {}, one.proof.map(([what, value]) => [h("dt", {}, what), h("dd", {}, value)])))] : []));
    [...story.children].forEach((line, place) => (place === step ? line.setAttribute("aria-current", "true") : line.removeAttribute("aria-current")));
  }
  room.replaceChildren(h("h3", {}, game.title), ...game.options.map((line) => h("p", { class: "faint" }, line)), h("div", { class: "stage" },
    h("div", {}, picture, h("div", { class: "controls", role: "group", "aria-label": say("look-controls") },
      arrow("\u00ab", "look-first", () => 0), arrow("\u2039", "look-back", () => step - 1), slider, arrow("\u203a", "look-on", () => step + 1), arrow("\u00bb", "look-last", () => game.steps.length - 1)),
      game.steps.at(-1).turns ? button(say("look-turn"), () => { turned = !turned; show(step); }) : null, now),
    h("section", {}, h("h3", {}, say("look-story")), story, ...game.outlook.map((line) => h("p", {}, h("strong", {}, line))))));
  show(step);
}

// ---- the start ----

/** What somebody can want who opens the page. */
async function showStart(main) {
  const room = h("div", { id: "start" });
  main.append(room);
  await guarded(async () => {
    await enter();
    const choice = (view, act = () => go(view)) => h("li", {}, button([h("strong", {}, say(`start-${view}`)), " ", h("span", {}, say(`start-${view}-about`))], act, { "data-start": view }));
    const letter = h("div", { id: "letter-in" });
    const bring = () => {
      letter.replaceChildren(intake(takeLetters, "letter"));
      letter.querySelector("textarea").focus();
    };
    const games = own.ask({ do: "here" });
    const events = eventList(() => go("play"));
    room.append(oddNote() ?? "", h("h2", {}, say("start-title")), h("ul", { class: "choices" }, choice("friend"), choice("letter", bring)), letter,
      games.length ? gameList(() => go("play"), games) : "", events ?? "", h("ul", { class: "choices" }, choice("learn"), choice("practise"), choice("check")), h("p", { class: "faint" }, say("lead")));
  })();
}

// ---- learn ----

let course; // the game whose rules are learnt
const lessons = new Map(); // how far somebody has come with each game
function rulesOf(game) {
  const clauses = (list) => list.map((one) => h("p", {}, h("strong", {}, one.clause), " ", prose(one.text)));
  return [details(say("learn-rules"), h("p", {}, prose(game.notation)), clauses(game.clauses)), details(say("learn-common"), clauses(game.common))];
}
function showLearn(main) {
  const room = h("div", { id: "learn" });
  main.append(room);
  const draw = () => {
    const game = course && gamesKnown().find((one) => one.game === course);
    room.replaceChildren();
    if (game) return lesson(room, game, draw);
    room.append(h("h2", {}, say("learn-title")), h("p", { class: "faint" }, say("learn-lead")), h("ul", { class: "choices" }, gamesKnown().map((game) => h("li", {},
      button([h("strong", {}, game.title), " ", h("span", {}, say("learn-lessons", { count: game.lessons }))], () => { course = game.game; draw(); }, { "data-learn": game.game })))));
  };
  draw();
}
function lesson(room, game, again) {
  const place = lessons.get(game.game) ?? 0;
  const tutor = new Referee();
  const to = (number) => () => { lessons.set(game.game, number); again(); byId("learn").scrollIntoView(); };
  const leave = button(say("learn-other"), () => { course = undefined; again(); }, { class: "quiet" });
  room.append(h("div", { class: "bar" }, leave, h("h2", {}, game.title)));
  if (place >= game.lessons) {
    room.append(h("p", {}, say("learn-end")), h("div", { class: "row" }, button(say("learn-again"), to(0)), button(say("start-practise"), () => go("practise")), button(say("start-friend"), () => go("friend"))), ...rulesOf(game));
    return;
  }
  const told = tutor.ask({ do: "lesson", game: game.game, place });
  const outcome = h("div", { role: "status", id: "lesson-outcome" });
  const steps = h("div", { class: "row" }, place ? button(say("learn-back"), to(place - 1)) : null, button(say(told.asks ? "learn-skip" : "learn-next"), to(place + 1), told.asks ? {} : { class: "main", id: "lesson-next" }));
  const hints = h("div", {});
  const help = told.hints.length ? button(say("learn-hint"), () => { const line = told.hints[hints.children.length]; if (line) hints.append(h("p", {}, prose(line))); }) : null;
  const text = [h("p", { class: "faint" }, say("learn-place", told)), h("p", {}, prose(told.text)), told.table ? h("p", { class: "faint" }, told.table) : null, told.asks ? h("p", {}, h("strong", {}, prose(told.task))) : null];
  const answer = (typed) => {
    const judged = tutor.ask({ do: "lesson-answer", game: game.game, place, text: typed });
    if (!judged.done) {
      outcome.replaceChildren(h("p", { class: "note" }, prose(say("learn-elsewhere", judged))));
      return;
    }
    const next = button(say("learn-next"), to(place + 1), { class: "main", id: "lesson-next" });
    room.replaceChildren(room.firstChild, judged.board ? stage(boardOf(judged.board), [h("p", {}, h("strong", {}, say("learn-right", judged))), h("div", { class: "row" }, next)], judged.outlook.map((line) => h("p", {}, line)))
      : h("div", {}, h("p", {}, h("strong", {}, say("learn-right", judged))), h("div", { class: "row" }, next)));
    next.focus({ preventScroll: true });
  };
  const rule = details(say("learn-rule"), h("p", {}, prose(told.clause)));
  const more = [hints, h("div", { class: "row" }, help), rule, ...rulesOf(game)];
  if (told.seen?.acts && told.asks) {
    const claims = h("input", { autocomplete: "off" });
    room.append(mover({ ...told.seen, ask: (more) => tutor.ask({ do: "touch", path: null, ...more }), play: answer, head: [...text, outcome, steps],
      more: [...more, details(say("learn-say"), field(say("learn-say"), claims), button(say("learn-say-do"), () => answer(claims.value)))] }));
  } else {
    const typed = h("input", { autocomplete: "off" });
    const form = told.asks ? h("form", { onsubmit: guarded((event) => { event.preventDefault(); answer(typed.value); }) }, field(say(told.charter ? "learn-options" : "learn-say"), typed), h("div", { class: "row" }, h("button", { type: "submit", class: "main" }, say("learn-say-do")))) : null;
    const acts = [...text, outcome, form, steps].filter(Boolean);
    room.append(told.seen ? stage(boardOf(told.seen.board), acts, more) : h("div", {}, acts, more));
  }
}

// ---- practise ----

let table; // the referee at whose table somebody sits
let known; // all games, with their options
const gamesKnown = () => (known ??= visitor.ask({ do: "games" }));
function gameChoice(chosen) {
  return h("select", { "data-game-choice": "" }, gamesKnown().map((game) => h("option", { value: game.game, selected: game.game === chosen }, game.title)));
}
/** The options of a game as a form: what each means, and its default; `values` gives those that are set, `given` those at the beginning. */
function optionsForm(select, folded = true, given = {}) {
  const room = h("div", {});
  let controls = [];
  const control = (option) => {
    const words = option.choices.flatMap((one) => one.words ?? (one.to - one.from < 12 ? Array.from({ length: one.to - one.from + 1 }, (_, number) => String(one.from + number)) : []));
    const some = option.choices.find((one) => one.some)?.some;
    if (some) {
      const boxes = some.map((word) => h("input", { type: "checkbox", value: word, checked: given[option.key]?.split(",").includes(word) }));
      const set = h("fieldset", { "data-option": option.key }, h("legend", {}, title(option.key)), h("p", { class: "faint" }, option.about), boxes.map((box) => h("label", { class: "inline" }, box, box.value)));
      return { nodes: [set], value: () => boxes.filter((box) => box.checked).map((box) => box.value).join(",") };
    }
    const about = h("span", { class: "faint", id: `about-${option.key}` }, option.about);
    const wide = option.choices.some((one) => one.text || one.boards || one.to - one.from >= 12);
    const field_ = wide ? h("input", { placeholder: option.default, autocomplete: "off" })
      : h("select", {}, h("option", { value: "" }, say("option-default", option)), words.filter((word) => word !== option.default).map((word) => h("option", { value: word }, word)));
    field_.dataset.option = option.key;
    field_.value = given[option.key] ?? "";
    field_.setAttribute("aria-describedby", about.id);
    return { nodes: [...field(wide ? say("option-range", { name: title(option.key), accepts: option.accepts }) : title(option.key), field_), about], value: () => field_.value.trim() };
  };
  const title = (key) => key.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
  const draw = () => {
    const game = gamesKnown().find((one) => one.game === select.value);
    controls = (game?.options ?? []).map((option) => ({ key: option.key, ...control(option) }));
    const inside = controls.length ? controls.map((one) => h("div", { class: "option" }, one.nodes)) : [h("p", {}, say("option-none"))];
    const rules = game ? rulesOf(game) : [];
    room.replaceChildren(folded ? details(say("practise-options"), ...inside) : h("div", {}, inside), ...rules);
  };
  select.addEventListener("change", draw);
  draw();
  return { room, values: () => controls.map((one) => [one.key, one.value()]).filter(([, value]) => value).map(([key, value]) => `${key}=${value}`) };
}
function showPractise(main) {
  const room = h("div", { id: "practise" });
  main.append(room);
  if (table) return sit(room);
  room.append(h("h2", {}, say("practise-title")), h("p", { class: "faint" }, say("practise-lead")));
  const game = gameChoice();
  const players = h("input", { value: "alice, bob" });
  const first = h("input", { placeholder: say("practise-first-dice") });
  const options = optionsForm(game);
  room.append(h("form", { onsubmit: guarded((event) => {
    event.preventDefault();
    const opened = new Referee();
    opened.ask({ do: "table", game: game.value, players: players.value.split(",").map((name) => name.trim()).filter(Boolean), options: options.values(), first: first.value.trim() || null, seed: null });
    table = opened;
    go("practise");
  }) }, field(say("practise-game"), game), field(say("practise-players"), players), field(say("practise-first"), first), options.room,
    h("div", { class: "row" }, h("button", { class: "main", type: "submit" }, say("practise-begin")))));
}
function sit(room) {
  const seen = table.ask({ do: "seen" });
  const again = () => { room.replaceChildren(); sit(room); };
  const act = (request) => () => { table.ask(request); again(); byId("practise").scrollIntoView(); };
  room.append(h("div", { class: "bar" }, button(say("practise-again"), () => { table = undefined; go("practise"); }, { class: "quiet" }), h("h2", { tabindex: "-1", id: "table" }, seen.title)),
    h("div", { class: "status" }, seen.outlook.map((line) => h("p", {}, line))));
  const head = [];
  const other = h("input", {}), numbers = h("input", { inputmode: "numeric" });
  const more = [];
  if (seen.throws) {
    head.push(h("div", { class: "row" }, button(say("practise-throw"), act({ do: "throw" }), { class: "main", id: "throw" })));
    more.push(details(say("practise-dice"), field(say("practise-dice"), numbers), h("div", { class: "row" }, button(say("practise-dice-take"), () => { table.ask({ do: "line", text: `dice: ${numbers.value}` }); again(); }))));
  }
  const undo = seen.lines.length ? h("div", { class: "row" }, button(say("practise-undo"), act({ do: "back" }))) : null;
  more.push(undo, inWords(seen.board),
    details(say("practise-other", { name: seen.names[0] }), field(say("practise-other", { name: seen.names[0] }), other), button(say("practise-say"), () => { table.ask({ do: "line", text: other.value }); again(); })),
    details(say("practise-lines"), h("pre", {}, seen.lines.join("\n")), button(say("practise-save"), () => download("table.txt", seen.lines.join("\n") + "\n"))));
  const play = (text) => { table.ask({ do: "line", text: `${seen.acts}: ${text}` }); again(); byId("practise").scrollIntoView(); byId("table")?.focus({ preventScroll: true }); };
  room.append(seen.acts ? mover({ ...seen, head, more, play, ask: (more) => table.ask({ do: "touch", path: null, ...more }) }) : stage(boardOf(seen.board), head, more));
}

// ---- dispute ----

function showDispute(main) {
  const results = h("section", { "aria-live": "polite", id: "results" });
  const compare = (files) => {
    handIn(files);
    const told = visitor.ask({ do: "dispute", paths: named(files) });
    results.replaceChildren(h("div", { class: `card ${told.json.dispute ? "bad" : "good"}` }, told.failures.map((one) => h("pre", {}, one.shown)),
      h("pre", { class: "report" }, [...told.remarks, ...told.lines].join("\n"))),
      ...(told.letter ? [details(say("dispute-letter"), h("pre", { class: "report" }, told.letter))] : []),
      h("div", { class: "row" }, told.evidence.map((text, number) => button(say("dispute-evidence"), () => download(number ? `evidence-${number + 1}.yaml` : "evidence.yaml", text)))),
      details(say("check-json"), h("pre", { class: "json" }, JSON.stringify(told.json))));
    results.scrollIntoView();
  };
  main.append(h("h2", {}, say("dispute-title")), h("p", { class: "faint" }, say("dispute-lead")), intake(taker = compare, "pasted.txt"), results);
}

// ---- what is kept ----

/** Whether other pages can read and change what is kept, as browsers let all pages that were opened from a disk. */
const shared = !/^https?:$/.test(location.protocol);
const kept = {
  base: undefined, revision: 0, mark: null, durable: false, why: "", files: {},
  async open() {
    try {
      this.base = await new Promise((done, refused) => {
        const asked = indexedDB.open("adjudicate", 1);
        asked.onupgradeneeded = () => asked.result.createObjectStore("kept");
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => refused(asked.error);
      });
      this.durable = true;
      try {
        this.lasting = (await navigator.storage?.persisted?.()) ?? false;
        // Some browsers ask the person, who may answer late or never.
        navigator.storage?.persist?.().then((lasts) => (this.lasting = lasts), () => {});
      } catch {
        this.lasting = false;
      }
    } catch (error) {
      this.base = undefined;
      this.why = String(error?.message ?? error);
    }
  },
  transact(mode, work) {
    return new Promise((done, refused) => {
      const transaction = this.base.transaction("kept", mode, { durability: "strict" });
      let result;
      transaction.oncomplete = () => done(result);
      transaction.onerror = transaction.onabort = () => refused(transaction.error ?? new Error("aborted"));
      work(transaction.objectStore("kept"), (value) => (result = value), transaction);
    });
  },
  async load() {
    // Where the browser keeps nothing, what was there last is in this page alone.
    if (!this.base) return this.files;
    const found = await this.transact("readonly", (store, give) => (store.get("games").onsuccess = (event) => give(event.target.result)));
    this.revision = found?.revision ?? 0;
    // Another page may have written anything here: what is no mark is none.
    const { key, mac } = found?.mark ?? {};
    this.mark = typeof key === "string" && typeof mac === "string" ? { key, mac } : null;
    return found?.files ?? {};
  },
  /** Writes all files with their mark if nobody else has written since they were loaded; false if somebody has. What somebody has
   * deleted meanwhile is written again. */
  async save(files, mark) {
    if (!this.base) {
      this.files = files;
      return true;
    }
    const before = this.revision;
    const written = await this.transact("readwrite", (store, give) => {
      store.get("games").onsuccess = (event) => {
        const there = event.target.result?.revision ?? before;
        if (there !== before) return give(false);
        store.put({ revision: before + 1, files, mark }, "games");
        give(true);
      };
    });
    if (written) [this.revision, this.mark] = [before + 1, mark];
    return written;
  },
  async key(text) {
    if (!this.base) return undefined;
    if (text === undefined) return this.transact("readonly", (store, give) => (store.get("key").onsuccess = (event) => give(event.target.result)));
    return this.transact("readwrite", (store) => (text === null ? store.delete("key") : store.put(text, "key")));
  },
};
let agreed = false; // that nothing is kept
let unsaved = false; // whether something was signed that is kept nowhere
let keyFile; // the text of the open key's file, to open it again in another session
let passphrase;
let keyLine;
let encrypted = false; // whether that file has a passphrase
let inFile = false; // whether the person has that file
let inBrowser = false; // whether it, and no other one, is kept in the browser
/** How what was signed stands to the mark that was kept with it, where other pages can change it. */
let guard = "good";
let guardKey; // whose mark it is
let mails = false; // whether a link into the mail program was clicked, for which browsers ask as if the page were left
addEventListener("beforeunload", (event) => {
  if (mails || (!(keyFile && !inFile && !inBrowser) && !unsaved && !drafts.size)) return;
  event.preventDefault();
  event.returnValue = "";
});

async function reload() {
  const files = await kept.load();
  odd = [];
  own = new Referee();
  for (const [path, text] of Object.entries(files)) {
    try {
      own.ask({ do: "put", path }, new TextEncoder().encode(text));
    } catch (error) {
      // This page never wrote such a file.
      odd.push(error);
    }
  }
  if (keyFile) own.ask({ do: "key-open", text: keyFile, passphrase: passphrase ?? null });
  judge();
}
/** Finds out whether what was signed is what the open key has signed. */
function judge() {
  const found = shared && kept.base ? own.ask({ do: "state-check", mark: kept.mark }) : { standing: "good", key: null };
  [guard, guardKey] = [found.standing, found.key];
}
const isSound = () => ["good", "empty"].includes(guard);
const unsound = () => new Refused({ message: say(`guard-${guard}`, { key: guardKey }), hints: [say(guard === "locked" ? "guard-open" : "guard-then")] });
/** Keeps all files, under the mark of the open key where other pages can change them. */
async function keep() {
  const { mark, empty } = own.ask({ do: "state-mark" });
  if (shared && kept.base && !mark && !empty) throw new Refused({ message: say("guard-locked"), hints: [say("guard-open")] });
  const written = await kept.save(own.ask({ do: "files" }), mark ?? kept.mark);
  if (written && !empty) guard = "good";
  return written;
}
/** Asks for something that changes files, and hands its answer out only when they are kept. */
let queue = Promise.resolve();
function change(request, bytes) {
  const next = queue.then(async () => {
    if (own.broken) await reload();
    if (!isSound()) throw unsound();
    let answer;
    try {
      answer = own.ask(request, bytes);
    } catch (error) {
      await reload();
      throw error;
    }
    let saved;
    try {
      saved = await keep();
    } catch (error) {
      await reload();
      if (error instanceof Refused) throw error;
      throw new Refused({ message: say("storage-failed", { why: error.message }), hints: [] });
    }
    if (!saved) {
      await reload();
      throw new Refused({ message: say("storage-elsewhere"), hints: [] });
    }
    unsaved ||= !kept.base;
    return answer;
  });
  queue = next.catch(() => {});
  return next;
}

// ---- play ----

let opened; // the game that is played
let sealed = "random"; // the board that is to be sealed in it: `random`, a number, or one's own as text
function openGame(path) {
  if (path !== opened) sealed = "random";
  opened = path;
}
/** Opens what is kept, once. */
let entered;
const enter = () => (entered ??= (async () => {
  await kept.open();
  await reload();
  try {
    const text = await kept.key();
    if (text) await openKey(String(text));
  } catch (error) {
    // What another page has put in its place must not keep the games from their player.
    odd.push(error);
  }
})());
async function showPlay(main) {
  const room = h("div", { id: "play" });
  main.append(room);
  await guarded(async () => {
    await enter();
    desk(room);
  })();
}
let locked; // the text of a key file that waits for its passphrase
async function openKey(text, phrase) {
  const found = own.ask({ do: "key-open", text, passphrase: phrase ?? null });
  if (found.locked) {
    locked = text;
    return;
  }
  [keyFile, passphrase, keyLine, locked, encrypted] = [text, phrase, found.line, undefined, found.encrypted];
  inBrowser = isOpenKey(await kept.key());
  await vouch();
}
/** Whether this is a file of the open key: the public half in it has no passphrase. */
function isOpenKey(text) {
  if (!text || !keyLine) return false;
  try {
    return atob(text.replace(/-----[^-]*-----|\s/g, "")).includes(atob(keyLine.split(" ")[1]));
  } catch {
    return false;
  }
}
/** Has the open key vouch for what another one vouched for a moment ago; else finds out whether it does already. */
async function vouch() {
  if (guard === "good" && shared && kept.base && kept.mark && keyFile) {
    if (!(await keep())) await reload();
  } else judge();
}
/** What can be done where somebody else may have changed what was signed. */
function guardNote(again) {
  if (isSound() || guard === "locked") return null;
  const trust = async () => {
    guard = "good";
    if (!(await keep())) await reload();
    again();
  };
  return h("div", { class: "card bad", id: "guard" }, h("p", { class: "error" }, say(`guard-${guard}`, { key: guardKey })), h("p", {}, say("guard-then")),
    h("div", { class: "row" }, button(say("guard-trust"), trust, { id: "trust" })));
}
function storageNote() {
  if (!kept.base) {
    const box = h("input", { type: "checkbox", checked: agreed, onchange: () => (agreed = box.checked) });
    return h("div", { class: "note", id: "storage" }, h("p", {}, h("strong", {}, say("storage-none"))), h("label", { class: "inline" }, box, say("storage-agree")));
  }
  return null;
}
function desk(room) {
  const again = () => desk(room);
  const key = keyPanel(again);
  const news = h("div", { "aria-live": "polite", id: "arrived" });
  room.replaceChildren(...[oddNote(), storageNote(), guardNote(again), opened && keyFile ? null : opened || locked ? key : null, news].filter(Boolean));
  if (opened) {
    room.append(h("div", { id: "game" }));
    try {
      (isEvent(opened) ? playEvent : playGame)(room.lastChild, again);
    } catch (error) {
      room.lastChild.append(h("div", { class: "bar" }, toGames(again)), failed(error));
    }
  } else {
    room.append(h("h2", {}, say("play-games")), gameList(again), eventList(again) ?? "", invitations(again) ?? "", h("div", { class: "row" }, button(say("start-friend"), () => go("friend"), { class: "main" })));
  }
  room.append(lettersIn());
  // A player wants the board, and the key below it.
  if (!key.isConnected) room.append(key);
  room.append(backups(again));
  news.append(...[...new Set(own.said.splice(0))].map((line) => h("p", { class: "note" }, line)));
}
const toGames = (again) => button(say("play-back"), () => { opened = undefined; again(); scrollTo(0, 0); }, { class: "quiet", "aria-label": say("play-games") });
/** Where the next step is: what has just been said, and the board below it. */
function toNextStep() {
  const said = byId("arrived")?.hasChildNodes() ? byId("arrived") : byId("game") ?? byId("play");
  said?.scrollIntoView({ block: "start" });
}
/** The question before something that cannot be taken back. */
function question(id, lines, actions) {
  const box = h("div", { class: "card", id, role: "group", "aria-label": lines[0], tabindex: "-1" }, lines.map((line) => h("p", {}, line)),
    h("div", { class: "row" }, actions, button(say("play-cancel"), () => box.remove())));
  return box;
}
function backups(again) {
  const asked = h("div", { id: "restoring" });
  const phrase = h("input", { type: "password", autocomplete: "new-password", id: "backup-phrase" });
  const comment = () => keyLine.split(" ").slice(2).join(" ");
  const save = (whole) => {
    const text = !keyFile || !whole ? null : encrypted ? keyFile : own.ask({ do: "key-lock", passphrase: phrase.value, comment: comment() }).file;
    const copy = { adjudicate: 1, files: own.ask({ do: "files" }), mark: own.ask({ do: "state-mark" }).mark, ...(text ? { key: text } : {}) };
    download("adjudicate-games.json", JSON.stringify(copy), "application/json");
    unsaved = false;
    if (text) inFile = true;
    byId("key-unsaved")?.remove();
  };
  const file = h("input", { type: "file", id: "restore", onchange: guarded(async (event) => {
    const chosen = event.target.files[0];
    if (chosen) await restore(new Uint8Array(await chosen.arrayBuffer()), asked, again);
  }) });
  const form = h("form", { onsubmit: guarded((event) => { event.preventDefault(); save(true); }) }, keyFile && !encrypted ? field(say("play-export-phrase"), phrase) : null,
    h("div", { class: "row" }, h("button", { type: "submit", id: "save-all" }, say("play-export")), keyFile && !encrypted ? button(say("play-export-without"), () => save(false), { id: "save-games" }) : null));
  return h("fieldset", { id: "backups" }, h("legend", {}, say("play-export")), kept.base && !kept.lasting ? h("p", { class: "note" }, say("storage-temporary")) : null,
    shared && kept.base ? details(say("storage-shared-title"), h("p", {}, say("storage-shared")), h("p", {}, say("storage-shared-not"))) : null,
    h("p", { class: "faint" }, say("play-export-lead")), form, field(say("play-restore"), file), asked);
}
let restoring; // a backup whose key waits for its passphrase
/** Brings a backup back: at once where nothing is here, else after a question that says what it changes. */
async function restore(bytes, place, again, asks = false) {
  const carryOut = async () => {
    const told = await change({ do: "restore" }, bytes);
    if (told.key && !keyFile) {
      await openKey(told.key);
      inFile = true;
    }
    again();
    byId("arrived").replaceChildren(...restored(told, "play-restore-done"));
    toNextStep();
  };
  if (shared && kept.base && !keyFile) {
    // What was signed is kept under the mark of a key.
    const key = keyIn(bytes);
    if (key) {
      await openKey(key);
      inFile = true;
    }
    if (key && keyFile) return restore(bytes, place, again, asks);
    if (key) restoring = bytes;
    again();
    byId("key")?.scrollIntoView({ block: "start" });
    throw new Refused({ message: say(key ? "play-restore-unlock" : "play-restore-open"), hints: [] });
  }
  const files = own.ask({ do: "files" });
  if (!Object.keys(files).length && !asks) return carryOut();
  // Tried on a copy of everything, to say what it comes to.
  const copy = new Referee();
  for (const [path, text] of Object.entries(files)) copy.ask({ do: "put", path }, new TextEncoder().encode(text));
  if (keyFile) copy.ask({ do: "key-open", text: keyFile, passphrase: passphrase ?? null });
  const box = question("restore-question", [say("play-restore-ask")], [button(say("play-restore-do"), carryOut, { id: "restore-do" })]);
  box.firstChild.after(...restored(copy.ask({ do: "restore" }, bytes), "play-restore-would"));
  place.replaceChildren(box);
  box.focus();
}
/** The key file in a backup, if it has one. */
function keyIn(bytes) {
  try {
    const { key } = JSON.parse(new TextDecoder().decode(bytes));
    return typeof key === "string" ? key : undefined;
  } catch {
    return undefined;
  }
}
/** What a backup brings, in words. */
function restored(told, lead) {
  const lines = told.brought.games.map((game) => {
    const isNew = !told.before.includes(game.path);
    return say(isNew ? "play-restore-new" : game.added ? "play-restore-more" : "play-restore-same", { headline: game.headline, count: game.added });
  });
  if (told.states) lines.push(say("play-restore-states", { count: told.states }));
  if (told.boards) lines.push(say("play-restore-boards", { count: told.boards }));
  const refused = [...told.refused, ...told.brought.failures, ...told.brought.entries.map((entry) => entry.failure).filter(Boolean)];
  return [h("p", {}, h("strong", {}, say(lead))), ...lines.map((line) => h("p", {}, line)), ...(lines.length ? [] : [h("p", {}, say("play-restore-nothing"))]),
    ...(told.mark === "good" || told.mark === "empty" ? [] : [h("p", { class: "note" }, say(`play-restore-${told.mark}`))]), ...refused.map((one) => failed({ told: one }))];
}
/** Goes on with what waited for a passphrase. */
async function unlocked(again) {
  const bytes = restoring;
  restoring = undefined;
  if (bytes) inFile = true;
  again();
  if (bytes) await restore(bytes, byId("restoring"), again);
}
/** A button that copies a text, and says so. */
function copyButton(label, text, id) {
  const control = button(label, async () => {
    await navigator.clipboard.writeText(text());
    control.textContent = say("letter-copied");
    announcer.textContent = say("letter-copied");
  }, { id });
  return control;
}
/** Saves the open key's file. */
function saveKey(again) {
  download("adjudicate.key", keyFile);
  inFile = true;
  again();
}
/** A word about a key of which there is no file yet, with the button that saves it. */
function unsavedNote(again) {
  if (!keyFile || inFile || inBrowser) return null;
  return h("div", { class: "note", id: "key-unsaved" }, h("p", {}, say("play-key-save")), h("div", { class: "row" }, button(say("play-key-download"), () => saveKey(again))));
}
async function makeKey(comment, phrase) {
  const made = own.ask({ do: "key-new", passphrase: phrase || null, comment });
  [keyFile, passphrase, keyLine, encrypted] = [made.file, phrase || undefined, made.line, made.encrypted];
  inFile = inBrowser = false;
  await vouch();
}
function keyPanel(again) {
  const box = h("fieldset", { id: "key" }, h("legend", {}, say("play-key")));
  if (keyFile) {
    const save = () => saveKey(again);
    const forget = async () => {
      // Another key that is kept here stays.
      if (inBrowser) await kept.key(null);
      own.ask({ do: "key-close" });
      keyFile = passphrase = keyLine = undefined;
      inFile = inBrowser = encrypted = false;
      again();
    };
    const ask = () => {
      byId("forget")?.remove();
      box.append(question("forget", [say("play-key-forget-ask")], [button(say("play-key-download"), save), button(say("play-key-forget-do"), forget, { id: "forget-anyway" })]));
      byId("forget").focus();
    };
    box.append(h("p", {}, h("strong", {}, say("play-key-line"))), h("pre", { id: "keyline" }, keyLine), h("div", { class: "row" }, copyButton(say("play-key-copy"), () => keyLine, "copy-id"),
      button(say("play-key-download"), save), button(say("play-key-forget"), inFile ? forget : ask)), ...keepKey(again));
    box.append(h("p", { class: "faint", id: "key-saved" }, inFile || inBrowser ? say("play-key-saved") : say("play-key-save")));
    return box;
  }
  box.append(h("p", {}, say("play-key-none")), h("p", { class: "faint" }, say("play-key-lead")));
  if (locked) {
    const phrase = h("input", { type: "password", autocomplete: "off" });
    box.append(h("form", { onsubmit: guarded(async (event) => { event.preventDefault(); await openKey(locked, phrase.value); await unlocked(again); }) }, h("p", {}, say("play-key-locked")), field(say("play-key-passphrase"), phrase),
      h("div", { class: "row" }, h("button", { type: "submit" }, say("play-key-unlock")))));
    // A key whose passphrase is lost can be forgotten, after a question: nothing else opens it.
    const forget = async () => {
      if ((await kept.key()) === locked) await kept.key(null);
      locked = undefined;
      again();
    };
    const ask = () => {
      byId("forget")?.remove();
      box.append(question("forget", [say("play-key-forget-locked")], [button(say("play-key-download"), () => download("adjudicate.key", locked)), button(say("play-key-forget-do"), forget, { id: "forget-anyway" })]));
      byId("forget").focus();
    };
    box.append(h("div", { class: "row" }, button(say("play-key-forget"), ask, { id: "forget-locked" })));
  }
  const file = h("input", { type: "file", id: "keyfile", onchange: guarded(async (event) => {
    const chosen = event.target.files[0];
    if (chosen) {
      await openKey(await chosen.text());
      inFile = true;
    }
    again();
  }) });
  const phrase = h("input", { type: "password", autocomplete: "new-password" });
  const comment = h("input", {});
  box.append(...field(say("play-key-open"), file), details(say("play-key-new"), field(say("play-key-comment"), comment), field(say("play-key-new-passphrase"), phrase),
    h("div", { class: "row" }, button(say("play-key-make"), async () => {
      await makeKey(comment.value, phrase.value);
      again();
    }))));
  return box;
}
/** Whether the key is kept in the browser; where other pages can read that, only with a passphrase. */
function keepKey(again) {
  if (!kept.base) return [];
  const asked = h("div", {});
  const put = async (file, phrase) => {
    await kept.key(file);
    if (phrase) [keyFile, passphrase, encrypted] = [file, phrase, true];
    inBrowser = file !== null;
    again();
  };
  /** Keeps a key file, with a passphrase that is new; after a question where another key would be lost by it. */
  const keepFile = async (file, phrase) => {
    const there = await kept.key();
    if (!there || isOpenKey(there)) return put(file, phrase);
    const box = question("replace-key", [say("play-key-other")], [button(say("play-key-other-do"), () => put(file, phrase), { id: "replace-key-do" })]);
    asked.replaceChildren(box);
    box.focus();
  };
  if (encrypted || !shared) {
    const control = h("input", { type: "checkbox", id: "keep-key", checked: inBrowser, onchange: guarded(async () => {
      const wanted = control.checked;
      control.checked = inBrowser;
      await (wanted ? keepFile(keyFile) : put(null));
    }) });
    return [h("label", { class: "inline" }, control, say("play-key-keep")), asked];
  }
  const phrase = h("input", { type: "password", autocomplete: "new-password", id: "keep-phrase" });
  const lock = async (event) => {
    event.preventDefault();
    const file = own.ask({ do: "key-lock", passphrase: phrase.value, comment: keyLine.split(" ").slice(2).join(" ") }).file;
    await keepFile(file, phrase.value);
  };
  const fold = details(say("play-key-keep"), inBrowser ? h("p", { class: "error" }, say("play-key-plain")) : null, h("p", { class: "faint" }, say("play-key-keep-shared")),
    h("form", { id: "keep-locked", onsubmit: guarded(lock) }, field(say("play-key-new-passphrase-needed"), phrase), h("div", { class: "row" }, h("button", { type: "submit" }, say("play-key-keep-do")))));
  // What others can read already is said at once.
  fold.open = inBrowser;
  return [fold, asked];
}
function gameList(again, games = own.ask({ do: "here" })) {
  return games.length ? h("ul", { class: "games" }, games.map((game) => h("li", {}, gameLine(game, again)))) : h("p", {}, say("play-games-none"));
}
function gameLine(game, again) {
  if (game.failure) return [h("p", {}, game.path), failed({ told: game.failure })];
  const enter = () => { openGame(game.path); again(); toNextStep(); };
  return button([h("strong", {}, game.headline), " ", h("span", { class: game.due ? "due" : "" }, game.due ?? game.outlook.join(" "))], enter, { "data-game": game.path });
}
/** Takes a letter in. It is asked about entries that are dated ahead of this computer's clock. */
async function takeLetter(file, ahead = false) {
  const told = await change({ do: "import", source: file.path, text: null, ahead }, file.bytes);
  const take = async () => {
    const lines = await takeLetter(file, true);
    await go("play");
    byId("arrived").replaceChildren(...lines);
    toNextStep();
  };
  const asks = told.entries.some((entry) => entry.ahead);
  return [...arrived(told), ...(asks ? [h("div", { class: "row" }, button(say("play-in-ahead"), take, { id: "take-ahead" }))] : [])];
}
/** Takes letters in, wherever they were dropped or pasted, and shows what came of them. */
async function takeLetters(files) {
  await enter();
  const lines = [];
  for (const file of files) {
    try {
      const backup = begins(file.bytes, '{"adjudicate"');
      const invited = backup ? null : own.ask({ do: "invitation" }, file.bytes);
      if (invited) lines.push(invited.own ? await acceptances(file.bytes) : invitation(invited, file.bytes));
      else lines.push(...(backup ? isBackup(file.bytes) : await takeLetter(file)));
    } catch (error) {
      // What came with it was taken in all the same; a letter alone stays in its box, to be tried again.
      if (files.length === 1) throw error;
      lines.push(failed(error));
    }
  }
  await go("play");
  byId("arrived").replaceChildren(...lines);
  toNextStep();
  byId("accept")?.querySelector("input")?.focus({ preventScroll: true });
}
/** The terms of an invitation, with the name under which it is accepted. */
function invitation(invited, bytes) {
  const seat = seatFields(), clock = clockChoice("invite-same");
  const first = beginner([["", "invite-same"], ["guest", "invite-first-me"], ["inviter", "invite-first-friend"], ["lots", "practise-first-dice"]]);
  const options = optionsForm(gameChoice(invited.game), true, invited.options), offered = String(options.values());
  const accept = guarded(async (event) => {
    event.preventDefault();
    const others = options.values();
    const done = await change({ do: "accept-invitation", ...(await seat.take()), options: String(others) === offered ? null : others, first: first.value || null, clock: clock.days() }, bytes);
    opened = done.path;
    if (opened) openGame(opened);
    await go("play");
    if (opened) handOut({ line: say("invite-joined"), letter: done.letter }, "join");
    else byId("arrived").replaceChildren(invitationLetter(done));
  });
  const counter = invited.open > 1 ? null : details(say("invite-counter"), field(say("practise-first"), first), clock.nodes, options.room);
  return h("form", { class: "card", id: "accept", onsubmit: accept }, invited.words.map((line) => h("p", {}, line)), seat.name,
    h("div", { class: "row" }, h("button", { class: "main", type: "submit" }, say("invite-accept"))), counter, seat.more);
}
/** The name and the address of the person at the page, who gets a key if there is none. */
function seatFields() {
  const [name, mail, phrase] = [h("input", { required: true, autocomplete: "name" }), h("input", { type: "email" }), h("input", { type: "password", autocomplete: "new-password" })];
  const take = async () => {
    mayWrite();
    if (!keyFile) await makeKey(name.value, phrase.value);
    return { name: name.value, mail: mail.value || null };
  };
  const key = keyFile ? null : details(say("play-key-new-passphrase"), field(say("play-key-new-passphrase"), phrase), h("p", { class: "faint" }, say(shared ? "play-key-new-shared" : "play-key-new-about")));
  return { name: field(say("play-key-comment"), name), more: [details(say("play-new-mail-add"), field(say("play-new-mail"), mail)), key], take };
}
const beginner = (choices) => h("select", { "data-first": "" }, choices.map(([value, key]) => h("option", { value }, say(key))));
/** What came back of an invitation of one's own to which others must still answer. */
async function acceptances(bytes) {
  const told = await change({ do: "invitation-answers" }, bytes);
  return told ? invitationLetter(told) : h("p", { class: "note" }, say("invite-own"));
}
/** An invitation as it goes out. */
function invitationLetter(made) {
  const text = h("textarea", { readonly: true, rows: 10, "data-letter": "", value: made.letter });
  const mail = `mailto:?subject=${encodeURIComponent(made.subject)}&body=${encodeURIComponent(made.letter.replace(/\r?\n/g, "\r\n"))}`;
  const ways = [copyButton(say("letter-clipboard"), () => made.letter, "copy-letter"), mail.length <= MAILTO_MAX ? mailLink(mail, say("invite-mail")) : null,
    shared ? null : copyButton(say("invite-link"), () => `${location.origin}${location.pathname}#${made.link}`, "copy-link"),
    navigator.share ? button(say("letter-share"), () => navigator.share({ title: made.subject, text: made.letter }).catch(() => {})) : null];
  const said = h("span", { role: "status" });
  navigator.clipboard?.writeText(made.letter).then(() => said.replaceChildren(say("letter-pasteable")), () => {});
  ways[0].classList.add("main");
  return h("div", { class: "card", id: "letter" }, h("p", {}, h("strong", {}, say("invite-send", made))), h("div", { class: "row" }, ways.filter(Boolean), said), details(say("letter-text"), field(say("letter-text"), text)),
    unsavedNote(() => byId("key-unsaved")?.remove()));
}
/** The invitations that nobody has answered yet. */
function invitations(again) {
  const open = own.ask({ do: "invitations" }).filter((one) => one.own);
  if (!open.length) return null;
  return h("section", { id: "invitations" }, h("h3", {}, say("invite-open")), open.map((one) => h("div", { class: "card" }, h("p", {}, gamesKnown().find((game) => game.game === one.game)?.title),
    h("div", { class: "row" }, button(say("invite-again"), () => byId("arrived").replaceChildren(invitationLetter(one))), button(say("invite-withdraw"), async () => { await change({ do: "withdraw-invitation", id: one.id }); again(); })))));
}
function lettersIn() {
  const box = details(say("start-letter"), h("p", { class: "faint" }, say("play-in-lead")), intake(takeLetters, "letter"));
  box.id = "letters-in";
  box.open = !opened;
  return box;
}
/** A letter that is a backup changes nothing before the person has said so. */
function isBackup(bytes) {
  const place = h("div", {});
  const again = () => desk(byId("play"));
  return [h("p", { class: "note" }, say("play-in-backup")), h("div", { class: "row" }, button(say("play-in-backup-look"), () => restore(bytes, place, again, true), { id: "restore-look" })), place];
}
/** What came of a letter, in words. */
function arrived(told) {
  const lines = [];
  const line = (text, more = {}) => lines.push(h("p", more, text));
  for (const entry of told.entries) {
    if (entry.failure) lines.push(failed({ told: entry.failure }));
    else if (entry.outcome === "early") line(say("play-in-early", entry));
  }
  for (const game of told.games) {
    line(say(game.added ? "play-in-added" : "play-in-nothing", { headline: game.headline, count: game.added }));
    game.lines.forEach((text) => line(text));
    if (game.restored) line(say("play-in-restored"));
    for (const name of game.named) line(say("play-in-twice", { name }), { class: "error" });
    if (game.stop) lines.push(failed({ told: { ...game.stop, hints: [say("play-in-stops")] } }));
    openGame(game.path);
  }
  for (const event of told.events) {
    line(say(`event-in-${event.outcome}`, event));
    if (!told.games.length) openGame(event.path);
  }
  told.elements.forEach((text) => line(text));
  if (!told.entries.length && !told.events.length && !told.slips && !told.elements.length && !told.failures.length) line(say("play-in-empty"));
  return [...lines, ...told.failures.map((one) => failed({ told: one }))];
}
/** Rows for the players of a game that begins, the person at the page first; `players` gives what stands in them. */
function playerRows() {
  const list = h("div", {});
  let rows = [];
  const row = (number) => {
    const mine = number === 1;
    const player = { name: h("input", { required: true, autocomplete: mine ? "name" : "off" }), key: h("input", { autocomplete: "off", spellcheck: "false" }), mail: h("input", { type: "email" }) };
    const address = details(say("play-new-mail-add"), field(say("play-new-mail"), player.mail));
    list.append(h("fieldset", { "data-player": number }, h("legend", {}, mine ? say("play-new-you") : say("play-new-player", { number })),
      field(say(mine ? "play-key-comment" : "play-new-name"), player.name), mine ? null : field(say("play-new-key"), player.key), mine ? [address, details(say("play-new-other-key"), field(say("play-new-other-key"), player.key))] : address));
    return player;
  };
  const seat = (count) => {
    const before = rows.map((one) => [one.name.value, one.key.value, one.mail.value]);
    list.replaceChildren();
    rows = Array.from({ length: count }, (_, place) => row(place + 1));
    rows.forEach((one, place) => [one.name.value, one.key.value, one.mail.value] = before[place] ?? ["", "", ""]);
  };
  seat(2);
  return { list, seat, names: () => rows.map((one) => one.name.value.trim()), players: () => rows.map((one, place) => ({ name: one.name.value, key: one.key.value || (place ? null : keyLine) || null, mail: one.mail.value || null })) };
}
/** Days for a turn, for the post, of grace and of absence, as most games have them. */
const CLOCKS = [[3, 1, 3, 14], [7, 3, 10, 21], [14, 3, 14, 28]];
function clockChoice(none = "clock-none") {
  const choice = h("select", { "data-clock": "" }, h("option", { value: "" }, say(none)), CLOCKS.map((days) => h("option", { value: days.join() }, say("clock-days", { days: days[0] }))), h("option", { value: "own" }, say("clock-own")));
  const numbers = ["turn", "post", "grace", "absence"].map((name, place) => h("input", { type: "number", min: place ? 0 : 1, value: CLOCKS[1][place], "data-days": name }));
  const room = h("div", { hidden: true }, numbers.map((number) => field(say(`clock-${number.dataset.days}`), number)));
  choice.addEventListener("change", () => (room.hidden = choice.value !== "own"));
  return { nodes: [...field(say("clock"), choice), h("p", { class: "faint" }, say("clock-about")), room], days: () => (choice.value === "own" ? numbers.map((number) => Number(number.value)) : choice.value ? choice.value.split(",").map(Number) : null) };
}
/** Sets up a game with people whose player ids are known. */
async function showFriend(main) {
  const room = h("div", { id: "friend" });
  main.append(room);
  await guarded(async () => {
    await enter();
    room.append(...[storageNote(), guardNote(() => go("friend"))].filter(Boolean), h("h2", {}, say("start-friend")), inviteForm(), details(say("play-new-ids"), beginGame()));
    room.querySelector("#invite input")?.focus({ preventScroll: true });
  })();
}
/** Invites people whose keys nobody knows yet. */
function inviteForm() {
  const [game, seat, clock] = [gameChoice("chess"), seatFields(), clockChoice()];
  const options = optionsForm(game);
  const count = h("input", { type: "number", min: 2, max: 11, value: 2, "data-count": "" });
  const first = beginner([["", "practise-first-dice"], ["inviter", "invite-first-me"], ["guest", "invite-first-friend"]]);
  const invite = guarded(async (event) => {
    event.preventDefault();
    const players = Number(count.value) > 2 ? Number(count.value) : null;
    const made = await change({ do: "invite", ...(await seat.take()), game: game.value, options: options.values(), players, first: first.value || null, clock: clock.days() });
    opened = undefined;
    await go("play");
    byId("arrived").replaceChildren(invitationLetter(made));
  });
  return h("form", { id: "invite", onsubmit: invite }, field(say("practise-game"), game), seat.name, field(say("practise-first"), first), clock.nodes,
    h("div", { class: "row" }, h("button", { class: "main", type: "submit" }, say("invite-do"))), options.room,
    details(say("play-new-count"), field(say("play-new-count"), count)), seat.more);
}
function beginGame() {
  const [game, rows, clock] = [gameChoice("chess"), playerRows(), clockChoice()];
  const options = optionsForm(game);
  const first = h("select", { "data-first": "" });
  const count = h("input", { type: "number", min: 1, max: 11, value: 2, "data-count": "" });
  const [referee, refereeMail, phrase] = [h("input", {}), h("input", { type: "email" }), h("input", { type: "password", autocomplete: "new-password" })];
  const lots = () => {
    const chosen = first.value;
    first.replaceChildren(h("option", { value: "" }, say("practise-first-dice")), ...rows.names().map((name, place) => h("option", { value: String(place), selected: chosen === String(place) }, name || say(place ? "play-new-player" : "play-new-you", { number: place + 1 }))));
  };
  lots();
  rows.list.addEventListener("input", lots);
  count.addEventListener("change", () => { rows.seat(Number(count.value || 2)); lots(); });
  const begin = guarded(async (event) => {
    event.preventDefault();
    mayWrite();
    if (!keyFile) await makeKey(rows.names()[0], phrase.value);
    const players = rows.players();
    const made = await change({ do: "new", game: game.value, players, options: options.values(), first: first.value ? players[Number(first.value)].name.trim() : null,
      referee: referee.value || null, referee_mail: refereeMail.value || null, clock: clock.days() });
    openGame(made.path);
    // The terms are those that have just been written; they are joined with the same word.
    const joins = own.ask({ do: "game", path: made.path }).due?.name === "join";
    const done = joins ? await change({ do: "sign", path: made.path, act: { act: "join" }, say: null, trust: false }) : null;
    await go("play");
    if (done) handOut(done, "join");
  });
  const key = keyFile ? null : [field(say("play-key-new-passphrase"), phrase), h("p", { class: "faint" }, say(shared ? "play-key-new-shared" : "play-key-new-about"))];
  return h("form", { id: "new", onsubmit: begin }, field(say("practise-game"), game), rows.list, field(say("practise-first"), first), clock.nodes, options.room,
    details(say("play-new-more"), field(say("play-new-count"), count), field(say("play-new-referee"), referee), field(say("play-new-referee-mail"), refereeMail)),
    key, h("div", { class: "row" }, h("button", { class: "main", type: "submit" }, say("play-new-sign"))));
}
function mayWrite() {
  if (!isSound()) throw unsound();
  if (!kept.base && !agreed) throw new Refused({ message: say("storage-none"), hints: [say("storage-agree")] });
}
/** The state of a game in a sentence or two. */
function status(game) {
  return game.due ? [game.due.what, ...game.outlook] : game.outlook;
}
function playGame(room, again) {
  const path = opened;
  const game = own.ask({ do: "game", path, board: sealed });
  const key = `${path} ${game.entries.length}`;
  for (const other of drafts.keys()) if (other.startsWith(`${path} `) && other !== key) drafts.delete(other);
  const remark = h("input", { id: "remark" });
  const panel = h("div", { id: "panel" });
  trouble = h("div", { class: "trouble" });
  const propose = (act) => preview(path, act, remark.value, panel, again);
  room.append(h("div", { class: "bar" }, toGames(again), h("h2", {}, game.headline)), h("div", { class: "status", id: "status" }, status(game).map((line) => h("p", {}, line))));
  const due = dueActs(game, propose);
  const answers = game.answers ? h("div", { class: "note", id: "answers" }, h("p", {}, say(`invite-is-${game.answers.kind}`)), game.answers.lines.map((line) => h("p", {}, line))) : null;
  const head = [answers, panel, due.length ? h("div", { class: "row" }, due) : null, game.due?.name === "save" ? savings(propose) : null, game.boards ? sealing(game, path, again) : null];
  const rolls = h("input", { type: "checkbox" });
  const more = [game.acts && game.rolls ? h("label", { class: "inline" }, rolls, say("play-rolls")) : null, game.unsent ? h("p", { class: "faint" }, game.unsent) : null, h("div", { class: "row" }, button(say("letter-again"), () => { panel.replaceChildren(letterPanel(own.ask({ do: "letter", path }), true)); toNextStep(); }, { id: "letter-again" })),
    game.own && !game.over ? [field(say("play-say"), remark), otherActs(game, propose)] : null, inWords(game.board), game.over ? null : newKey(game, path, propose), aboutGame(game, path)];
  let trusts = false;
  const act = (play) => ({ act: "turn", play, board: game.boards ? sealed : null, roll_next: rolls.checked });
  const look = (text, repeat) => {
    try {
      return own.ask({ do: "preview", path, act: act(text), say: remark.value || null, trust: trusts });
    } catch (error) {
      const asked = trustQuestion(error, panel, () => { trusts = true; return repeat(); });
      if (!asked) throw error;
      return undefined;
    }
  };
  const send = async (text) => {
    mayWrite();
    const done = await change({ do: "sign", path, act: act(text), say: remark.value || null, trust: trusts });
    drafts.delete(key);
    again();
    handOut(done, "turn");
  };
  room.append(game.acts ? mover({ ...game, key, label: say("play-send"), head, more, look, play: send, ask: (more) => own.ask({ do: "touch", path, board: sealed, ...more }) }) : stage(boardOf(game.board), head, more));
  room.querySelector(".acts").prepend(trouble);
  // The terms are shown with the button that joins.
  if (game.due?.name === "join") guarded(() => preview(path, { act: "join" }, null, panel, again))();
}
/** Asks whether a log is up to date of which this page knows nothing; false if an error means something else. */
function trustQuestion(error, panel, trust) {
  if (!error.told?.asks) return false;
  const close = () => panel.replaceChildren();
  panel.replaceChildren(h("div", { class: "card" }, h("p", {}, error.told.message), h("div", { class: "row" },
    button(say("play-trust"), () => { close(); return trust(); }), button(say("play-cancel"), close))));
  return true;
}
/** Shows what was signed with the letter about it, and goes back to the board. */
function handOut(done, act) {
  byId("panel").replaceChildren(h("p", { class: "note", role: "status" }, say("play-signed", { line: done.line })), ...(act === "rekey" ? [h("p", { class: "note" }, say("play-rekey-then"))] : []), letterPanel(done.letter, false),
    unsavedNote(() => byId("key-unsaved")?.remove()) ?? "");
  toNextStep();
  // Where no address is known, the letter goes by any way: it is ready to be pasted.
  if (!done.letter.to.length) navigator.clipboard?.writeText(done.letter.text).then(() => byId("letter")?.querySelector("[role=status]").replaceChildren(say("letter-pasteable")), () => {});
}
/** Shows what an act comes to, and signs it when told to. */
function preview(path, act, remark, panel, again, trust = false) {
  const note = act.act === "note" ? remark : remark || null;
  const close = () => panel.replaceChildren();
  let shown;
  try {
    shown = own.ask({ do: "preview", path, act, say: note, trust });
  } catch (error) {
    if (trust || !trustQuestion(error, panel, () => preview(path, act, remark, panel, again, true))) throw error;
    return;
  }
  const sign = async () => {
    mayWrite();
    const done = await change({ do: "sign", path, act, say: note, trust });
    again();
    handOut(done, act.act);
  };
  const joins = act.act === "join";
  panel.replaceChildren(h("div", { class: "card preview" }, h("h3", { tabindex: "-1" }, say(joins ? "play-join-terms" : "play-preview")), joins ? null : h("p", {}, h("strong", {}, shown.line.trim())),
    h("div", { class: "row" }, button(say(joins ? "play-join" : "play-sign"), sign, { class: "main", id: "sign" }), joins ? null : button(say("play-cancel"), close)), ...(shown.told ?? []).map((line) => h("p", {}, line)),
    ...(shown.slips ?? []).map((slip) => h("p", {}, say("play-slips", { slip }))), ...(shown.terms ?? []).map((line) => h("p", { class: "faint" }, line))));
  if (joins) return;
  panel.querySelector("h3").focus({ preventScroll: true });
  toNextStep();
}
/** What is asked of the player, but for a turn. */
function dueActs(game, propose) {
  const names = { answer: game.holds ? "play-answer" : "play-give", post: "play-post", open: "play-openboard" };
  const due = game.due?.name;
  const acts = names[due] ? [button(say(names[due]), () => propose({ act: due }), { class: "main", id: due })] : [];
  return [...acts, ...game.offers.filter((offer) => offer.asked).map((offer) => button(say("play-accept", offer), () => propose({ act: "accept", id: offer.id }), { "data-offer": offer.id }))];
}
function savings(propose) {
  const tokens = h("input", { type: "number", min: 0, value: 0 });
  return [...field(say("play-save"), tokens), button(say("play-save-do"), () => propose({ act: "save", tokens: Number(tokens.value) }), { id: "save" })];
}
/** Which board is sealed with the first turn: a random one, one of the table's, or one of the player's own. */
function sealing(game, path, again) {
  const stock = sealed === "random" || game.boards.some(([number]) => String(number) === sealed);
  const take = (board) => {
    // Refused before anything changes.
    own.ask({ do: "game", path, board });
    sealed = board.trim() || "random";
    again();
  };
  const squares = h("textarea", { spellcheck: "false", autocomplete: "off", "data-board": "", value: stock ? "" : sealed });
  const file = h("input", { type: "file", onchange: guarded(async (event) => take(await event.target.files[0].text())) });
  const brought = details(say("play-board-own"), h("p", { class: "faint" }, say("play-board-how")), field(say("play-board-squares"), squares), field(say("play-board-file"), file),
    h("div", { class: "row" }, button(say("play-board-take"), () => take(squares.value))));
  brought.open = !stock;
  const choice = h("select", { id: "sealing", onchange: guarded(() => take(choice.value)) }, h("option", { value: "random" }, say("play-board-random")),
    game.boards.map(([number, name]) => h("option", { value: String(number), selected: sealed === String(number) }, `${number} ${name}`)),
    stock ? null : h("option", { value: sealed, selected: true }, say("play-board-mine")));
  return h("div", {}, field(say("play-board"), choice), brought);
}
function otherActs(game, propose) {
  const offer = h("input", {}), who = h("select", {}, game.players.filter((name) => name !== game.own).map((name) => h("option", {}, name)));
  const [when, then, from, until] = [h("input", {}), h("input", {}), h("input", { type: "date" }), h("input", { type: "date" })];
  const act = (key, what, more) => button(say(key), () => propose(what), more);
  return details(say("play-other"),
    h("div", { class: "row" }, act("play-resign", { act: "resign" }), act("play-draw", { act: "offer", what: "draw" }), act("play-claim", { act: "claim-draw" }), act("play-note", { act: "note" }),
      game.holds ? act("play-post", { act: "post" }) : game.rolls ? act("play-rolls", { act: "roll-next" }) : null),
    field(say("play-offer"), offer), button(say("play-offer-do"), () => propose({ act: "offer", what: offer.value })),
    game.clock && game.referee ? [field(say("play-timeout"), who), button(say("play-timeout"), () => propose({ act: "claim-timeout", name: who.value }))] : null,
    game.away ? [field(say("play-away-from"), from), field(say("play-away-until"), until), button(say("play-away"), () => propose({ act: "away", from: from.value, until: until.value }), { id: "away" })] : null,
    game.holds ? null : [field(say("play-order-when"), when), field(say("play-order-then"), then), button(say("play-order-do"), () => propose({ act: "order", when: when.value, then: then.value }))]);
}
/** A new key for the player; who has lost his old one gets the line that a referee needs. */
function newKey(game, path, propose) {
  const file = h("input", { type: "file", "data-new-key": "" }), phrase = h("input", { type: "password", autocomplete: "off" });
  const who = h("select", {}, game.players.map((name) => h("option", {}, name)));
  const line = h("pre", { hidden: true, id: "referee-line" });
  const make = () => download("adjudicate-new.key", new Referee().ask({ do: "key-new", passphrase: phrase.value || null, comment: game.own ?? "" }).file);
  const key = async () => {
    if (!file.files[0]) throw new Refused({ message: say("play-rekey-none"), hints: [] });
    return { text: await file.files[0].text(), passphrase: phrase.value || null };
  };
  const replace = async () => propose({ act: "rekey", ...(await key()) });
  const tell = async () => {
    line.textContent = own.ask({ do: "rekey-line", path, name: who.value, ...(await key()) }).line;
    line.hidden = false;
  };
  return details(say(game.own ? "play-rekey" : "play-lost"), h("p", { class: "faint" }, say(game.own ? "play-rekey-lead" : "play-lost-lead")),
    field(say("play-key-new-passphrase"), phrase), h("div", { class: "row" }, button(say("play-rekey-make"), make)), field(say("play-rekey-file"), file), game.own ? null : field(say("play-lost-who"), who),
    h("div", { class: "row" }, game.own ? button(say("play-rekey-do"), replace, { id: "rekey" }) : button(say("play-lost-line"), tell, { id: "rekey-line" })), line);
}
function aboutGame(game, path) {
  const secret = h("div", {});
  return [h("div", { class: "row" }, game.sealed ? button(say("play-sealed"), () => secret.replaceChildren(h("pre", {}, own.ask({ do: "sealed", path }).secret))) : null), secret,
    details(say("play-terms"), ...game.terms.map((line) => h("p", {}, line))), details(say("play-entries"), h("pre", {}, game.entries.join("\n")))];
}

// ---- tournaments ----

const isEvent = (path) => path.endsWith("/event.yaml");
/** The tournaments whose logs are here. */
function eventList(again) {
  const events = own.ask({ do: "events" });
  const line = (event) => event.failure ? [h("p", {}, event.path), failed({ told: event.failure })]
    : button([h("strong", {}, event.title), " ", h("span", {}, event.stages.join(" "))], () => { openGame(event.path); again(); toNextStep(); }, { "data-event": event.path });
  return events.length ? h("section", { id: "events" }, h("h2", {}, say("event-here")), h("ul", { class: "games" }, events.map((event) => h("li", {}, line(event))))) : null;
}
/** A text of spans; links lead to a chapter, or to a game that is here. */
function spansOf(spans, games, again) {
  const game = (path) => { openGame(path); again(); toNextStep(); };
  const shown = ({ text, to, as }) => (to && games[to] ? button(text, () => game(games[to].path), { class: "quiet" }) : to && byId(to) ? h("a", { href: `#${to}` }, text) : as ? h(as, {}, text) : text);
  return spans.map(shown);
}
function partOf(part, games, again) {
  const text = (spans) => spansOf(spans, games, again);
  if (part.heading !== undefined) return h("h3", { id: part.id }, part.heading);
  if (part.text) return h("p", {}, text(part.text));
  if (part.alarm) return h("p", { class: "error" }, text(part.alarm));
  if (part.facts) return h("dl", {}, part.facts.map(([name, value]) => [h("dt", {}, name), h("dd", {}, text(value))]));
  if (part.list) return h("ul", {}, part.list.map((one) => h("li", {}, text(one))));
  if (part.more) return details(part.more, part.parts.map((one) => partOf(one, games, again)));
  const cell = (spans, place) => h(place === part.named ? "th" : "td", place === part.named ? { scope: "row" } : {}, text(spans));
  const head = ([title, means]) => (title || means ? h("th", { scope: "col", title: means }, title || h("span", { class: "unseen" }, means)) : h("td", {}));
  return h("div", { class: "wide", tabindex: "0", role: "region", "aria-label": part.caption }, h("table", {}, h("caption", { class: "unseen" }, part.caption),
    h("thead", {}, h("tr", {}, part.columns.map(head))), h("tbody", {}, part.table.map((row) => h("tr", {}, row.map(cell))))));
}
/** A tournament for the person at the page: its state, his games, and what he can say to its director. */
function playEvent(room, again) {
  const path = opened;
  const event = own.ask({ do: "event-view", path });
  const panel = h("div", { id: "panel" });
  trouble = h("div", { class: "trouble" });
  const propose = (slip, remark) => previewSlip(path, slip, remark, panel, again);
  const due = Object.values(event.games).filter((game) => game.due).map((game) => h("li", {}, gameLine(game, again)));
  room.append(h("div", { class: "bar" }, toGames(again), h("h2", {}, event.title)), h("div", { class: "status", id: "status" }, event.status.map((line) => h("p", {}, line))),
    ...event.findings.map((told) => failed({ told })), panel, trouble, due.length ? h("ul", { class: "games" }, due) : "", sentSlips(event, path, panel) ?? "", slipForms(event, propose), h("div", { id: "chapters" }));
  for (const chapter of event.chapters) {
    room.lastChild.append(h("section", { id: chapter.id }, h("h2", {}, chapter.id === "own" ? say("event-own", { name: chapter.title }) : chapter.title)));
    room.lastChild.lastChild.append(...chapter.parts.map((part) => partOf(part, event.games, again)));
  }
  room.append(details(say("play-terms"), ...event.terms.map((line) => h("p", {}, line))), h("p", { class: "faint" }, say("event-log", event)));
}
/** The slips that were signed here: those that the log has, and those that wait for the director. */
function sentSlips(event, path, panel) {
  const again = (slip) => button(say("event-again"), () => { panel.replaceChildren(letterPanel(own.ask({ do: "slip-letter", path, id: slip.id }), true)); toNextStep(); }, { "data-slip": slip.id });
  const line = (slip) => h("li", {}, say(slip.entry === null ? "event-waits" : "event-written", slip), " ", slip.entry === null ? again(slip) : null);
  return event.slips.length ? h("section", { id: "slips" }, h("h3", {}, say("event-slips")), h("ul", {}, event.slips.map(line))) : null;
}
/** The forms of what somebody can say to the director; the log decides whether it allows what is typed. */
function slipForms(event, propose) {
  const { forms } = event;
  const area = () => h("textarea", { required: true }), line = () => h("input", {}), day = () => h("input", { type: "date", required: true }), count = () => h("input", { type: "number", min: 0 });
  const choice = (options) => h("select", {}, options.map(([value, text]) => h("option", { value }, text)));
  const form = (name, fields, slip, remark, lead) => details(say(`event-${name}`), h("form", { id: `slip-${name}`, onsubmit: guarded(async (submitted) => {
    submitted.preventDefault();
    await propose(await slip(), remark?.value.trim());
  }) }, lead ? h("p", { class: "faint" }, lead) : null, fields, h("div", { class: "row" }, h("button", { type: "submit" }, say(`event-${name}-do`)))));
  const points = (text) => text.value.split(",").map((one) => Number(one.trim()));
  const all = [];
  if (event.directs) return h("p", { class: "note" }, say("event-directs"));
  if (!event.own) all.push(entryForm(event, form));
  if (forms.judges) {
    const [appeal, change, section, round, board, player, given, reasons] = [choice(forms.pending.map((one) => [one.id, say("event-appeal-of", one)])), choice([["", say("event-dismiss")], ...forms.changes.map((one) => [one.name, one.words])]),
      line(), count(), count(), line(), h("input", { placeholder: "1,1" }), area()];
    const number = (field) => (field.value ? Number(field.value) : null);
    const slip = () => ({ slip: "verdict", appeal: appeal.value, fields: { change: change.value || null, section: section.value || null, round: number(round), board: number(board), player: player.value || null, points: given.value ? points(given) : [] } });
    if (!forms.pending.length) return h("p", { class: "note" }, say("event-judges"));
    const told = forms.pending.filter((one) => one.say).map((one) => h("blockquote", {}, one.say));
    all.push(form("verdict", [field(say("event-verdict-on"), appeal), told, field(say("event-verdict-outcome"), change), details(say("event-verdict-more"), field(say("event-points"), given), field(say("event-section"), section),
      field(say("event-round"), round), field(say("event-board"), board), field(say("event-player"), player)), field(say("event-reasons"), reasons)], slip, reasons));
  } else if (event.own) {
    const from = day(), until = day(), gone = line(), why = line(), remark = area(), reasons = area(), analysis = area(), given = h("input", { required: true, placeholder: "2,0" });
    const section = choice([...(forms.sections.length > 1 ? [["", say("event-withdraw-all")]] : []), ...forms.sections.map((name) => [name, name])]);
    const appeal = choice(forms.appeals.map((one) => [one.entry, say("event-appeal-until", one)]));
    const claim = choice(forms.claims.map((one, place) => [place, say("event-claim-board", { ...one, players: one.players.join(" – ") })]));
    if (forms.away) all.push(form("away", [field(say("play-away-from"), from), field(say("play-away-until"), until), field(say("play-say"), gone)], () => ({ slip: "away", from: from.value, until: until.value }), gone));
    if (forms.appeals.length) all.push(form("appeal", [field(say("event-appeal-of-what"), appeal), field(say("event-reasons"), reasons)], () => ({ slip: "appeal", entry: appeal.value }), reasons));
    if (forms.claims.length) {
      const slip = () => { const { section, round, board } = forms.claims[claim.value]; return { slip: "claim", section, round, board, points: points(given) }; };
      all.push(form("claim", [field(say("event-board"), claim), field(say("event-points"), given), field(say("event-analysis"), analysis)], slip, analysis));
    }
    all.push(form("note", field(say("event-note-text"), remark), () => ({ slip: "note" }), remark));
    if (forms.sections.length) all.push(form("withdraw", [field(say("event-section"), section), field(say("play-say"), why)], () => ({ slip: "withdraw", section: section.value || null }), why, say("event-withdraw-lead")));
    all.push(keyForm(event, form));
  }
  return h("section", { id: "slip-forms" }, h("h3", {}, say("event-forms")), all);
}
/** Takes part, or agrees to take somebody's seat. */
function entryForm(event, form) {
  const seat = seatFields(), [display, rating, byes, inPlace] = [h("input", {}), h("input", { inputmode: "numeric" }), h("input", { placeholder: "2, chess:3" }), h("input", {})];
  const boxes = event.forms.enter.map((one) => h("input", { type: "checkbox", value: one.name, checked: event.forms.enter.length === 1 }));
  const slip = async () => {
    const sections = boxes.filter((box) => box.checked).map((box) => box.value), seated = inPlace.value.trim();
    return { slip: "enter", ...(await seat.take()), sections: seated ? [] : sections, byes: byes.value.split(",").map((one) => one.trim()).filter(Boolean), display: display.value || null, rating: rating.value || null, in_place_of: seated || null };
  };
  return form("enter", [seat.name, h("fieldset", {}, h("legend", {}, say("event-sections")), boxes.map((box, place) => h("label", { class: "inline" }, box, `${box.value}: ${event.forms.enter[place].game}`))), seat.more,
    details(say("event-enter-more"), field(say("event-display"), display), field(say("event-rating"), rating), field(say("event-byes"), byes), field(say("event-in-place"), inPlace))], slip);
}
/** A new key in the place of the one that is open. */
function keyForm(event, form) {
  const file = h("input", { type: "file" }), phrase = h("input", { type: "password", autocomplete: "off" });
  const make = () => download("adjudicate-new.key", new Referee().ask({ do: "key-new", passphrase: phrase.value || null, comment: event.own }).file);
  const slip = async () => {
    if (!file.files[0]) throw new Refused({ message: say("play-rekey-none"), hints: [] });
    return { slip: "rekey", text: await file.files[0].text(), passphrase: phrase.value || null };
  };
  return form("rekey", [field(say("play-key-new-passphrase"), phrase), h("div", { class: "row" }, button(say("play-rekey-make"), make)), field(say("play-rekey-file"), file)], slip, null, say("event-rekey-lead"));
}
/** Shows what a slip says, and signs it when told to. */
function previewSlip(path, slip, remark, panel, again) {
  const request = { path, slip, say: remark || null };
  const shown = own.ask({ do: "slip-preview", ...request });
  const sign = async () => {
    mayWrite();
    const done = await change({ do: "slip-sign", ...request });
    again();
    handOut(done, "slip");
  };
  panel.replaceChildren(h("div", { class: "card preview" }, h("h3", { tabindex: "-1" }, say("play-preview")), h("p", {}, h("strong", {}, shown.question)), shown.say ? h("blockquote", {}, shown.say) : null, h("p", {}, say("event-counts")),
    h("div", { class: "row" }, button(say("play-sign"), sign, { class: "main", id: "sign" }), button(say("play-cancel"), () => panel.replaceChildren()))));
  panel.querySelector("h3").focus({ preventScroll: true });
  toNextStep();
}

/** What mail programs take from an address of the kind `mailto:`, in all. */
const MAILTO_MAX = 1900;
const mailLink = (href, text, also) => h("a", { class: "button", href, onclick: guarded(() => {
  mails = true;
  setTimeout(() => (mails = false), 1000);
  return also?.();
}) }, text);
function letterPanel(letter, open) {
  const list = (addresses) => addresses.map(encodeURIComponent).join(",");
  const asked = (body) => [...(letter.copy.length ? [`cc=${list(letter.copy)}`] : []), `subject=${encodeURIComponent(letter.subject)}`, `body=${encodeURIComponent(body.replace(/\r?\n/g, "\r\n"))}`];
  const mailto = (body) => `mailto:${list(letter.to)}?${asked(body).join("&")}`;
  const [whole, block] = [mailto(letter.text), mailto(letter.block)];
  const ways = [];
  const link = mailLink;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(letter.text);
    } catch {
      text.closest("details").open = true;
      text.select();
      document.execCommand("copy");
    }
    copied.textContent = say("letter-copied");
  };
  const slip = !letter.log;
  if (whole.length <= MAILTO_MAX) ways.push(link(whole, say(slip ? "event-mail" : "letter-mail")));
  else if (block.length <= MAILTO_MAX) ways.push(link(block, say(slip ? "event-mail" : "letter-mail-block")));
  // Too long for the window: the person pastes what the click has copied.
  else if (letter.to.length) ways.push(link(mailto(say("letter-mail-here")), say("letter-mail-paste"), copy));
  const box = h("div", { class: "card", id: "letter" }, h("h3", { class: "unseen" }, say("letter-title")));
  const copied = h("span", { role: "status" });
  const text = h("textarea", { readonly: true, rows: 12, "data-letter": "" });
  text.value = letter.text;
  const copies = button(say("letter-clipboard"), copy, letter.to.length ? {} : { class: "main" });
  if (letter.to.length) {
    ways[0].classList.add("main");
    ways.push(copies);
  } else ways.unshift(copies);
  if (navigator.share) ways.push(button(say("letter-share"), () => navigator.share({ title: letter.subject, text: letter.text }).catch(() => {})));
  const name = letter.subject.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "").toLowerCase();
  const files = [button(say("letter-download"), () => download(`${name}.txt`, letter.text))];
  if (letter.message) files.push(button(say("letter-message"), () => download(`${name}.eml`, letter.message, "message/rfc822")));
  if (letter.log) files.push(button(say("letter-log"), () => download(opened, letter.log)));
  const folded = details(say("letter-ways"), h("div", { class: "row" }, files), ...field(say("letter-text"), text));
  folded.open = open;
  box.append(h("div", { class: "row" }, ways, copied), letter.to.length ? h("p", {}, say("letter-to", { to: letter.to.join(", ") })) : h("p", {}, say("letter-nobody")));
  if (letter.copy.length) box.append(h("p", {}, say("letter-copy", { copy: letter.copy.join(", ") })));
  if (letter.to.length && Math.min(whole.length, block.length) > MAILTO_MAX) box.append(h("p", { class: "faint" }, say("letter-mail-long")));
  box.append(folded, ...letter.wrong.map((line) => h("p", { class: "error" }, line)));
  return box;
}

// ---- the beginning ----

function translate() {
  for (const node of document.querySelectorAll("[data-text]")) node.textContent = say(node.dataset.text);
  byId("nav").setAttribute("aria-label", say("nav"));
  byId("nav").replaceChildren(...inNav.map((name) => button(say(`nav-${name}`), () => {
    if (name === "play") opened = undefined;
    return go(name);
  }, { "data-view": name })));
  const choice = h("select", { onchange: () => { speak(choice.value); preference.set(choice.value); go(current ?? "start"); } }, Object.keys(TEXTS).map((code) => h("option", { value: code, lang: code, selected: code === document.documentElement.lang }, TEXTS[code].language)));
  byId("languages").replaceChildren(...field(say("languages"), choice));
}
function speak(code) {
  Object.assign(texts, TEXTS.en, TEXTS[code]);
  document.documentElement.lang = code;
  plural = new Intl.PluralRules(code);
  known = undefined;
  translate();
}
/** The language that the reader has chosen here before, if the browser keeps that. */
const preference = {
  get() {
    try {
      return localStorage.getItem("adjudicate-language") ?? "";
    } catch {
      return "";
    }
  },
  set(code) {
    try {
      localStorage.setItem("adjudicate-language", code);
    } catch {
      // It is chosen until the page is closed.
    }
  },
};
/** The first language that is asked for, by choice or by the browser, and that the page has: by its whole tag, or by the first part of it. */
function wanted() {
  const own = (tag) => Object.keys(TEXTS).find((code) => code.toLowerCase() === tag.toLowerCase());
  return [preference.get(), ...navigator.languages].map((tag) => own(tag) ?? own(tag.split("-")[0])).find(Boolean) ?? "en";
}
(async () => {
  speak(wanted());
  try {
    Referee.module = await unpack();
    visitor = new Referee();
  } catch (error) {
    byId("main").replaceChildren(h("p", { class: "error", role: "alert" }, say("loading-failed", { why: error.message })));
    return;
  }
  go("start");
  // A link to a page on a server has an invitation behind its #, which the server does not see.
  const linked = location.hash.slice(1);
  if (linked.length > 100) {
    history.replaceState(null, "", location.pathname + location.search);
    guarded(() => takeLetters([written(linked)]))();
  }
  performance.mark("ready");
  document.documentElement.dataset.ready = "yes";
})();
