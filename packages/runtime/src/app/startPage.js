/*
 * Runs in the page's head before the first paint. It sets the mode that the visitor chose, so that the other one never
 * flashes. It also preloads what the entry imports, and the code, styles and texts of the page at this address, which the
 * app would request only after it has loaded, and the picture of home. The page contains home as a new visitor sees it: for everybody else, and
 * on other pages, it is hidden until the app has drawn the right thing. It is a classic script inside the page, because a
 * module would run after the first paint and a file would delay it; the CSP allows exactly this text. `site/mode.ts`,
 * `site/language.ts` and `session/session.ts` use the same storage keys; `app.tsx` reads `data-start`, and removes it once
 * the app has taken over.
 */
const root = document.documentElement;
const early = JSON.parse(document.currentScript.dataset.early || "null");
const drawn = early && early.drawn;
let language, token;

try {
  language = localStorage.getItem("lang");
  token = sessionStorage.getItem("token");
  const mode = localStorage.getItem("mode");
  const themeColor = document.querySelector("meta[name=theme-color]");
  const color = themeColor && themeColor.getAttribute(`data-${mode}`);
  if (color) {
    root.dataset.mode = mode;
    themeColor.setAttribute("content", color);
  }
} catch {
  // Without storage the brand's default mode and language stay, and there is no session.
}

if (drawn) {
  const isDrawn =
    drawn.paths.includes(location.pathname) &&
    (language || drawn.language) === drawn.language &&
    !token &&
    drawn.modes.includes(root.dataset.mode);
  root.dataset.start = isDrawn ? "drawn" : "blank";
}

if (early) {
  const preload = (link) =>
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", ...link }));
  const pageAt = (path) => early.pages.find(({ paths }) => paths.includes(path));
  const texts = early.texts[language] || early.texts[early.language];
  let page = pageAt(location.pathname);
  if (early.membersOnly && !token && !(page && page.exempt)) page = pageAt("/login");
  if (page && page.hero) {
    const [wide, phone] = early.hero[root.dataset.mode];
    preload({ as: "image", fetchPriority: "high", media: "(min-width: 700px)", href: wide });
    preload({ as: "image", fetchPriority: "high", media: "(max-width: 699px)", href: phone });
  }
  // What is drawn is painted without any code; on a slow connection its picture goes first.
  const urgency = root.dataset.start === "drawn" ? "low" : "auto";
  for (const href of early.imports) preload({ rel: "modulepreload", fetchPriority: urgency, href });
  // After the entry, which follows this script: its code runs first.
  setTimeout(() => {
    const fetchPriority = "low";
    const { files = [], texts: parts = [] } = page || {};
    // The page itself preloads the core of its default language.
    const all = texts.core === early.texts[early.language].core ? parts : ["core", ...parts];
    for (const href of files.map((at) => early.files[at])) {
      // The bundler's code requests styles with `crossorigin`: otherwise they would be requested twice.
      const kind = href.endsWith(".css") ? { as: "style", crossOrigin: "" } : { rel: "modulepreload" };
      preload({ ...kind, fetchPriority, href });
    }
    for (const part of all) preload({ as: "fetch", crossOrigin: "", fetchPriority, href: texts[part] });
  });
}
