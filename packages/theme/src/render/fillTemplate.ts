import { tokenName } from "../tokenName.ts";
import { resolveTokens } from "./resolveTokens.ts";
import type { Declarations } from "./resolveTokens.ts";
import type { TokenTexts } from "./tokenText.ts";

// Brands with the same surface recipe have one graph of tokens: names and references are equal, only values differ. So
// style-dictionary resolves each token that refers to others once, with a numbered slot for every value, and a brand only
// fills the slots: less than a millisecond instead of 17. A token that a brand overrides has another template of its own, and
// none of the others. That this changes no byte is held by a test.

/** Where a value goes: the text of a token before or after its references. */
interface Slot {
  readonly path: string;
  readonly index: number;
}

interface Template {
  /** The form of the token, and of every token that it leads to: a template is right for tokens of the same forms. */
  readonly form: string;
  readonly leadsTo: readonly (readonly [path: string, form: string])[];
  readonly pieces: readonly (string | Slot)[];
}

const templates = new Map<string, Template[]>();

/** Where the text of a token is found. */
type Lookup = (path: string) => string;

/**
 * What `resolveTokens` gives for the tokens, letter for letter, but resolved once for all tokens of the same form. `shared`
 * are tokens of another scheme that these refer to and that are the same.
 */
export async function fillTemplate(texts: TokenTexts, shared: TokenTexts = texts): Promise<Declarations> {
  const textOf: Lookup = (path) => texts.get(path) ?? shared.get(path) ?? "";
  const declarations = new Map<string, string>();
  const unknown: string[] = [];
  for (const [path, text] of texts) {
    if (path.startsWith("primitive.")) continue;
    const filled = text.includes("{") ? fill(path, text, textOf) : text;
    // A place is kept for what is not known yet, so that the order stays.
    declarations.set(propertyOf(path), filled ?? "");
    if (filled === undefined) unknown.push(path);
  }
  if (unknown.length > 0) await resolveForms(unknown, textOf);
  for (const path of unknown) declarations.set(propertyOf(path), fill(path, textOf(path), textOf) ?? "");
  return declarations;
}

function fill(path: string, text: string, textOf: Lookup): string | undefined {
  const form = formOf(text);
  const template = templates.get(path)?.find((known) => known.form === form && fits(known, textOf));
  if (template === undefined) return undefined;
  let filled = "";
  for (const piece of template.pieces) {
    if (typeof piece === "string") filled += piece;
    else filled += partAt(textOf(piece.path), piece.index);
  }
  return filled;
}

function fits({ leadsTo }: Template, textOf: Lookup): boolean {
  for (const [path, form] of leadsTo) if (formOf(textOf(path)) !== form) return false;
  return true;
}

const properties = new Map<string, string>();

function propertyOf(path: string): string {
  const known = properties.get(path) ?? `--${tokenName(path.split("."))}`;
  properties.set(path, known);
  return known;
}

/** A text, taken apart. */
interface Parts {
  /** The text before, between and after the references. */
  readonly between: readonly string[];
  readonly references: readonly string[];
  /** The text without its values: what two texts have in common that differ in values alone. */
  readonly form: string;
}

const reference = /(\{[^}]*\})/u;
const parts = new Map<string, Parts>();
const MOST_KNOWN = 5000;

/** Recipes write the same texts for every brand. */
function partsOf(text: string): Parts {
  if (!text.includes("{")) return { between: [text], references: [], form: formOf(text) };
  const known = parts.get(text);
  if (known !== undefined) return known;
  const pieces = text.split(reference);
  const taken = {
    between: pieces.filter((_, index) => index % 2 === 0),
    references: pieces.filter((_, index) => index % 2 === 1).map((name) => name.slice(1, -1)),
    form: pieces.map((piece, index) => (index % 2 === 0 && piece !== "" ? "_" : piece)).join(""),
  };
  if (parts.size > MOST_KNOWN) parts.clear();
  parts.set(text, taken);
  return taken;
}

/** The form of a text: most hold a value alone. */
function formOf(text: string): string {
  if (text === "") return "";
  return text.includes("{") ? partsOf(text).form : "_";
}

function partAt(text: string, index: number): string {
  return text.includes("{") ? (partsOf(text).between[index] ?? "") : text;
}

/** Lets style-dictionary resolve tokens of forms that were not met yet, with all that they lead to. */
async function resolveForms(unknown: readonly string[], textOf: Lookup): Promise<void> {
  const needed = new Set(unknown.flatMap((path) => [path, ...reachedFrom(path, textOf)]));
  const forms = new Map([...needed].map((path) => [path, withSlots(path, textOf(path))]));
  const resolved = await resolveTokens(forms);
  for (const path of unknown) {
    const text = resolved.get(propertyOf(path));
    if (text === undefined) throw new Error(`style-dictionary left out the design token ${path}.`);
    const template = {
      form: partsOf(textOf(path)).form,
      leadsTo: [...reachedFrom(path, textOf)].map((name) => [name, partsOf(textOf(name)).form] as const),
      pieces: readSlots(text),
    };
    templates.set(path, [...(templates.get(path) ?? []), template]);
  }
}

/** Every token that one leads to, through others. */
function reachedFrom(path: string, textOf: Lookup): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (from: string) => {
    for (const name of partsOf(textOf(from)).references) {
      if (reached.has(name) || textOf(name) === "") continue;
      reached.add(name);
      visit(name);
    }
  };
  visit(path);
  return reached;
}

function withSlots(path: string, text: string): string {
  const { between, references } = partsOf(text);
  return between
    .map((part, index) => {
      const name = references[index];
      return (part === "" ? "" : `⟦${path}:${index}⟧`) + (name === undefined ? "" : `{${name}}`);
    })
    .join("");
}

function readSlots(text: string): readonly (string | Slot)[] {
  return text.split(/⟦([^⟧]+)⟧/u).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const colon = piece.lastIndexOf(":");
    return { path: piece.slice(0, colon), index: Number(piece.slice(colon + 1)) };
  });
}
