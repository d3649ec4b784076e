/*
 * Runs in the page's head before anything is painted. A visitor who chose a mode never sees the other one; and at home's
 * addresses the code and the picture of its first screen are asked for at once, where the app's own code would only ask
 * after it has come and run. A file of its own and a classic script: the policy allows no inline code, and a module would
 * run after the first paint. `state/mode.ts` holds the same key and keeps both places up to date afterwards.
 */
try {
  const mode = localStorage.getItem("mode");
  const frame = document.querySelector("meta[name=theme-color]");
  const ground = frame && frame.getAttribute(`data-${mode}`);
  if (ground) {
    document.documentElement.dataset.mode = mode;
    frame.setAttribute("content", ground);
  }
} catch {
  // No storage: the brand's own mode shows.
}

const home = JSON.parse(document.currentScript.dataset.home || "null");
if (home && home.paths.includes(location.pathname)) {
  const ask = (link) =>
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", ...link }));
  const [wide, phone] = home.hero[document.documentElement.dataset.mode];
  for (const href of home.scripts) ask({ rel: "modulepreload", href });
  for (const href of home.styles) ask({ as: "style", href });
  ask({ as: "image", fetchPriority: "high", media: "(min-width: 700px)", href: wide });
  ask({ as: "image", fetchPriority: "high", media: "(max-width: 699px)", href: phone });
}
