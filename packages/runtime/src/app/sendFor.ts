import type { Send } from "@livery/platform/createSend.ts";
import { encryptLazily } from "@livery/platform/encryption/encryptLazily.ts";
import { sendLazily } from "@livery/platform/sendLazily.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { sessionToken } from "../state/session.ts";
import { textsOf } from "./textsOf.ts";

interface Way {
  readonly key: string;
  readonly send: Send;
  /** The site that is shown: development draws another object of the same brand, with the same way to its platform. */
  site: SiteConfig;
}

let kept: Way | undefined;

/** The way to a site's platform; the same one as long as merchant, currency and hosts say the same. */
export function sendFor(site: SiteConfig): Send {
  const key = JSON.stringify([site.merchant, site.currencyDecimals, site.hosts]);
  if (kept?.key === key) kept.site = site;
  else kept = begin(key, site);
  return kept.send;
}

function begin(key: string, site: SiteConfig): Way {
  const { tokenHeader, endpoints, publicKey } = site.hosts;
  const send = sendLazily({
    origin: site.hosts.api,
    merchant: site.merchant,
    // The language that was chosen: the page itself may be in another, which stands in for it (BR-023).
    language: () => textsOf(way.site).i18n.language,
    token: sessionToken,
    ...(site.currencyDecimals !== undefined && { currencyDecimals: site.currencyDecimals }),
    ...(tokenHeader !== undefined && { tokenHeader }),
    ...(endpoints !== undefined && { endpoints }),
    ...(publicKey !== undefined && { encrypt: encryptLazily(publicKey).encrypt }),
  });
  const way: Way = { key, send, site };
  return way;
}
