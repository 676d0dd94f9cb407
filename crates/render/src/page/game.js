
"use strict";
// Makes the game that stands in an element one that can be gone through, until the signal ends it.
const replay = (root, signal) => {
  const find = (id) => root.querySelector("#" + id);
  const turn = find("turn");
  if (turn) {
    turn.addEventListener("click", () => {
      for (const board of [find("board"), find("turned")]) board.toggleAttribute("hidden");
      turn.setAttribute("aria-pressed", find("board").hasAttribute("hidden"));
    });
    turn.hidden = false;
  }
  const slider = find("slider");
  if (!slider) return;
  const entries = [...root.querySelectorAll("#moves > li")];
  const range = (text) => text.split("-").map(Number);
  const parts = [...root.querySelectorAll("[data-at]")].map((part) => [part, part.dataset.at.split(" ").map(range)]);
  const last = entries.length - 1;
  let now = last;

  const go = (step, follow) => {
    now = Math.max(0, Math.min(last, step));
    for (const [part, ranges] of parts) {
      part.toggleAttribute("hidden", !ranges.some(([from, to = from]) => from <= now && now <= to));
    }
    entries.forEach((entry, place) => {
      if (place === now) entry.setAttribute("aria-current", "step");
      else entry.removeAttribute("aria-current");
    });
    const entry = entries[now];
    find("what").textContent = entry.querySelector(".said").textContent;
    find("words").textContent = entry.querySelector(".board-words").textContent;
    slider.value = now;
    slider.setAttribute("aria-valuetext", entry.querySelector(".said").textContent);
    // Beside the board the list follows; below it, that would push the board away.
    if (follow && matchMedia("(min-width: 60rem)").matches) entry.scrollIntoView({ block: "nearest" });
  };

  slider.addEventListener("input", () => go(Number(slider.value), true));
  find("first").addEventListener("click", () => go(0, true));
  find("back").addEventListener("click", () => go(now - 1, true));
  find("on").addEventListener("click", () => go(now + 1, true));
  find("last").addEventListener("click", () => go(last, true));
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const steps = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last };
    if (!Object.hasOwn(steps, event.key)) return;
    event.preventDefault();
    go(steps[event.key], true);
  }, { signal });
  entries.forEach((entry, place) => {
    entry.querySelector("a").addEventListener("click", (event) => {
      event.preventDefault();
      go(place, false);
    });
  });
  const named = () => entries.findIndex((entry) => "#" + entry.id === location.hash);
  addEventListener("hashchange", () => { if (named() >= 0) go(named(), true); }, { signal });

  // Who follows a link to an entry wants to see its board.
  addEventListener("load", () => requestAnimationFrame(() => {
    if (named() < 0) return;
    if (root === document) scrollTo(0, 0);
    else root.scrollIntoView();
  }), { signal });

  root.querySelector(".controls").hidden = false;
  go(named() >= 0 ? named() : last, false);
};
