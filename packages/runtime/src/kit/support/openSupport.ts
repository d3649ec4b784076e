import { customerServices } from "@livery/platform/calls/customerServices.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { atom } from "jotai";
import { missingAtom } from "../../dialogs/missing.ts";
import { sendAtom } from "../../site/send.ts";
import { sessionAtom } from "../../session/session.ts";
import { systemStatusAtom } from "../../site/systemStatus.ts";
import { lazyCode } from "../../loading/lazyCode.ts";

/** blocked: the browser did not open the window. failed: there is no address for it. */
export type SupportProblem = "blocked" | "failed";

type SupportSite = Pick<SiteConfig, "support" | "constants">;

/** The type of the service that is opened (CS-006). */
const CHAT = "3";

/**
 * Opens customer service in a window of its own. The window opens first, because browsers allow that only in the click
 * itself (CS-003), and goes to the service when its address is here. Without one it closes (CS-011).
 */
export const openSupportAtom = atom(
  null,
  async (get, set, site: SupportSite, waiting: WaitingTexts): Promise<SupportProblem | undefined> => {
    const { supportPopupWidth: width, supportPopupHeight: height } = site.constants;
    const popup = globalThis.open("", "_blank", `width=${width},height=${height}`);
    if (!popup) return "blocked";
    // The service must not be able to change this page (CS-009).
    popup.opener = null;
    showWaiting(popup, waiting);
    const session = get(sessionAtom);
    const isVip = session.state === "in" && session.member.rank.level > site.constants.vipServiceRank;
    const csType = isVip ? "VIP" : "LIVECHAT";
    const path = get(systemStatusAtom)?.customerService.find(({ kind }) => kind === csType)?.path;
    const decrypt = () =>
      decryptCode.preload().catch((reason: unknown) => {
        void set(missingAtom, { what: decryptCode });
        throw reason;
      });
    const ask = async () => get(sendAtom)(customerServices, { csType });
    const address = await askAddress({ ask, decrypt }, site.support, path);
    if (address === undefined) {
      popup.close();
      return "failed";
    }
    popup.location.replace(address);
    return undefined;
  },
);

interface WaitingTexts {
  readonly title: string;
  readonly text: string;
}

/** What the window shows until its address is here. */
function showWaiting({ document }: Window, { title, text }: WaitingTexts): void {
  document.title = title;
  document.body.textContent = text;
  document.body.style.cssText = "display: grid; place-items: center; min-height: 90vh; font: 16px system-ui";
}

const decryptCode = lazyCode(async () => (await import("./decryptAddress.ts")).decryptAddress);

interface AddressSource {
  readonly ask: () => Promise<readonly { readonly type: string; readonly value: string }[]>;
  /** Fetches what decrypts an address. */
  readonly decrypt: () => Promise<(value: string) => string>;
}

/** The address of the chat; without a chat the path that the status named (CS-013). Undefined if there is none to open. */
async function askAddress(
  { ask, decrypt }: AddressSource,
  { cipher, hosts }: SiteConfig["support"],
  path: string | undefined,
): Promise<string | undefined> {
  try {
    const chat = (await ask()).find(({ type }) => type === CHAT);
    if (!chat) return allowedAddress(path, hosts);
    const isEncrypted = cipher === "DES-ECB";
    return allowedAddress(isEncrypted ? (await decrypt())(chat.value) : chat.value, hosts);
  } catch {
    return undefined;
  }
}

/** Only https, and only the brand's hosts for customer service if it names any (CS-009). */
function allowedAddress(address: string | undefined, hosts: readonly string[] | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, origin, href } = new URL(address);
  return protocol === "https:" && (!hosts || hosts.includes(origin)) ? href : undefined;
}
