import "@livery/ui/global.css.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { type ReactNode, startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readSite } from "./readSite.ts";
import { Start } from "./Start.tsx";
import { StartFailure } from "./StartFailure.tsx";

const root = document.getElementById("root");
// In small steps, so that a slow phone answers a touch meanwhile.
if (root) startTransition(() => begin(root));

function begin(place: HTMLElement): void {
  let site: SiteConfig;
  try {
    site = readSite(document);
  } catch (reason) {
    console.error(reason);
    draw(<StartFailure />, place);
    return;
  }
  const start = (
    <StrictMode>
      <Start site={site} />
    </StrictMode>
  );
  if (document.documentElement.dataset["start"] === "drawn") takeOver(start, place);
  else draw(start, place);
}

function draw(page: ReactNode, place: HTMLElement): void {
  place.replaceChildren();
  delete document.documentElement.dataset["start"];
  createRoot(place).render(page);
}

/**
 * `startPage.js` shows this visitor what the pack has drawn: home at its own address, to which `/` leads (RT-004). `PageFocus`
 * removes the mark when the page answers to presses.
 */
function takeOver(home: ReactNode, place: HTMLElement): void {
  if (location.pathname !== HOME_PATH) history.replaceState(null, "", HOME_PATH + location.search + location.hash);
  hydrateRoot(place, home);
}
