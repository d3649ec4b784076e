/**
 * Attributes that the visitor or the site itself sets after the page has loaded; a saved brand does not change them.
 */
const OWNED_BY_SITE: ReadonlySet<string> = new Set(["lang", "data-mode"]);

/**
 * Updates an open page to match `next` without re-rendering: attributes of the root, the theme, the page's metadata,
 * its icons, and the site's data. The site itself sets the title.
 */
export function takeOver(page: Document, next: Document): void {
  takeAttributes(page.documentElement, next.documentElement);
  takeText(page, next, "style:not([data-vite-dev-id])");
  takeText(page, next, "#livery-site");
  for (const meta of next.head.querySelectorAll("meta[name]")) {
    const old = page.head.querySelector(`meta[name="${meta.getAttribute("name")}"]`);
    if (old) takeAttributes(old, meta);
  }
  for (const icon of next.head.querySelectorAll<HTMLLinkElement>(
    "link[rel~=icon],link[rel^=apple],link[rel=manifest]",
  )) {
    const sizes = icon.getAttribute("sizes");
    const same = `link[rel="${icon.rel}"]${sizes === null ? ":not([sizes])" : `[sizes="${sizes}"]`}`;
    const old = page.head.querySelector(same);
    if (old) takeAttributes(old, icon);
  }
  // The browser's own frame follows the current mode, as in the runtime's `applyMode`.
  const frame = page.head.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  const ground = frame?.dataset[page.documentElement.dataset["mode"] ?? ""];
  if (frame && ground !== undefined) frame.content = ground;
}

function takeAttributes(old: Element, next: Element): void {
  for (const name of old.getAttributeNames()) {
    if (name.startsWith("data-") && !next.hasAttribute(name) && !OWNED_BY_SITE.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (!OWNED_BY_SITE.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function takeText(page: Document, next: Document, selector: string): void {
  const old = page.querySelector(selector);
  const text = next.querySelector(selector)?.textContent ?? "";
  if (old && old.textContent !== text) old.textContent = text;
}
