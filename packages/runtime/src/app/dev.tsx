import "@livery/ui/global.css.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { replaceEqualDeep } from "@tanstack/query-core";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readSite } from "./readSite.ts";
import { sendFor } from "./sendFor.ts";
import { SiteApp } from "./SiteApp.tsx";
import { textsOf } from "./textsOf.ts";

/*
 * The entry of `livery dev`, beside `app.tsx` for packs. A saved brand comes as an event and is drawn in the same root, so
 * that whatever the visitor has open, typed and scrolled stays. The rest of the page is the pack package's business.
 */
const element = document.getElementById("root");
if (element) {
  const root = createRoot(element);
  const draw = (site: SiteConfig) => {
    root.render(
      <StrictMode>
        <SiteApp site={site} send={sendFor(site)} />
      </StrictMode>,
    );
  };
  let shown = readSite(document);
  draw(shown);
  let latest: SiteConfig | undefined;
  const takeUp = async (saved: SiteConfig) => {
    // Parts that are equal keep their identity: what only depends on them is not begun anew.
    const next = replaceEqualDeep(shown, saved);
    latest = next;
    await bringTexts(shown, next);
    if (latest !== next) return;
    shown = next;
    startTransition(() => draw(next));
  };
  import.meta.hot?.on("livery:brand", ({ site }: { readonly site: SiteConfig }) => void takeUp(site));
}

/** Fetches for a saved brand every text that the open page has: what stands on it is then drawn anew without a wait. */
async function bringTexts(shown: SiteConfig, next: SiteConfig): Promise<void> {
  const [old, fresh] = [textsOf(shown), textsOf(next)];
  const language = next.locales.find((code) => code === old.i18n.language);
  const files = old.files();
  // One that is not there any more is missed by the page that needs it, not here.
  if (language) await Promise.allSettled([fresh.choose(language)]);
  await Promise.allSettled(files.map((file) => fresh.load(file)));
}
