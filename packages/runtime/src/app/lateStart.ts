import { isOpen } from "@livery/product/gate.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { createStore } from "jotai";
import type { Texts } from "../i18n/createTexts.ts";
import { htmlCode } from "../kit/html/htmlCode.ts";
import { askSwitchesAtom } from "../site/askSwitches.ts";
import { readStored } from "../storage/browserStorage.ts";
import { reopenDialogsAtom } from "../dialogs/beforeReload.ts";
import { openDialogAtom } from "../dialogs/dialogs.ts";
import { AGE_NOTICE_KEY } from "../site/ageNotice.ts";
import { languageAtom, repeatLanguageAtom } from "../site/language.ts";
import { dialogSections } from "./dialogSections.ts";

type ShownSite = Pick<SiteConfig, "announcements" | "features">;
type Store = ReturnType<typeof createStore>;

const started = new WeakSet<Store>();

/**
 * What a visit begins with once its first page is drawn: the dialogs that were open before the page loaded again by itself,
 * the platform's switches, an earlier choice of language that it has not heard of, the age notice of a first visit, and the
 * pop-up announcements.
 */
export function lateStart(store: Store, texts: Texts, site: ShownSite): void {
  if (started.has(store)) return;
  started.add(store);
  store.set(reopenDialogsAtom);
  const askSwitches = () => void store.set(askSwitchesAtom);
  askSwitches();
  // The settings are in the language of the page (ST-025).
  store.sub(languageAtom, askSwitches);
  void store.set(repeatLanguageAtom);
  void showAgeNotice(store, texts);
  void showPopups(store, texts, site);
  void watchFailures(store);
}

/** Opens the notice when its code is there; a spinner over the first page would be in everybody's way (CO-012). */
async function showAgeNotice(store: Store, texts: Texts): Promise<void> {
  if (readStored("local", AGE_NOTICE_KEY) !== undefined) return;
  try {
    await Promise.all([import("../login/welcome.section.tsx"), texts.prefetch("auth")]);
    store.set(openDialogAtom, "ageNotice");
  } catch {
    // The next page load tries again.
  }
}

/** Opens the pop-up announcements whenever they are due, and their code is there (NT-014). */
async function showPopups(store: Store, texts: Texts, site: ShownSite): Promise<void> {
  if (!isOpen({ feature: "notices" }, site)) return;
  try {
    const { watchPopups } = await import("./watchPopups.ts");
    const prepare = () => Promise.all([dialogSections.notice.preload(), htmlCode.preload(), texts.prefetch("notices")]);
    watchPopups(store, site, prepare);
  } catch {
    // The next page load tries again.
  }
}

/** Opens the dialog about the network when several calls fail (ER-037). */
async function watchFailures(store: Store): Promise<void> {
  try {
    const { watchNetwork } = await import("./watchNetwork.ts");
    watchNetwork(store);
  } catch {
    // Each part of the page still says what it lacks.
  }
}
