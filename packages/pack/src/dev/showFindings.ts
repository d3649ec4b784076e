const ELEMENT = "livery-findings";

/** Its own colours, to be readable whatever the brand looks like. */
const STYLE = `
:host{position:fixed;inset:auto 0 0 0;z-index:2147483647;display:block;max-height:60vh;overflow:auto;color-scheme:dark;
background:#1d1014;color:#fbeef0;border-top:3px solid #ff5d73;box-shadow:0 -8px 32px #0006;font:14px/1.5 system-ui,sans-serif}
div{max-width:1100px;margin:0 auto;padding:14px 20px 20px}
header{display:flex;gap:16px;align-items:baseline;justify-content:space-between}
p{margin:0;font-weight:600}
pre{margin:10px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.55 ui-monospace,monospace;color:#f4d9dd}
button{font:inherit;color:inherit;background:none;border:1px solid #8d6a70;border-radius:6px;padding:3px 12px;cursor:pointer}
button:hover{border-color:#fbeef0}
button:focus-visible{outline:2px solid #fff;outline-offset:2px}
`;

/** Shows the errors of the saved brand over the page; an empty text removes the message. */
export function showFindings(page: Document, text: string): void {
  page.querySelector(ELEMENT)?.remove();
  if (text === "") return;
  const host = page.createElement(ELEMENT);
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
  close.addEventListener("click", () => host.remove());
  const findings = page.createElement("pre");
  findings.textContent = text;
  head.append(title, close);
  box.append(head, findings);
  root.append(box);
  page.body.append(host);
}
