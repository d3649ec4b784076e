import type { FieldPatternId } from "./fieldPatterns.ts";

/** The longest SMS code (VF-038). */
export const LONGEST_CODE = 255;

interface AccountFieldRow {
  readonly id: string;
  /** The default rule for a value: a pattern and its shortest and longest length. */
  readonly rule: readonly [patternId: FieldPatternId, minLength: number, maxLength: number];
}

/**
 * The fields of an account, in the order of the form. The switches decide which of them are shown; each shown one is
 * required. A mobile number is a Korean one (VF-053).
 */
export const accountFields = [
  { id: "username", rule: [1, 4, 16] },
  { id: "mobileNum", rule: [5, 10, 11] },
  { id: "verificationCode", rule: [0, 0, LONGEST_CODE] },
  { id: "password", rule: [17, 8, 32] },
] as const satisfies readonly AccountFieldRow[];

export type AccountFieldId = (typeof accountFields)[number]["id"];
