import type { FieldPatternId } from "./fieldPatterns.ts";

interface RegistrationFieldRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What a value must be while only the brand asks for the field: a pattern and its shortest and longest length. */
  readonly rule: readonly [patternId: FieldPatternId, minLength: number, maxLength: number];
}

/**
 * The fields of the registration that a brand or its platform may ask for on top of username, password and mobile
 * number, which the switches govern (L122, VF-018 … VF-029), in the order in which the form has them. The ids are the
 * specification's.
 */
export const registrationFields = [
  {
    id: "payeeName",
    title: "Real name",
    description: "The name that bank accounts are held in (VF-018).",
    rule: [0, 2, 50],
  },
  {
    id: "paymentPassword",
    title: "Payment password",
    description: "A second password for withdrawals (VF-019).",
    rule: [5, 6, 6],
  },
  { id: "qqNum", title: "QQ number", description: "The member's QQ account (VF-020).", rule: [5, 5, 12] },
  { id: "line", title: "LINE", description: "The member's LINE account (VF-021).", rule: [8, 4, 20] },
  { id: "whatsapp", title: "WhatsApp", description: "The member's WhatsApp account (VF-022).", rule: [8, 5, 20] },
  { id: "facebook", title: "Facebook", description: "The member's Facebook account (VF-023).", rule: [8, 5, 64] },
  { id: "wechat", title: "WeChat", description: "The member's WeChat account (VF-024).", rule: [8, 6, 20] },
  {
    id: "idNumber",
    title: "Identity number",
    description: "The number of an identity document (VF-025).",
    rule: [8, 5, 24],
  },
  { id: "email", title: "E-mail", description: "The member's e-mail address (VF-026).", rule: [3, 6, 64] },
  {
    id: "recommenderId",
    title: "Recommender",
    description: "The id of the member who recommended the site (VF-027).",
    rule: [8, 1, 32],
  },
  { id: "affiliateCode", title: "Affiliate code", description: "The code of a partner (VF-028).", rule: [8, 1, 64] },
  { id: "captcha", title: "Captcha", description: "Characters read from an image (VF-029).", rule: [8, 1, 12] },
] as const satisfies readonly RegistrationFieldRow[];

export type RegistrationFieldId = (typeof registrationFields)[number]["id"];
