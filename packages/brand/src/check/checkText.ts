import type { Finding } from "../problem.ts";
import { listValues, quote } from "../text/quote.ts";
import { secretIn } from "../text/secretIn.ts";

const LONGEST = 2000;

/** The base text that a brand's text replaces. */
export interface Original {
  readonly text: string;
  /** Placeholders that the brand's text may leave out. */
  readonly optional?: readonly string[];
}

/** Checks a brand's own text against the base text that it replaces. */
export function checkText(key: string, text: string, base: Original): Finding[] {
  const findings = [checkLength(key, text), checkPlaceholders(key, text, base), checkSecret(key, text)];
  return findings.filter((finding) => finding !== undefined);
}

function checkLength(key: string, text: string): Finding | undefined {
  if (text.trim() === "") {
    return {
      code: "LIV1404",
      message: `${key} is empty.`,
      expected: `a text of 1 to ${LONGEST} characters`,
      got: quote(text),
      suggestion: "Write a text, or remove the key to keep the base text.",
    };
  }
  if (text.length <= LONGEST) return undefined;
  return {
    code: "LIV1404",
    message: `${key} is too long.`,
    expected: `a text of 1 to ${LONGEST} characters`,
    got: `${text.length} characters`,
  };
}

function checkSecret(key: string, text: string): Finding | undefined {
  const secret = secretIn(text);
  if (secret === undefined) return undefined;
  return {
    code: "LIV1110",
    message: `${key} looks like ${secret}, and every text of a site is public.`,
    suggestion: "Remove it, then revoke the secret and treat it as leaked: it is in the repository now.",
  };
}

/** The brand's text must contain every `{{placeholder}}` of the base text that is not optional, and no other. */
function checkPlaceholders(key: string, text: string, { text: base, optional = [] }: Original): Finding | undefined {
  const wanted = placeholders(base);
  const given = placeholders(text);
  const missing = wanted.filter((name) => !given.includes(name) && !optional.includes(name));
  const extra = given.filter((name) => !wanted.includes(name));
  if (missing.length === 0 && extra.length === 0) return undefined;
  const written = wanted.map((name) => `{{${name}}}`);
  return {
    code: "LIV1405",
    message:
      missing.length > 0
        ? `${key} leaves out ${listValues(
            missing.map((name) => `{{${name}}}`),
            "and",
          )}, which the site fills in when it shows the text.`
        : `${key} contains ${listValues(
            extra.map((name) => `{{${name}}}`),
            "and",
          )}, which nothing fills in.`,
    expected: written.length > 0 ? `a text with ${listValues(written, "and")}` : "a text without placeholders",
    got: quote(text),
    suggestion: `The base text is ${quote(base)}.`,
  };
}

function placeholders(text: string): string[] {
  const names = [...text.matchAll(/\{\{-?\s*([^},\s]*)[^}]*\}\}/g)].map((match) => match[1] ?? "");
  return [...new Set(names)].toSorted();
}
