import type { WireResource } from "./decoders/systemStatus.gen.js";
import { defined } from "./defined.ts";

/** Something that the platform offers outside the site. Its addresses come from outside: https only (DL-008). */
export interface AppResource {
  /** Android, IOS, MOBILECONFIG, FACEBOOK, EMAIL, USDJUMP; what a page does not know it leaves out (DL-005). */
  readonly type: string;
  readonly url: string;
  readonly qrCodeUrl?: string;
  readonly labels: { readonly en?: string; readonly cn?: string };
}

/** A resource in our terms. */
export function toAppResource({ resourceType, url, qrCodeUrl, labelNameEn, labelNameCn }: WireResource): AppResource {
  return { type: resourceType, url, labels: defined({ en: labelNameEn, cn: labelNameCn }), ...defined({ qrCodeUrl }) };
}
