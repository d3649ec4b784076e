import { type BrandMessage, devMessage, type FindingsMessage } from "./devMessages.ts";
import { showFindings } from "./showFindings.ts";
import { takeOver } from "./takeOver.ts";

/*
 * The part of `livery dev` that runs in the page, beside the site: it puts a saved brand in the place of the old one, but
 * for what React draws (that is the runtime's `dev.tsx`), and shows what is wrong with a brand that does not compile.
 */
// Vite looks for this very expression.
const hot = import.meta.hot;
if (hot) {
  hot.on(devMessage.brand, ({ html }: BrandMessage) => {
    // A page that came while the brand was broken holds no site yet.
    if (document.getElementById("root") === null) location.reload();
    else takeOver(document, new DOMParser().parseFromString(html, "text/html"));
  });
  hot.on(devMessage.findings, ({ text }: FindingsMessage) => showFindings(document, text));
  hot.send(devMessage.open);
}
