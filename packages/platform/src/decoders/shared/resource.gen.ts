// Generated from schemas/platform/shared/resource.schema.json by `npm run gen`. Do not edit.

/**
 * A resource of the platform outside the site: an app, a page, an address (L88).
 */
export interface WireResource {
  /**
   * Android, IOS, MOBILECONFIG, FACEBOOK, EMAIL or USDJUMP; others are ignored (DL-005).
   */
  resourceType: string;
  /**
   * Its address.
   */
  url: string;
  /**
   * A picture of its QR code.
   */
  qrCodeUrl?: string;
  /**
   * The SHA-256 of the file, in hexadecimal, so that players can check what they got (DL-008).
   */
  checksum?: string;
  /**
   * Its name in English.
   */
  labelNameEn?: string;
  /**
   * Its name in Chinese.
   */
  labelNameCn?: string;
}
