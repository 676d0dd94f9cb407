(() => {
  const event = document.getElementById("event");
  const stage = document.getElementById("stage");
  const title = document.title;
  const games = new Map([...document.querySelectorAll("template.waiting")].map((game) => [game.id, game]));
  let shown = null;
  let going = null;
  let place = 0;

  // The game that the address names, itself or one of its entries.
  const named = () => {
    const id = location.hash.slice(1);
    const game = id.replace(/-e[0-9]+$/, "");
    return games.has(id) ? id : games.has(game) ? game : null;
  };

  const follow = () => {
    const id = named();
    if (id === shown) return;
    if (going) going.abort();
    else place = scrollY;
    going = null;
    shown = id;
    stage.replaceChildren();
    event.hidden = id !== null;
    stage.hidden = id === null;
    if (id === null) {
      document.title = title;
      const target = document.getElementById(location.hash.slice(1));
      if (target) target.scrollIntoView();
      else scrollTo(0, place);
      return;
    }
    stage.append(games.get(id).content.cloneNode(true));
    going = new AbortController();
    replay(stage, going.signal);
    const heading = stage.querySelector("h2");
    document.title = heading.textContent + " - " + title;
    heading.focus({ preventScroll: true });
    stage.scrollIntoView();
  };

  addEventListener("hashchange", follow);
  // Paper has nothing to click on.
  addEventListener("beforeprint", () => {
    for (const more of document.querySelectorAll("details.more")) more.open = true;
  });
  follow();
})();
