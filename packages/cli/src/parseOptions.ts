import { type LanguageCode, languages } from "@livery/product/languages.ts";
import { InvalidArgumentError } from "commander";

// Readers of option values: each returns the value, or refuses the text with what to write instead.

/** Normalises `#rgb`, `#rrggbb` and the same without the sign to `#rrggbb`; anything else is not a colour. */
export function readColor(text: string): string | undefined {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim()) ?? [];
  if (short !== undefined) return `#${[...short].map((digit) => digit + digit).join("")}`.toLowerCase();
  return long === undefined ? undefined : `#${long}`.toLowerCase();
}

export function parseColor(text: string): string {
  const color = readColor(text);
  if (color === undefined) throw new InvalidArgumentError("Write a colour like #2f5bd0.");
  return color;
}

export function parseDate(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime());
  if (!isDay || day.toISOString().slice(0, 10) !== text) {
    throw new InvalidArgumentError("Write a day like 2026-07-01.");
  }
  return text;
}

export function parseLocales(text: string): readonly LanguageCode[] {
  const codes: readonly string[] = languages.map(({ code }) => code);
  const given = text.split(",").map((code) => code.trim());
  const unknown = given.find((code) => !codes.includes(code));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`There is no language "${unknown}". Available: ${codes.join(", ")}.`);
  }
  return [...new Set(given)] as LanguageCode[];
}

export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError("A port is a number from 0 to 65535.");
  return port;
}

/** One part of the brands of several, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export function parseShard(text: string): Shard {
  const [, index, count] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count) throw new InvalidArgumentError("Write a part like 3/10.");
  return { index, count };
}

/** GitHub starts at most 256 jobs of a matrix, GitLab 200. */
export function parseJobs(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 200) throw new InvalidArgumentError("Write a number from 1 to 200.");
  return count;
}

export function parseCount(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > 1000) throw new InvalidArgumentError("Write a number from 0 to 1000.");
  return count;
}

export function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 600)) throw new InvalidArgumentError("Write seconds, from 1 to 600.");
  return seconds;
}

/** An address without a password in it: it would be shown in reports. */
export function parseAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (url === undefined || !isWeb || url.username !== "" || url.search !== "" || url.hash !== "")
    throw new InvalidArgumentError("Write an address like https://api.example.");
  return text.replace(/\/$/, "");
}
