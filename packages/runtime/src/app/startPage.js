/*
 * Runs in the page's head before the first paint. It sets the mode that the visitor chose, so that the other one never
 * flashes. On home it also preloads the code and the picture of the first screen, which the app would request only
 * after it has loaded. It is a separate classic script, because the CSP allows no inline code and a module would run
 * after the first paint. `state/mode.ts` uses the same storage key and updates the mode and the browser's colour
 * afterwards.
 */
try {
  const mode = localStorage.getItem("mode");
  const themeColor = document.querySelector("meta[name=theme-color]");
  const color = themeColor && themeColor.getAttribute(`data-${mode}`);
  if (color) {
    document.documentElement.dataset.mode = mode;
    themeColor.setAttribute("content", color);
  }
} catch {
  // Without storage the brand's default mode stays.
}

const home = JSON.parse(document.currentScript.dataset.home || "null");
if (home && home.paths.includes(location.pathname)) {
  const preload = (link) =>
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", ...link }));
  const [wide, phone] = home.hero[document.documentElement.dataset.mode];
  for (const href of home.scripts) preload({ rel: "modulepreload", href });
  for (const href of home.styles) preload({ as: "style", href });
  preload({ as: "image", fetchPriority: "high", media: "(min-width: 700px)", href: wide });
  preload({ as: "image", fetchPriority: "high", media: "(max-width: 699px)", href: phone });
}
