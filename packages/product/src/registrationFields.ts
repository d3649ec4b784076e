import type { FieldPatternId } from "./fieldPatterns.ts";

interface RegistrationFieldRow {
  readonly id: string;
  /** The rule while only the brand requests the field: a pattern and its shortest and longest length. */
  readonly rule: readonly [patternId: FieldPatternId, minLength: number, maxLength: number];
}

/**
 * The fields of the registration that a brand or its platform may request in addition to the account fields, which the
 * switches control (L122, VF-018 … VF-029, VF-062), in the order of the form. The ids are the specification's; those from
 * `nickname` on it only names in words.
 */
export const registrationFields = [
  { id: "payeeName", rule: [0, 2, 50] },
  { id: "paymentPassword", rule: [5, 6, 6] },
  { id: "qqNum", rule: [5, 5, 12] },
  { id: "line", rule: [8, 4, 20] },
  { id: "whatsapp", rule: [8, 5, 20] },
  { id: "facebook", rule: [8, 5, 64] },
  { id: "wechat", rule: [8, 6, 20] },
  { id: "idNumber", rule: [8, 5, 24] },
  { id: "email", rule: [3, 6, 64] },
  { id: "recommenderId", rule: [8, 1, 32] },
  { id: "affiliateCode", rule: [8, 1, 64] },
  { id: "nickname", rule: [0, 2, 20] },
  { id: "telegram", rule: [8, 4, 33] },
  { id: "zalo", rule: [8, 5, 20] },
  { id: "birthday", rule: [12, 10, 10] },
  { id: "address", rule: [0, 4, 200] },
  { id: "nationality", rule: [0, 2, 60] },
  { id: "occupation", rule: [0, 2, 60] },
  { id: "sourceOfIncome", rule: [0, 2, 60] },
  { id: "captcha", rule: [8, 1, 12] },
] as const satisfies readonly RegistrationFieldRow[];

export type RegistrationFieldId = (typeof registrationFields)[number]["id"];
