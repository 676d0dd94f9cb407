// Every game by clicks alone: random games at the table, in a small window, where each move is reached by places of the board and by
// buttons that can really be hit.

import { open, start, until } from "./browser.mjs";

/** Plays one random game in the page, at most so many turns; what was played, and by how many clicks. */
async function game(tab, name, players, seed, most) {
  return tab.evaluate(async (name, players, seed, most) => {
    let state = seed * 2654435761 % 4294967296;
    const pick = (list) => list[(state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % list.length];
    table = new Referee();
    table.ask({ do: "table", game: name, players, options: [], first: null, seed });
    go("practise");
    const find = (selector) => document.querySelector(selector);
    let clicks = 0, turns = 0;
    const hit = async (control, what) => {
      if (!control) throw new Error(`${name}: nothing to click for ${what}`);
      control.scrollIntoView({ block: "center" });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (control.dataset.place && control.closest(".board") && (width < 24 || height < 24)) throw new Error(`${name}: ${control.dataset.place} is ${width} by ${height} pixels`);
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (there !== control && !control.contains(there)) throw new Error(`${name}: ${what} is covered by ${there?.outerHTML.slice(0, 200)}`);
      clicks++;
      control.click();
      await null;
      await null;
    };
    const place = (one) => [...document.querySelectorAll("#practise [data-place]")].find((control) => control.dataset.place.toLowerCase() === one);
    const choice = (text) => [...document.querySelectorAll("#practise .acts .moves button, #practise [data-placeless] button")].find((control) => control.textContent === text);
    for (;;) {
      const seen = table.ask({ do: "seen" });
      if (seen.over || turns >= most) return { turns, clicks, over: seen.over };
      const before = seen.lines.length;
      if (seen.throws) {
        await hit(find("#throw"), "the dice");
        if (table.ask({ do: "seen" }).lines.length !== before + 1) throw new Error(`${name}: the dice were not thrown`);
        continue;
      }
      const ask = (begun, touched) => table.ask({ do: "touch", path: null, begun, touched });
      const isPlayed = () => table.ask({ do: "seen" }).lines.length > before;
      /** Clicks places until this text is played or can be pressed; the places are those that the page offers next. */
      const point = async (begun, text) => {
        for (let touched = []; ; ) {
          const found = ask(begun, touched);
          const button = choice(text);
          const next = found.next.filter((one) => ask(begun, [...touched, one]).moves.includes(text));
          // Where the board leads there, the board is used; every second time, if a button does as well.
          if (next.length && (!button || (turns % 2 === 0 && place(next[0])))) {
            const one = pick(next);
            await hit(place(one), `${one} of ${text}`);
            touched = [...touched, one];
          } else {
            await hit(button, text);
            return;
          }
          if (isPlayed()) return;
          const now = ask(begun, touched);
          if (now.moves.length === 1 && (now.whole || touched.length > 1 || seen.steps)) return;
        }
      };
      let wanted;
      if (seen.steps) {
        wanted = "";
        while (!isPlayed()) {
          const now = wanted ? ask(wanted, []) : seen;
          const step = pick(now.groups.flatMap((group) => group.moves));
          await point(wanted, step);
          wanted = wanted ? `${wanted}; ${step}` : step;
        }
      } else {
        wanted = pick(seen.groups.flatMap((group) => group.moves));
        await point("", wanted);
      }
      const lines = table.ask({ do: "seen" }).lines;
      if (lines.length !== before + 1 || !lines.at(-1).endsWith(`: ${wanted}`)) throw new Error(`${name}: ${wanted} was wanted, and ${lines.slice(before)} was played (${find("[role=alert]")?.innerText})`);
      turns++;
    }
  }, name, players, seed, most);
}

/** So many games of each engine, or of one; a short form breaks them off after some turns. */
export async function run(name = "chrome", { games = 1, most = 60, only = "" } = {}) {
  // A whole game is one call.
  const browser = await start(name, 1_800_000);
  const told = [];
  let tab;
  /** A new tab in place of the last one: a page in which a thousand turns are played in one task holds gigabytes. */
  const renewed = async () => {
    if (tab?.wrong.length) throw new Error(tab.wrong.join("\n"));
    await tab?.close();
    tab = await open(browser);
    // Firefox without a window has a bar for scrolling beside the page, and no phone has one.
    await tab.setViewport({ width: name === "firefox" ? 375 : 360, height: 740 });
  };
  try {
    await renewed();
    const all = await tab.evaluate(() => gamesKnown().map(({ game, players }) => [game, Math.max(2, players.from)]));
    for (const [game_, count] of all.filter(([game]) => game !== "open" && game.startsWith(only))) {
      let [turns, clicks, over] = [0, 0, 0];
      for (let seed = 1; seed <= games; seed++) {
        if (seed % 3 === 0) await renewed();
        const played = await game(tab, game_, ["alice", "bob", "carol", "dave"].slice(0, count), seed, most);
        [turns, clicks, over] = [turns + played.turns, clicks + played.clicks, over + Number(played.over)];
      }
      told.push(`${game_} ${turns}/${clicks}/${over}`);
      if (games > 1) process.stdout.write(`${name}: ${game_}: ${games} random games, ${over} to their end, ${turns} turns, ${clicks} clicks\n`);
    }
    if (tab.wrong.length) throw new Error(tab.wrong.join("\n"));
  } finally {
    await browser.close();
  }
  return `${name}: random games by clicks alone, as turns/clicks/ends of ${games}: ${told.join(", ")}`;
}
