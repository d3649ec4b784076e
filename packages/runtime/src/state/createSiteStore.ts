import { createStore } from "jotai";
import { chosenModeAtom, storedMode } from "./mode.ts";

/** The state of one `<SiteApp>`, with what this device remembers already in it. */
export function createSiteStore(): ReturnType<typeof createStore> {
  const siteStore = createStore();
  siteStore.set(chosenModeAtom, storedMode());
  return siteStore;
}
