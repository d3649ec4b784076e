import { InvalidArgumentError, Option } from "commander";

/** The day that decides which rules of law hold. */
export const dateOption = (): Option =>
  new Option(
    "--date <date>",
    "day of the build, YYYY-MM-DD: the rules of law of that day hold (default: today in UTC)",
  ).argParser(parseDate);

function parseDate(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime());
  if (!isDay || day.toISOString().slice(0, 10) !== text) {
    throw new InvalidArgumentError("A day is written like 2026-07-01.");
  }
  return text;
}
