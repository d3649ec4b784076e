const ELEMENT = "livery-findings";

/** Its own colours, to be readable whatever the brand looks like. */
const STYLE = `
:host{position:fixed;inset:auto 0 0 0;width:auto;max-height:60vh;margin:0;padding:0;overflow:auto;color-scheme:dark;
background:#1d1014;color:#fbeef0;border:0;border-top:3px solid #ff5d73;box-shadow:0 -8px 32px #0006;font:14px/1.5 system-ui,sans-serif}
div{max-width:1100px;margin:0 auto;padding:14px 20px 20px}
header{display:flex;gap:16px;align-items:baseline;justify-content:space-between}
p{margin:0;font-weight:600}
pre{margin:10px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.55 ui-monospace,monospace;color:#f4d9dd}
button{font:inherit;color:inherit;background:none;border:1px solid #8d6a70;border-radius:6px;padding:3px 12px;cursor:pointer}
button:hover{border-color:#fbeef0}
:host(:focus-visible),button:focus-visible{outline:2px solid #fff;outline-offset:2px}
:host(:focus-visible){outline-offset:-4px}
`;

let remove: (() => void) | undefined;

/** Shows the errors of the saved brand over the page and its dialogs; an empty text removes the message. */
export function showFindings(page: Document, text: string): void {
  remove?.();
  if (text === "") return;
  const host = page.createElement(ELEMENT);
  remove = keepOnTop(page, host);
  const root = host.attachShadow({ mode: "open" });
  // Created by script, so the page's policy, which allows no style of ours, does not apply.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const box = page.createElement("div");
  box.setAttribute("role", "alert");
  const head = page.createElement("header");
  const title = page.createElement("p");
  title.textContent =
    page.getElementById("root") === null
      ? "This brand has errors. The page appears when they are fixed."
      : "This brand was saved with errors. The page still shows its last good state.";
  const close = page.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => remove?.());
  const findings = page.createElement("pre");
  findings.textContent = text;
  head.append(title, close);
  box.append(head, findings);
  root.append(box);
}

/**
 * Keeps an element above everything: in the top layer, inside the uppermost modal dialog, because everything outside of
 * that is inert. Returns the function that removes it.
 */
function keepOnTop(page: Document, host: HTMLElement): () => void {
  host.popover = "manual";
  // A tab stop in the order that a dialog keeps the focus in; it also scrolls with the keys.
  host.tabIndex = 0;
  // The dialog around it handles keys and presses too, such as Enter for its default button.
  for (const event of ["keydown", "pointerdown", "click"]) host.addEventListener(event, (own) => own.stopPropagation());
  const place = (changes: readonly MutationRecord[]): void => {
    const parent = [...page.querySelectorAll("dialog:modal")].at(-1) ?? page.body;
    const reopened = changes.some(({ type }) => type === "attributes");
    if (host.parentElement === parent && !reopened) return;
    if (host.parentElement !== parent) parent.append(host);
    if (host.matches(":popover-open")) host.hidePopover();
    host.showPopover();
  };
  place([]);
  const observer = new MutationObserver(place);
  observer.observe(page, { childList: true, subtree: true, attributeFilter: ["open"] });
  return () => {
    observer.disconnect();
    host.remove();
  };
}
