import { type BrandMessage, devMessage, type FindingsMessage } from "./devMessages.ts";
import { showFindings } from "./showFindings.ts";
import { takeOver } from "./takeOver.ts";

/*
 * The part of `livery dev` that runs in the page: it replaces the old brand with a saved one, except for what React
 * renders (see the runtime's `dev.tsx`), and shows the errors of a brand that does not compile.
 */
// Vite searches for exactly this expression.
const hot = import.meta.hot;
if (hot) {
  hot.on(devMessage.brand, ({ html }: BrandMessage) => {
    // A page that was loaded while the brand was broken contains no site yet.
    if (document.getElementById("root") === null) location.reload();
    else takeOver(document, new DOMParser().parseFromString(html, "text/html"));
  });
  hot.on(devMessage.findings, ({ text }: FindingsMessage) => showFindings(document, text));
  hot.send(devMessage.open);
}
