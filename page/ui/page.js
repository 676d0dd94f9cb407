"use strict";
// The page: asks the referee (WebAssembly), shows what it answers. Whatever comes from files becomes text, never markup.

const texts = { ...TEXTS.en };
const say = (key, with_ = {}) => (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(with_[name] ?? ""));
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
    const head = new TextEncoder().encode(JSON.stringify(request));
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
    if (answer.error) throw new Refused(answer.error);
    return answer.ok;
  }
}

async function unpack(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

let visitor; // checks, looks, practises, compares; has no key
let own; // plays

// ---- what is shown ----

const announcer = h("p", { role: "status", "aria-live": "polite" });
function failed(error) {
  const told = error.told ?? { message: String(error.message ?? error), hints: [] };
  return h("div", { class: "card bad", role: "alert" },
    h("p", { class: "error" }, told.clause ? `${told.message} (${told.clause})` : told.message),
    (told.hints ?? []).map((hint) => h("p", {}, hint)));
}
let trouble; // where failures of what was asked last are shown
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

const views = { check: showCheck, look: showLook, play: showPlay, practise: showPractise, dispute: showDispute };
function go(name) {
  for (const entry of byId("nav").children) {
    if (entry.dataset.view === name) entry.setAttribute("aria-current", "page");
    else entry.removeAttribute("aria-current");
  }
  const main = byId("main");
  trouble = h("div", { class: "trouble" });
  main.replaceChildren();
  views[name](main);
  main.append(trouble, announcer);
}

/** A board on which every place is a control with a name; arrow keys go from place to place. */
function boardOf(board, touch, touched = []) {
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(board.svg);
  const [width, height] = size ? [Number(size[1]), Number(size[2])] : [1, 1];
  const picture = h("img", { alt: board.words.join(" "), src: "data:image/svg+xml," + encodeURIComponent(board.svg) });
  const box = h("div", { class: "board" }, picture);
  // The whole board is seen at once, with what is said above it.
  box.style.maxWidth = `min(36rem, max(14rem, (100vh - 17rem) * ${(width / height).toFixed(3)}))`;
  if (touch && board.places.length) {
    const all = board.places.map((place, number) => {
      const what = place.holds.length ? say("board.holds", { name: place.name, what: place.holds.join(", ") }) : say("board.empty", { name: place.name });
      const control = h("button", {
        type: "button", "data-place": place.name, "aria-label": what, title: what, tabindex: number ? "-1" : "0",
        "aria-pressed": String(touched.includes(place.name)), onclick: guarded(() => touch(place.name)),
        onkeydown: (event) => walk(event, all, board.places, number),
      });
      const [x, y, wide, high] = place.at;
      Object.assign(control.style, { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%`, width: `${(100 * wide) / width}%`, height: `${(100 * high) / height}%` });
      return control;
    });
    box.append(h("div", { role: "group", "aria-label": say("board") }, all));
  }
  return box;
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
  details(say("look.words"), ...board.words.map((line) => h("p", {}, line))),
  details(say("look.text"), h("pre", { class: "characters" }, board.text)),
];

/** Leads to a move: clicked, typed, or chosen from lists; turns of steps step by step. `ask` looks moves up, `play` takes what was chosen. */
function mover({ board, groups, steps, placeless, about, notation, ask, play, label }) {
  let begun = "", touched = [], now = { board, groups, about, told: [] };
  const root = h("div", {}), picture = h("div", {}), side = h("div", {});
  const typed = h("input", { autocomplete: "off", autocapitalize: "off", spellcheck: "false", "data-move": "" });
  const join = (step) => (begun ? `${begun}; ${step}` : step);
  const take = (text) => {
    if (!steps) {
      typed.value = text;
      touched = [];
      draw();
      typed.focus();
      announcer.textContent = text;
      return;
    }
    begun = join(text);
    touched = [];
    now = ask({ begun, touched });
    typed.value = begun;
    draw();
    side.querySelector("button")?.focus();
  };
  const touch = (place) => {
    touched = [...touched, place];
    const found = ask({ begun, touched }).moves;
    if (found.length === 1) return take(found[0]);
    if (!found.length && touched.length > 1) {
      touched = [place];
      const again = ask({ begun, touched }).moves;
      if (again.length === 1) return take(again[0]);
      draw(again);
    } else draw(found);
    picture.querySelector(`[data-place="${CSS.escape(place)}"]`)?.focus();
  };
  const list = (moves) => h("div", { class: "moves" }, moves.map((text) => button(text, () => take(text))));
  function draw(found) {
    picture.replaceChildren(boardOf(now.board, touch, touched), ...inWords(now.board));
    const parts = [];
    if (touched.length) {
      const places = touched.join(", ");
      parts.push(h("div", { role: "status" }, h("p", {}, found?.length ? say("move.matching", { places }) : say("move.none", { places })), list(found ?? []),
        button(say("move.clear"), () => { touched = []; draw(); })));
    }
    if (now.about) parts.push(h("p", {}, now.about));
    (now.told ?? []).forEach((line) => parts.push(h("p", { class: "faint" }, line)));
    if (begun) {
      parts.push(h("p", {}, say("move.sofar", { begun })), button(say("move.back"), () => {
        begun = begun.split("; ").slice(0, -1).join("; ");
        now = begun ? ask({ begun, touched: [] }) : { board, groups, about, told: [] };
        typed.value = begun;
        touched = [];
        draw();
      }));
    }
    if (!steps && placeless?.length && !touched.length) parts.push(h("div", { class: "row", "data-placeless": "" }, placeless.map((text) => button(text, () => take(text)))));
    const count = now.groups.reduce((sum, group) => sum + group.moves.length, 0);
    if (count) {
      const inside = now.groups.map((group) => [h("h3", {}, group.title), list(group.moves)]);
      parts.push(steps ? h("div", {}, h("h3", {}, say("move.steps")), inside) : details(say("move.list", { count }), inside));
    }
    side.replaceChildren(...parts);
  }
  draw();
  const form = h("form", { onsubmit: guarded((event) => { event.preventDefault(); return play(typed.value.trim()); }) },
    field(say("move.label"), typed), h("div", { class: "row" }, h("button", { class: "main", type: "submit" }, label)));
  root.append(h("div", { class: "stage" }, picture, h("div", {}, form, side, details(say("move.how"), h("p", {}, notation)))));
  return root;
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
    throw new Refused({ message: say("files.directory.dropped"), hints: [] });
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
// What is dropped beside a box must not lead the browser away from the page.
for (const kind of ["dragover", "drop"]) addEventListener(kind, (event) => event.preventDefault());
/** A place to drop, choose or paste; `take` gets the files. */
function intake(take, pasteName) {
  const chosen = h("input", { type: "file", multiple: true, onchange: guarded(async (event) => take(await read(event.target.files))) });
  const folder = h("input", { type: "file", webkitdirectory: true, onchange: guarded(async (event) => take(await read(event.target.files))) });
  const text = h("textarea", { spellcheck: "false" });
  const box = h("div", { class: "drop" }, h("p", {}, say("files.drop")), field(say("files.choose"), chosen), field(say("files.directory"), folder),
    field(say("files.paste"), text),
    h("div", { class: "row" }, button(say("files.pasted"), async () => {
      await take([{ path: pasteName, bytes: new TextEncoder().encode(text.value) }]);
      text.value = "";
    })));
  box.addEventListener("dragover", () => box.classList.add("over"));
  box.addEventListener("dragleave", () => box.classList.remove("over"));
  box.addEventListener("drop", guarded(async (event) => {
    box.classList.remove("over");
    await take(await dropped(event.dataTransfer));
  }));
  box.addEventListener("paste", guarded(async (event) => {
    if (!event.clipboardData.files.length) return;
    event.preventDefault();
    await take(await read(event.clipboardData.files));
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
  main.append(h("h2", {}, say("check.title")), h("p", { class: "faint" }, say("check.lead")), intake((files) => { handIn(files); checkAll(results); results.scrollIntoView(); }, "pasted.yaml"), results);
  if (given.length) checkAll(results);
}
function verdictCard(item) {
  const good = ["over", "running", "proved"].includes(item.verdict);
  const name = item.json?.file;
  return h("div", { class: `card ${good ? "good" : item.verdict === "event" ? "" : "bad"}`, "data-verdict": item.verdict },
    item.line ? h("p", { class: "mark" }, item.line) : null, item.more.map((line) => h("p", {}, line.trim())),
    item.failure ? h("pre", {}, item.failure.shown) : null,
    h("div", { class: "row" }, ["over", "running"].includes(item.verdict) ? button(say("check.look"), () => { looked = name; go("look"); }) : null),
    item.json ? details(say("check.json"), h("pre", { class: "json" }, JSON.stringify(item.json))) : null);
}
function checkAll(results) {
  results.replaceChildren();
  const logs = given.filter((file) => begins(file.bytes, "---") || begins(file.bytes, "evidence:") || /\.ya?ml$/.test(file.path));
  const letters = given.filter((file) => !logs.includes(file));
  const paths = named(logs).filter((path) => logs.some((file) => file.path === path || file.path.startsWith(path + "/")));
  const items = paths.length ? visitor.ask({ do: "check", paths }) : [];
  const bad = items.filter((item) => ["invalid", "unreadable", "nothing"].includes(item.verdict)).length;
  if (items.length > 1) results.append(h("p", {}, say("check.summary", { count: items.length, bad })));
  for (const file of logs.filter((file) => /(^|\/)event\.yaml$/.test(file.path))) {
    const told = visitor.ask({ do: "event", path: file.path });
    const fine = told.json.verdict !== "invalid";
    results.append(h("div", { class: `card ${fine ? "good" : "bad"}` }, h("h3", {}, say("check.event")), told.failures.map((one) => h("pre", {}, one.shown)),
      told.lines.map((line) => h("p", {}, line.trim())), details(say("check.json"), h("pre", { class: "json" }, JSON.stringify(told.json)))));
  }
  const shown = items.filter((item) => item.verdict !== "event");
  results.append(...shown.slice(0, 300).map(verdictCard));
  if (letters.length && named(given).length) {
    try {
      const told = visitor.ask({ do: "dispute", paths: named(given) });
      results.append(h("div", { class: "card" }, h("h3", {}, say("check.letters")), told.failures.map((one) => h("pre", {}, one.shown)),
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
  main.append(h("h2", {}, say("look.title")));
  const box = intake((files) => { handIn(files); looked = undefined; go("look"); }, "pasted.yaml");
  if (!logs.length) {
    main.append(box, h("p", {}, say("look.none")));
    return;
  }
  main.append(details(say("look.other"), box));
  if (!logs.includes(looked)) looked = logs[0];
  const choice = h("select", { onchange: guarded(() => { looked = choice.value; replay(room, looked); }) },
    logs.map((path) => h("option", { value: path, selected: path === looked }, path)));
  if (logs.length > 1) main.append(...field(say("look.which"), choice));
  main.append(room);
  trouble = h("div", {});
  guarded(() => replay(room, looked))();
}
function replay(room, path) {
  const game = visitor.ask({ do: "look", path });
  let step = game.steps.length - 1, turned = false;
  const picture = h("div", {}), now = h("div", { "aria-live": "polite" });
  const slider = h("input", { type: "range", min: 0, max: game.steps.length - 1, value: step, "aria-label": say("look.entry"), oninput: () => show(Number(slider.value)) });
  const arrow = (sign, key, to) => button(sign, () => show(to()), { "aria-label": say(key), title: say(key) });
  const story = h("ol", { class: "story" }, game.steps.map((one, number) => h("li", {},
    h("button", { type: "button", onclick: () => show(number), "aria-label": `${say("look.entry")} ${one.entry}` }, String(one.entry)), " ", one.happened.join("; "),
    one.say ? h("blockquote", {}, one.say) : null, one.remarks.map((line) => h("p", { class: "faint" }, line)))));
  function show(number) {
    step = Math.max(0, Math.min(game.steps.length - 1, number));
    slider.value = step;
    const one = game.steps[step];
    const board = visitor.ask({ do: "drawing", step, turned });
    picture.replaceChildren(boardOf(board), ...inWords(board));
    now.replaceChildren(h("p", {}, h("strong", {}, say("look.step", one))), ...one.happened.map((line) => h("p", {}, line)),
      ...(one.say ? [h("blockquote", {}, one.say)] : []), ...one.remarks.map((line) => h("p", { class: "faint" }, line)),
      ...(one.proof.length ? [details(say("look.proof"), h("dl", {}, one.proof.map(([what, value]) => [h("dt", {}, what), h("dd", {}, value)])))] : []));
    [...story.children].forEach((line, place) => (place === step ? line.setAttribute("aria-current", "true") : line.removeAttribute("aria-current")));
  }
  room.replaceChildren(h("h3", {}, game.title), ...game.options.map((line) => h("p", { class: "faint" }, line)), h("div", { class: "stage" },
    h("div", {}, picture, h("div", { class: "controls", role: "group", "aria-label": say("look.controls") },
      arrow("\u00ab", "look.first", () => 0), arrow("\u2039", "look.back", () => step - 1), slider, arrow("\u203a", "look.on", () => step + 1), arrow("\u00bb", "look.last", () => game.steps.length - 1)),
      game.steps.at(-1).turns ? button(say("look.turn"), () => { turned = !turned; show(step); }) : null, now),
    h("section", {}, h("h3", {}, say("look.story")), story, ...game.outlook.map((line) => h("p", {}, h("strong", {}, line))))));
  show(step);
}

// ---- practise ----

let table; // the referee at whose table somebody sits
function gameChoice() {
  return h("select", {}, visitor.ask({ do: "games" }).map((game) => h("option", { value: game.game }, game.title)));
}
const optionsOf = (text) => text.split("\n").map((line) => line.trim()).filter(Boolean);
function showPractise(main) {
  main.append(h("h2", {}, say("practise.title")), h("p", { class: "faint" }, say("practise.lead")));
  const room = h("div", {});
  main.append(room);
  if (table) return sit(room);
  const game = gameChoice();
  const players = h("input", { value: "alice, bob" });
  const first = h("input", { placeholder: say("practise.first.dice") });
  const options = h("textarea", {});
  room.append(h("form", { onsubmit: guarded((event) => {
    event.preventDefault();
    const opened = new Referee();
    opened.ask({ do: "table", game: game.value, players: players.value.split(",").map((name) => name.trim()).filter(Boolean), options: optionsOf(options.value), first: first.value.trim() || null, seed: null });
    table = opened;
    room.replaceChildren();
    sit(room);
  }) }, field(say("practise.game"), game), field(say("practise.players"), players), field(say("practise.first"), first),
    details(say("practise.options"), field(say("practise.options"), options)), h("div", { class: "row" }, h("button", { class: "main", type: "submit" }, say("practise.begin")))));
}
function sit(room) {
  const seen = table.ask({ do: "seen" });
  const again = () => { room.replaceChildren(); sit(room); };
  const act = (request) => () => { table.ask(request); again(); };
  const parts = [h("h3", { tabindex: "-1", id: "table" }, seen.title), ...seen.outlook.map((line) => h("p", {}, h("strong", {}, line)))];
  if (seen.throws) {
    const numbers = h("input", { inputmode: "numeric" });
    parts.push(h("div", { class: "row" }, button(say("practise.throw"), act({ do: "throw" }), { class: "main", id: "throw" })),
      ...field(say("practise.dice"), numbers), h("div", { class: "row" }, button(say("practise.dice.take"), () => { table.ask({ do: "line", text: `dice: ${numbers.value}` }); again(); })));
  }
  if (seen.acts) {
    parts.push(mover({ ...seen, label: say("move.play"), ask: (more) => table.ask({ do: "touch", path: null, ...more }), play: (text) => { table.ask({ do: "line", text: `${seen.acts}: ${text}` }); again(); byId("table")?.focus(); } }));
  } else parts.push(boardOf(seen.board), ...inWords(seen.board));
  const other = h("input", {});
  parts.push(h("div", { class: "row" }, seen.lines.length ? button(say("practise.undo"), act({ do: "back" })) : null, button(say("practise.again"), () => { table = undefined; go("practise"); })),
    details(say("practise.other", { name: seen.names[0] }), field(say("practise.other", { name: seen.names[0] }), other), button(say("practise.say"), () => { table.ask({ do: "line", text: other.value }); again(); })),
    details(say("practise.lines"), h("pre", {}, seen.lines.join("\n")), button(say("practise.save"), () => download("table.txt", seen.lines.join("\n") + "\n"))));
  room.append(...parts);
}

// ---- dispute ----

function showDispute(main) {
  const results = h("section", { "aria-live": "polite", id: "results" });
  const compare = (files) => {
    handIn(files);
    const told = visitor.ask({ do: "dispute", paths: named(files) });
    results.replaceChildren(h("div", { class: `card ${told.json.dispute ? "bad" : "good"}` }, told.failures.map((one) => h("pre", {}, one.shown)),
      h("pre", { class: "report" }, [...told.remarks, ...told.lines].join("\n"))),
      ...(told.letter ? [details(say("dispute.letter"), h("pre", { class: "report" }, told.letter))] : []),
      h("div", { class: "row" }, told.evidence.map((text, number) => button(say("dispute.evidence"), () => download(number ? `evidence-${number + 1}.yaml` : "evidence.yaml", text)))),
      details(say("check.json"), h("pre", { class: "json" }, JSON.stringify(told.json))));
    results.scrollIntoView();
  };
  main.append(h("h2", {}, say("dispute.title")), h("p", { class: "faint" }, say("dispute.lead")), intake(compare, "pasted.txt"), results);
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
  if (mails || (!(keyFile && !inFile && !inBrowser) && !unsaved)) return;
  event.preventDefault();
  event.returnValue = "";
});

async function reload() {
  const files = await kept.load();
  own = new Referee();
  for (const [path, text] of Object.entries(files)) {
    try {
      own.ask({ do: "put", path }, new TextEncoder().encode(text));
    } catch (error) {
      // This page never wrote such a file.
      (trouble ?? byId("main")).append(failed(error));
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
const unsound = () => new Refused({ message: say(`guard.${guard}`, { key: guardKey }), hints: [say(guard === "locked" ? "guard.open" : "guard.then")] });
/** Keeps all files, under the mark of the open key where other pages can change them. */
async function keep() {
  const { mark, empty } = own.ask({ do: "state-mark" });
  if (shared && kept.base && !mark && !empty) throw new Refused({ message: say("guard.locked"), hints: [say("guard.open")] });
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
      throw new Refused({ message: say("storage.failed", { why: error.message }), hints: [] });
    }
    if (!saved) {
      await reload();
      throw new Refused({ message: say("storage.elsewhere"), hints: [] });
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
async function showPlay(main) {
  const room = h("div", { id: "play" });
  main.append(h("h2", {}, say("play.title")), room);
  await guarded(async () => {
    if (!own) {
      await kept.open();
      await reload();
      try {
        const text = await kept.key();
        if (text) await openKey(String(text));
      } catch (error) {
        // What another page has put in its place must not keep the games from their player.
        trouble.append(failed(error));
      }
    }
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
  return h("div", { class: "card bad", id: "guard" }, h("p", { class: "error" }, say(`guard.${guard}`, { key: guardKey })), h("p", {}, say("guard.then")),
    h("div", { class: "row" }, button(say("guard.trust"), trust, { id: "trust" })));
}
function storageNote() {
  if (!kept.base) {
    const box = h("input", { type: "checkbox", checked: agreed, onchange: () => (agreed = box.checked) });
    return h("div", { class: "note", id: "storage" }, h("p", {}, h("strong", {}, say("storage.none"))), h("label", { class: "inline" }, box, say("storage.agree")));
  }
  return null;
}
function desk(room) {
  const again = () => desk(room);
  const key = keyPanel(again);
  room.replaceChildren(...[storageNote(), guardNote(again), opened && keyFile ? null : key, h("div", { "aria-live": "polite", id: "arrived" })].filter(Boolean));
  if (opened) {
    room.append(h("div", { class: "row" }, button(say("play.back"), () => { opened = undefined; again(); })), h("div", { id: "game" }));
    try {
      playGame(room.lastChild, again);
    } catch (error) {
      room.lastChild.append(failed(error));
    }
  } else room.append(gameList(again));
  room.append(lettersIn(again));
  // Whoever plays wants the board, and his key below it.
  if (opened && keyFile) room.append(key);
  if (!opened) room.append(beginGame(again));
  room.append(backups(again));
  byId("arrived").append(...[...new Set(own.said.splice(0))].map((line) => h("p", { class: "note" }, line)));
}
/** Where the next step is: what has just been said, and the game below it. */
function toNextStep() {
  const said = byId("panel")?.hasChildNodes() ? byId("panel") : byId("arrived")?.hasChildNodes() ? byId("arrived") : byId("game") ?? byId("play");
  said?.scrollIntoView({ block: "start" });
}
/** The question before something that cannot be taken back. */
function question(id, lines, actions) {
  const box = h("div", { class: "card", id, role: "group", "aria-label": lines[0], tabindex: "-1" }, lines.map((line) => h("p", {}, line)),
    h("div", { class: "row" }, actions, button(say("play.cancel"), () => box.remove())));
  return box;
}
function backups(again) {
  const asked = h("div", { id: "restoring" });
  const save = () => {
    const copy = { adjudicate: 1, files: own.ask({ do: "files" }), mark: own.ask({ do: "state-mark" }).mark, ...(keyFile && encrypted ? { key: keyFile } : {}) };
    download("adjudicate-games.json", JSON.stringify(copy), "application/json");
    unsaved = false;
    if (keyFile && encrypted) inFile = true;
  };
  const file = h("input", { type: "file", id: "restore", onchange: guarded(async (event) => {
    const chosen = event.target.files[0];
    if (chosen) await restore(new Uint8Array(await chosen.arrayBuffer()), asked, again);
  }) });
  return h("fieldset", { id: "backups" }, h("legend", {}, say("play.export")), kept.base && !kept.lasting ? h("p", { class: "note" }, say("storage.temporary")) : null,
    shared && kept.base ? details(say("storage.shared.title"), h("p", {}, say("storage.shared")), h("p", {}, say("storage.shared.not"))) : null,
    h("p", { class: "faint" }, say("play.export.lead")), keyFile ? h("p", { class: "faint" }, say(encrypted ? "play.export.key" : "play.export.nokey")) : null,
    h("div", { class: "row" }, button(say("play.export"), save, { id: "save-all" })), field(say("play.restore"), file), asked);
}
/** Brings a backup back: at once where nothing is here, else after a question that says what it changes. */
async function restore(bytes, place, again, asks = false) {
  const carryOut = async () => {
    const told = await change({ do: "restore" }, bytes);
    if (told.key && !keyFile) {
      await openKey(told.key);
      inFile = true;
    }
    again();
    byId("arrived").replaceChildren(...restored(told, "play.restore.done"));
    toNextStep();
  };
  if (shared && kept.base && !keyFile) {
    // What was signed is kept under the mark of a key.
    const key = keyIn(bytes);
    if (key) {
      await openKey(key);
      inFile = true;
    }
    again();
    throw new Refused({ message: say(key ? "play.restore.unlock" : "play.restore.open"), hints: [] });
  }
  const files = own.ask({ do: "files" });
  if (!Object.keys(files).length && !asks) return carryOut();
  // Tried on a copy of everything, to say what it comes to.
  const copy = new Referee();
  for (const [path, text] of Object.entries(files)) copy.ask({ do: "put", path }, new TextEncoder().encode(text));
  if (keyFile) copy.ask({ do: "key-open", text: keyFile, passphrase: passphrase ?? null });
  const box = question("restore-question", [say("play.restore.ask")], [button(say("play.restore.do"), carryOut, { id: "restore-do" })]);
  box.firstChild.after(...restored(copy.ask({ do: "restore" }, bytes), "play.restore.would"));
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
    return say(isNew ? "play.restore.new" : game.added ? "play.restore.more" : "play.restore.same", { headline: game.headline, count: game.added });
  });
  if (told.states) lines.push(say("play.restore.states", { count: told.states }));
  if (told.boards) lines.push(say("play.restore.boards", { count: told.boards }));
  const refused = [...told.refused, ...told.brought.failures, ...told.brought.entries.map((entry) => entry.failure).filter(Boolean)];
  return [h("p", {}, h("strong", {}, say(lead))), ...lines.map((line) => h("p", {}, line)), ...(lines.length ? [] : [h("p", {}, say("play.restore.nothing"))]),
    ...(told.mark === "good" || told.mark === "empty" ? [] : [h("p", { class: "note" }, say(`play.restore.${told.mark}`))]), ...refused.map((one) => failed({ told: one }))];
}
function keyPanel(again) {
  const box = h("fieldset", { id: "key" }, h("legend", {}, say("play.key")));
  if (keyFile) {
    const save = () => {
      download("adjudicate.key", keyFile);
      inFile = true;
      again();
    };
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
      box.append(question("forget", [say("play.key.forget.ask")], [button(say("play.key.download"), save), button(say("play.key.forget.do"), forget, { id: "forget-anyway" })]));
      byId("forget").focus();
    };
    box.append(h("p", {}, h("strong", {}, say("play.key.line"))), h("pre", { id: "keyline" }, keyLine), h("div", { class: "row" },
      button(say("play.key.download"), save), button(say("play.key.forget"), inFile ? forget : ask)), ...keepKey(again));
    if (!inFile && !inBrowser) box.append(h("p", { class: "note", id: "key-unsaved" }, h("strong", {}, say("play.key.save"))));
    return box;
  }
  box.append(h("p", {}, say("play.key.none")), h("p", { class: "faint" }, say("play.key.lead")));
  if (locked) {
    const phrase = h("input", { type: "password", autocomplete: "off" });
    box.append(h("form", { onsubmit: guarded(async (event) => { event.preventDefault(); await openKey(locked, phrase.value); again(); }) }, h("p", {}, say("play.key.locked")), field(say("play.key.passphrase"), phrase),
      h("div", { class: "row" }, h("button", { type: "submit" }, say("play.key.unlock")))));
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
  box.append(...field(say("play.key.open"), file), details(say("play.key.new"), field(say("play.key.comment"), comment), field(say("play.key.new.passphrase"), phrase),
    h("div", { class: "row" }, button(say("play.key.make"), async () => {
      const made = own.ask({ do: "key-new", passphrase: phrase.value || null, comment: comment.value });
      [keyFile, passphrase, keyLine, encrypted] = [made.file, phrase.value || undefined, made.line, made.encrypted];
      inFile = inBrowser = false;
      await vouch();
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
    const box = question("replace-key", [say("play.key.other")], [button(say("play.key.other.do"), () => put(file, phrase), { id: "replace-key-do" })]);
    asked.replaceChildren(box);
    box.focus();
  };
  if (encrypted || !shared) {
    const control = h("input", { type: "checkbox", id: "keep-key", checked: inBrowser, onchange: guarded(async () => {
      const wanted = control.checked;
      control.checked = inBrowser;
      await (wanted ? keepFile(keyFile) : put(null));
    }) });
    return [h("label", { class: "inline" }, control, say("play.key.keep")), asked];
  }
  const phrase = h("input", { type: "password", autocomplete: "new-password", id: "keep-phrase" });
  const lock = async (event) => {
    event.preventDefault();
    const file = own.ask({ do: "key-lock", passphrase: phrase.value, comment: keyLine.split(" ").slice(2).join(" ") }).file;
    await keepFile(file, phrase.value);
  };
  const fold = details(say("play.key.keep"), inBrowser ? h("p", { class: "error" }, say("play.key.plain")) : null, h("p", { class: "faint" }, say("play.key.keep.shared")),
    h("form", { id: "keep-locked", onsubmit: guarded(lock) }, field(say("play.key.new.passphrase.needed"), phrase), h("div", { class: "row" }, h("button", { type: "submit" }, say("play.key.keep.do")))));
  // What others can read already is said at once.
  fold.open = inBrowser;
  return [fold, asked];
}
function gameList(again) {
  const games = own.ask({ do: "here" });
  const shown = games.length ? h("ul", { class: "games" }, games.map((game) => h("li", {}, gameLine(game, again)))) : h("p", {}, say("play.games.none"));
  return h("section", {}, h("h3", {}, say("play.games")), shown);
}
function gameLine(game, again) {
  if (game.failure) return [h("p", {}, game.path), failed({ told: game.failure })];
  const due = game.due ? h("span", { class: "due" }, say("play.due", { what: game.due.what })) : null;
  const enter = () => { openGame(game.path); again(); toNextStep(); };
  return button([h("strong", {}, game.headline), " ", game.outlook.join(" "), due], enter, { "data-game": game.path });
}
function lettersIn(again) {
  const take = async (files) => {
    const lines = [];
    for (const file of files) {
      try {
        lines.push(...(begins(file.bytes, '{"adjudicate"') ? isBackup(file.bytes, again) : arrived(await change({ do: "import", source: file.path, text: null }, file.bytes))));
      } catch (error) {
        // What came with it was taken in all the same; a letter alone stays in its box, to be tried again.
        if (files.length === 1) throw error;
        lines.push(failed(error));
      }
    }
    again();
    byId("arrived").replaceChildren(...lines);
    toNextStep();
  };
  return h("fieldset", {}, h("legend", {}, say("play.in")), h("p", { class: "faint" }, say("play.in.lead")), intake(take, "letter"));
}
/** A letter that is a backup changes nothing before the person has said so. */
function isBackup(bytes, again) {
  const place = h("div", {});
  return [h("p", { class: "note" }, say("play.in.backup")), h("div", { class: "row" }, button(say("play.in.backup.look"), () => restore(bytes, place, again, true), { id: "restore-look" })), place];
}
/** What came of a letter, in words. */
function arrived(told) {
  const lines = [];
  const line = (text, more = {}) => lines.push(h("p", more, text));
  for (const entry of told.entries) {
    if (entry.failure) lines.push(failed({ told: entry.failure }));
    else if (entry.outcome === "early") line(say("play.in.early", entry));
  }
  for (const game of told.games) {
    line(say(game.added ? "play.in.added" : "play.in.nothing", { headline: game.headline, count: game.added }));
    game.lines.forEach((text) => line(text));
    if (game.restored) line(say("play.in.restored"));
    for (const name of game.named) line(say("play.in.twice", { name }), { class: "error" });
    if (game.stop) lines.push(failed({ told: { ...game.stop, hints: [say("play.in.stops")] } }));
    openGame(game.path);
  }
  told.elements.forEach((text) => line(text));
  if (!told.entries.length && !told.slips && !told.elements.length && !told.failures.length) line(say("play.in.empty"));
  return [...lines, ...told.failures.map((one) => failed({ told: one }))];
}
/** Rows for the players of a game that begins; `players` gives what stands in them. */
function playerRows() {
  const list = h("div", {});
  let rows = [];
  const row = (number) => {
    const player = { name: h("input", {}), key: h("input", {}), mail: h("input", { type: "email" }) };
    list.append(h("fieldset", { "data-player": number }, h("legend", {}, say("play.new.player", { number })),
      field(say("play.new.name"), player.name), field(say("play.new.key"), player.key), field(say("play.new.mail"), player.mail),
      keyLine ? h("div", { class: "row" }, button(say("play.new.own"), () => (player.key.value = keyLine))) : null));
    return player;
  };
  const seat = (count) => {
    list.replaceChildren();
    rows = Array.from({ length: count }, (_, place) => row(place + 1));
  };
  seat(2);
  return { list, seat, players: () => rows.map((one) => ({ name: one.name.value, key: one.key.value || null, mail: one.mail.value || null })) };
}
function beginGame(again) {
  const [game, rows] = [gameChoice(), playerRows()];
  const count = h("input", { type: "number", min: 1, max: 11, value: 2, onchange: () => rows.seat(Number(count.value || 2)) });
  const [first, options, clock] = [h("input", { placeholder: say("practise.first.dice") }), h("textarea", {}), h("input", {})];
  const [referee, refereeMail] = [h("input", {}), h("input", { type: "email" })];
  const begin = guarded(async (event) => {
    event.preventDefault();
    mayWrite();
    const days = clock.value.trim() ? [...clock.value.split(",").map(Number), 0].slice(0, 4) : null;
    const made = await change({ do: "new", game: game.value, players: rows.players(), options: optionsOf(options.value), first: first.value.trim() || null,
      referee: referee.value || null, referee_mail: refereeMail.value || null, clock: days });
    openGame(made.path);
    again();
  });
  return details(say("play.new"), h("form", { id: "new", onsubmit: begin }, field(say("practise.game"), game), field(say("play.new.count"), count), rows.list,
    field(say("practise.first"), first), field(say("practise.options"), options), field(say("play.new.clock"), clock),
    field(say("play.new.referee"), referee), field(say("play.new.referee.mail"), refereeMail),
    h("div", { class: "row" }, h("button", { class: "main", type: "submit" }, say("play.new.sign")))));
}
function mayWrite() {
  if (!isSound()) throw unsound();
  if (!kept.base && !agreed) throw new Refused({ message: say("storage.none"), hints: [say("storage.agree")] });
}
function playGame(room, again) {
  const path = opened;
  const game = own.ask({ do: "game", path, board: sealed });
  const remark = h("input", { id: "remark" });
  const panel = h("div", { id: "panel" });
  const propose = (act) => preview(path, act, remark.value, panel, again);
  room.append(h("h3", {}, game.headline), ...game.outlook.map((line) => h("p", {}, h("strong", {}, line))));
  if (game.due) room.append(h("p", { class: "note" }, say("play.due", { what: game.due.what })));
  if (game.unsent) room.append(h("p", { class: "faint" }, game.unsent));
  if (game.dice) room.append(h("p", {}, say("play.thrown", { dice: game.dice })));
  room.append(h("div", { class: "row" }, dueActs(game, propose)));
  if (game.due?.name === "save") room.append(...savings(propose));
  room.append(panel);
  if (game.boards) room.append(sealing(game, path, again));
  if (game.acts) {
    room.append(mover({ ...game, label: say("play.look"), ask: (more) => own.ask({ do: "touch", path, board: sealed, ...more }), play: (play) => propose({ act: "turn", play, board: game.boards ? sealed : null }) }));
  } else room.append(boardOf(game.board), ...inWords(game.board));
  if (game.own && !game.over) room.append(...field(say("play.say"), remark), otherActs(game, propose));
  if (!game.over) room.append(newKey(game, path, propose));
  room.append(...aboutGame(game, path, panel));
}
/** Shows what an act comes to, and signs it when told to. */
function preview(path, act, remark, panel, again, trust = false) {
  const note = act.act === "note" ? remark : remark || null;
  const close = () => panel.replaceChildren();
  let shown;
  try {
    shown = own.ask({ do: "preview", path, act, say: note, trust });
  } catch (error) {
    if (trust || !/is this log up to date/i.test(error.told?.message ?? "")) throw error;
    panel.replaceChildren(h("div", { class: "card" }, h("p", {}, error.told.message), h("div", { class: "row" },
      button(say("play.trust"), () => preview(path, act, remark, panel, again, true)), button(say("play.cancel"), close))));
    return;
  }
  const sign = async () => {
    mayWrite();
    const done = await change({ do: "sign", path, act, say: note, trust });
    again();
    byId("panel").replaceChildren(h("p", { class: "note", role: "status" }, say("play.signed", { line: done.line })),
      ...(act.act === "rekey" ? [h("p", { class: "note" }, say("play.rekey.then"))] : []), letterPanel(done.letter, false));
    toNextStep();
  };
  panel.replaceChildren(h("div", { class: "card preview" }, h("h3", { tabindex: "-1" }, say("play.preview")), h("p", {}, h("strong", {}, shown.line.trim())), ...(shown.told ?? []).map((line) => h("p", {}, line)),
    ...(shown.slips ?? []).map((slip) => h("p", {}, say("play.slips", { slip }))), ...(shown.terms ?? []).map((line) => h("p", { class: "faint" }, line)),
    h("div", { class: "row" }, button(say("play.sign"), sign, { class: "main", id: "sign" }), button(say("play.cancel"), close)),
    ...(shown.board ? [boardOf(shown.board), ...inWords(shown.board)] : [])));
  panel.querySelector("h3").focus({ preventScroll: true });
  toNextStep();
}
/** What is asked of the player, but for a turn. */
function dueActs(game, propose) {
  const names = { join: "play.join", answer: game.holds ? "play.answer" : "play.give", post: "play.post", open: "play.openboard" };
  const due = game.due?.name;
  const acts = names[due] ? [button(say(names[due]), () => propose({ act: due }), { class: "main", id: due })] : [];
  return [...acts, ...game.offers.filter((offer) => offer.asked).map((offer) => button(say("play.accept", offer), () => propose({ act: "accept", id: offer.id }), { "data-offer": offer.id }))];
}
function savings(propose) {
  const tokens = h("input", { type: "number", min: 0, value: 0 });
  return [...field(say("play.save"), tokens), button(say("play.save.do"), () => propose({ act: "save", tokens: Number(tokens.value) }), { id: "save" })];
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
  const brought = details(say("play.board.own"), h("p", { class: "faint" }, say("play.board.how")), field(say("play.board.squares"), squares), field(say("play.board.file"), file),
    h("div", { class: "row" }, button(say("play.board.take"), () => take(squares.value))));
  brought.open = !stock;
  const choice = h("select", { id: "sealing", onchange: guarded(() => take(choice.value)) }, h("option", { value: "random" }, say("play.board.random")),
    game.boards.map(([number, name]) => h("option", { value: String(number), selected: sealed === String(number) }, `${number} ${name}`)),
    stock ? null : h("option", { value: sealed, selected: true }, say("play.board.mine")));
  return h("div", {}, field(say("play.board"), choice), brought);
}
function otherActs(game, propose) {
  const offer = h("input", {}), who = h("select", {}, game.players.filter((name) => name !== game.own).map((name) => h("option", {}, name)));
  const [when, then, from, until] = [h("input", {}), h("input", {}), h("input", { type: "date" }), h("input", { type: "date" })];
  const act = (key, what, more) => button(say(key), () => propose(what), more);
  return details(say("play.other"),
    h("div", { class: "row" }, act("play.resign", { act: "resign" }), act("play.draw", { act: "offer", what: "draw" }), act("play.claim", { act: "claim-draw" }), act("play.note", { act: "note" }),
      game.holds ? act("play.post", { act: "post" }) : null),
    field(say("play.offer"), offer), button(say("play.offer.do"), () => propose({ act: "offer", what: offer.value })),
    game.clock && game.referee ? [field(say("play.timeout"), who), button(say("play.timeout"), () => propose({ act: "claim-timeout", name: who.value }))] : null,
    game.away ? [field(say("play.away.from"), from), field(say("play.away.until"), until), button(say("play.away"), () => propose({ act: "away", from: from.value, until: until.value }), { id: "away" })] : null,
    game.holds ? null : [field(say("play.order.when"), when), field(say("play.order.then"), then), button(say("play.order.do"), () => propose({ act: "order", when: when.value, then: then.value }))]);
}
/** A new key for the player; who has lost his old one gets the line that a referee needs. */
function newKey(game, path, propose) {
  const file = h("input", { type: "file", "data-new-key": "" }), phrase = h("input", { type: "password", autocomplete: "off" });
  const who = h("select", {}, game.players.map((name) => h("option", {}, name)));
  const line = h("pre", { hidden: true, id: "referee-line" });
  const make = () => download("adjudicate-new.key", new Referee().ask({ do: "key-new", passphrase: phrase.value || null, comment: game.own ?? "" }).file);
  const key = async () => {
    if (!file.files[0]) throw new Refused({ message: say("play.rekey.none"), hints: [] });
    return { text: await file.files[0].text(), passphrase: phrase.value || null };
  };
  const replace = async () => propose({ act: "rekey", ...(await key()) });
  const tell = async () => {
    line.textContent = own.ask({ do: "rekey-line", path, name: who.value, ...(await key()) }).line;
    line.hidden = false;
  };
  return details(say(game.own ? "play.rekey" : "play.lost"), h("p", { class: "faint" }, say(game.own ? "play.rekey.lead" : "play.lost.lead")),
    field(say("play.key.new.passphrase"), phrase), h("div", { class: "row" }, button(say("play.rekey.make"), make)), field(say("play.rekey.file"), file), game.own ? null : field(say("play.lost.who"), who),
    h("div", { class: "row" }, game.own ? button(say("play.rekey.do"), replace, { id: "rekey" }) : button(say("play.lost.line"), tell, { id: "rekey-line" })), line);
}
function aboutGame(game, path, panel) {
  const secret = h("div", {});
  return [h("div", { class: "row" }, button(say("letter.again"), () => panel.replaceChildren(letterPanel(own.ask({ do: "letter", path }), true)), { id: "letter-again" }),
    game.sealed ? button(say("play.sealed"), () => secret.replaceChildren(h("pre", {}, own.ask({ do: "sealed", path }).secret))) : null), secret,
    details(say("play.terms"), ...game.terms.map((line) => h("p", {}, line))), details(say("play.entries"), h("pre", {}, game.entries.join("\n")))];
}

/** What mail programs take from an address of the kind `mailto:`, in all. */
const MAILTO_MAX = 1900;
function letterPanel(letter, open) {
  const list = (addresses) => addresses.map(encodeURIComponent).join(",");
  const asked = (body) => [...(letter.copy.length ? [`cc=${list(letter.copy)}`] : []), `subject=${encodeURIComponent(letter.subject)}`, `body=${encodeURIComponent(body.replace(/\r?\n/g, "\r\n"))}`];
  const mailto = (body) => `mailto:${list(letter.to)}?${asked(body).join("&")}`;
  const [whole, block] = [mailto(letter.text), mailto(letter.block)];
  const ways = [];
  const link = (href, text, also) => h("a", { class: "button", href, onclick: guarded(() => {
    mails = true;
    setTimeout(() => (mails = false), 1000);
    return also?.();
  }) }, text);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(letter.text);
    } catch {
      text.closest("details").open = true;
      text.select();
      document.execCommand("copy");
    }
    copied.textContent = say("letter.copied");
  };
  if (whole.length <= MAILTO_MAX) ways.push(link(whole, say("letter.mail")));
  else if (block.length <= MAILTO_MAX) ways.push(link(block, say("letter.mail.block")));
  // Too long for the window: the person pastes what the click has copied.
  else if (letter.to.length) ways.push(link(mailto(say("letter.mail.here")), say("letter.mail.paste"), copy));
  const box = h("div", { class: "card", id: "letter" }, h("h3", {}, say("letter.title")));
  box.append(letter.to.length ? h("p", {}, say("letter.to", { to: letter.to.join(", ") })) : h("p", {}, say("letter.nobody")));
  if (letter.copy.length) box.append(h("p", {}, say("letter.copy", { copy: letter.copy.join(", ") })));
  if (Math.min(whole.length, block.length) > MAILTO_MAX) box.append(h("p", { class: "faint" }, say("letter.mail.long")));
  const copied = h("span", { role: "status" });
  const text = h("textarea", { readonly: true, rows: 12, "data-letter": "" });
  text.value = letter.text;
  ways.push(button(say("letter.clipboard"), copy));
  if (navigator.share) ways.push(button(say("letter.share"), () => navigator.share({ title: letter.subject, text: letter.text }).catch(() => {})));
  const name = letter.subject.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "").toLowerCase();
  ways.push(button(say("letter.download"), () => download(`${name}.txt`, letter.text)));
  if (letter.message) ways.push(button(say("letter.message"), () => download(`${name}.eml`, letter.message, "message/rfc822")));
  ways.push(button(say("letter.log"), () => download(opened, letter.log)));
  const folded = details(say("letter.text"), ...field(say("letter.text"), text));
  folded.open = open;
  box.append(h("div", { class: "row" }, ways, copied), folded, ...letter.wrong.map((line) => h("p", { class: "error" }, line)));
  return box;
}

// ---- the beginning ----

function translate() {
  for (const node of document.querySelectorAll("[data-text]")) node.textContent = say(node.dataset.text);
  byId("nav").setAttribute("aria-label", say("nav"));
  byId("nav").replaceChildren(...Object.keys(views).map((name) => button(say(`nav.${name}`), () => go(name), { "data-view": name })));
  const known = Object.keys(TEXTS);
  if (known.length > 1) {
    const choice = h("select", { onchange: () => { speak(choice.value); go(document.querySelector("nav [aria-current]")?.dataset.view ?? "check"); } }, known.map((code) => h("option", { value: code, selected: code === document.documentElement.lang }, TEXTS[code].language)));
    byId("languages").replaceChildren(...field(say("languages"), choice));
  }
}
function speak(code) {
  Object.assign(texts, TEXTS.en, TEXTS[code] ?? {});
  document.documentElement.lang = TEXTS[code] ? code : "en";
  translate();
}
(async () => {
  const wanted = (navigator.languages ?? []).map((code) => code.split("-")[0]).find((code) => TEXTS[code]);
  speak(wanted ?? "en");
  try {
    Referee.module = await unpack(byId("module").textContent);
    visitor = new Referee();
  } catch (error) {
    byId("main").replaceChildren(h("p", { class: "error", role: "alert" }, say("loading.failed", { why: error.message })));
    return;
  }
  byId("module").remove();
  go("check");
  performance.mark("ready");
  document.documentElement.dataset.ready = "yes";
})();
