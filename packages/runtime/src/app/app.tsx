import "@livery/ui/global.css.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { type ReactNode, startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { watchStyles } from "../loading/lostStyles.ts";
import { readSite } from "./readSite.ts";
import { sendFor } from "./sendFor.ts";
import { SuspendedSite } from "./SiteApp.tsx";
import { StartFailure } from "./StartFailure.tsx";
import { StartSkeleton } from "./StartSkeleton.tsx";

const root = document.getElementById("root");
if (root) begin(root);

function begin(place: HTMLElement): void {
  watchStyles();
  let site: SiteConfig;
  try {
    site = readSite(document);
  } catch (reason) {
    console.error(reason);
    emptied(place).render(<StartFailure />);
    return;
  }
  const start = (
    <StrictMode>
      <SuspendedSite site={site} send={sendFor(site)} />
    </StrictMode>
  );
  if (document.documentElement.dataset["start"] === "drawn") return takeOver(start, place);
  const drawing = emptied(place);
  drawing.render(<StartSkeleton site={site} />);
  // The skeleton stays until the site can show. A `Suspense` around the site would keep it for at least 300 ms.
  startTransition(() => drawing.render(start));
}

function emptied(place: HTMLElement): Root {
  place.replaceChildren();
  delete document.documentElement.dataset["start"];
  return createRoot(place);
}

/**
 * `startPage.js` shows this visitor what the pack has drawn: home at its own address, to which `/` leads (RT-004). `PageFocus`
 * removes the mark when the page answers to presses.
 */
function takeOver(home: ReactNode, place: HTMLElement): void {
  if (location.pathname !== HOME_PATH) history.replaceState(null, "", HOME_PATH + location.search + location.hash);
  // In small steps, so that a slow phone answers a touch meanwhile.
  startTransition(() => void hydrateRoot(place, home));
}
