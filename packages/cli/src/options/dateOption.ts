import { InvalidArgumentError, Option } from "commander";

/** The day that determines which compliance rules are in force. */
export const dateOption = (): Option =>
  new Option(
    "--date <date>",
    "day of the build, YYYY-MM-DD: uses the compliance rules in force on that day (default: today in UTC)",
  ).argParser(parseDate);

function parseDate(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime());
  if (!isDay || day.toISOString().slice(0, 10) !== text) {
    throw new InvalidArgumentError("Write a day like 2026-07-01.");
  }
  return text;
}
