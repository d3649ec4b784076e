import type { Send } from "@livery/platform/createSend.ts";
import { defined } from "@livery/platform/defined.ts";
import { encryptLazily } from "@livery/platform/encryption/encryptLazily.ts";
import { sendLazily } from "@livery/platform/sendLazily.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { notePlatformTime } from "../kit/platformClock.ts";
import { sessionToken } from "../session/session.ts";
import { textsOf } from "./textsOf.ts";

interface Way {
  readonly key: string;
  readonly send: Send;
  /** The current config: in development a saved brand is a new object with the same client. */
  site: SiteConfig;
}

let kept: Way | undefined;

/** The client of a site's platform. It stays the same while merchant, currency and hosts do not change. */
export function sendFor(site: SiteConfig): Send {
  const key = JSON.stringify([site.merchant, site.platform, site.currencyDecimals, site.hosts]);
  if (kept?.key === key) kept.site = site;
  else kept = begin(key, site);
  return kept.send;
}

function begin(key: string, site: SiteConfig): Way {
  const { tokenHeader, endpoints, publicKey } = site.hosts;
  const send = sendLazily({
    origin: site.hosts.api,
    merchant: site.merchant,
    platform: site.platform,
    // The chosen language; the page can fall back to another one (BR-023).
    language: () => textsOf(way.site).i18n.language,
    token: sessionToken,
    onTime: notePlatformTime,
    ...defined({
      currencyDecimals: site.currencyDecimals,
      tokenHeader,
      endpoints,
      encrypt: publicKey === undefined ? undefined : encryptLazily(publicKey).encrypt,
    }),
  });
  const way: Way = { key, send, site };
  return way;
}
