/*
 * Runs in the page's head before the first paint. It sets the mode that the visitor chose, so that the other one never
 * flashes. On home it also preloads the code and the picture of the first screen, which the app would request only
 * after it has loaded. The page contains home as a new visitor sees it: for everybody else, and on other pages, it is
 * hidden until the app has drawn the right thing. It is a classic script inside the page, because a module would run
 * after the first paint and a file would delay it; the CSP allows exactly this text. `state/mode.ts`,
 * `state/language.ts` and `state/session.ts` use the same storage keys; `app.tsx` reads `data-start`, and removes it once
 * the app has taken over.
 */
const root = document.documentElement;
const home = JSON.parse(document.currentScript.dataset.home || "null");
const drawn = home && home.drawn;
let isDrawn = drawn && drawn.paths.includes(location.pathname);

try {
  const mode = localStorage.getItem("mode");
  const themeColor = document.querySelector("meta[name=theme-color]");
  const color = themeColor && themeColor.getAttribute(`data-${mode}`);
  if (color) {
    root.dataset.mode = mode;
    themeColor.setAttribute("content", color);
  }
  isDrawn &&= (localStorage.getItem("lang") || drawn.language) === drawn.language && !sessionStorage.getItem("token");
} catch {
  // Without storage the brand's default mode and language stay, and there is no session.
}
if (drawn) root.dataset.start = isDrawn && drawn.modes.includes(root.dataset.mode) ? "drawn" : "blank";

if (home && home.paths.includes(location.pathname)) {
  const preload = (link) =>
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", ...link }));
  const [wide, phone] = home.hero[root.dataset.mode];
  // What is drawn is painted without the code.
  const fetchPriority = root.dataset.start === "drawn" ? "low" : "auto";
  for (const href of home.scripts) preload({ rel: "modulepreload", href, fetchPriority });
  preload({ as: "image", fetchPriority: "high", media: "(min-width: 700px)", href: wide });
  preload({ as: "image", fetchPriority: "high", media: "(max-width: 699px)", href: phone });
}
