import type { WireResource } from "./decoders/shared/resource.gen.ts";
import { defined } from "./defined.ts";

/** A resource of the platform outside the site. Its addresses are untrusted: https only (DL-008). */
export interface AppResource {
  /** Android, IOS, MOBILECONFIG, FACEBOOK, EMAIL, USDJUMP; a page skips unknown types (DL-005). */
  readonly type: string;
  readonly url: string;
  readonly qrCodeUrl?: string;
  /** The SHA-256 of the file, in hexadecimal. */
  readonly checksum?: string;
  readonly labels: { readonly en?: string; readonly cn?: string };
}

/** Translates a resource into our names. */
export function toAppResource({
  resourceType,
  url,
  qrCodeUrl,
  checksum,
  labelNameEn,
  labelNameCn,
}: WireResource): AppResource {
  return {
    type: resourceType,
    url,
    labels: defined({ en: labelNameEn, cn: labelNameCn }),
    ...defined({ qrCodeUrl, checksum }),
  };
}
