import type { Send } from "@livery/platform/createSend.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createStore } from "jotai";
import { forgetSessionOnChange } from "./forgetSession.ts";
import { withErrorHandling } from "./withErrorHandling.ts";
import { languageAtom, startLanguage } from "../site/language.ts";
import { chosenModeAtom, storedMode } from "../site/mode.ts";
import { sendAtom } from "../site/send.ts";
import { audienceAtom, startSessionAtom } from "./session.ts";
import { keepMerchant } from "./sessionKeys.ts";
import { startSystemStatusAtom } from "../site/systemStatus.ts";

/**
 * The state of one `<SiteApp>`, filled with what this device has stored. Its first request asks for the site's status
 * (SY-001).
 */
export function createSiteStore(
  site: Pick<SiteConfig, "merchant" | "site" | "locales" | "defaultLanguage">,
  send: Send,
): ReturnType<typeof createStore> {
  const siteStore = createStore();
  siteStore.set(chosenModeAtom, storedMode());
  siteStore.set(languageAtom, startLanguage(site));
  siteStore.set(audienceAtom, site.site);
  siteStore.set(sendAtom, withErrorHandling(send, siteStore));
  forgetSessionOnChange(siteStore);
  siteStore.set(startSystemStatusAtom);
  keepMerchant(site.merchant);
  void siteStore.set(startSessionAtom);
  return siteStore;
}
