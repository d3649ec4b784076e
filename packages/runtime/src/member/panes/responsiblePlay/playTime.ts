import { asciiDigits } from "@livery/product/asciiDigits.ts";

const HOUR = 60;

/** The hours and minutes of a form's two fields. */
export function splitPlayTime(length: number): { readonly hours: string; readonly minutes: string } {
  return { hours: String(Math.floor(length / HOUR)), minutes: String(length % HOUR) };
}

/** What was entered into the two fields, in minutes; null if both are empty, undefined if it is no length of time. */
export function enteredPlayTime({
  hours = "",
  minutes = "",
}: {
  readonly hours?: string | undefined;
  readonly minutes?: string | undefined;
}): number | null | undefined {
  const typed = [hours, minutes].map((text) => asciiDigits(text.trim()));
  if (typed.every((text) => text === "")) return null;
  if (!typed.every((text) => /^\d{0,4}$/u.test(text))) return undefined;
  const [whole = 0, rest = 0] = typed.map(Number);
  return whole * HOUR + rest;
}
