import type { FieldPatternId } from "./fieldPatterns.ts";

/** Longest SMS code (VF-038). */
export const LONGEST_CODE = 255;

interface AccountFieldRow {
  readonly id: string;
  /** What a value must be until brand or platform say otherwise: a pattern and its shortest and longest length. */
  readonly rule: readonly [patternId: FieldPatternId, minLength: number, maxLength: number];
}

/**
 * The fields that make an account, in the order in which the form has them. Which of them are there is up to the switches;
 * each is required wherever it is shown. A mobile number is a Korean one (VF-053).
 */
export const accountFields = [
  { id: "username", rule: [1, 4, 16] },
  { id: "mobileNum", rule: [5, 10, 11] },
  { id: "verificationCode", rule: [0, 0, LONGEST_CODE] },
  { id: "password", rule: [17, 8, 32] },
] as const satisfies readonly AccountFieldRow[];

export type AccountFieldId = (typeof accountFields)[number]["id"];
