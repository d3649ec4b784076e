import type { BrandSource } from "@livery/brand/brandSource.ts";
import { compileBrands } from "@livery/brand/compileBrands.ts";
import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { Problem } from "@livery/brand/problem.ts";
import { textLanguages } from "@livery/product/languages.ts";
import { drawLogo } from "@livery/pack/drawLogo.ts";
import { type BaseTexts, readBaseTexts } from "@livery/pack/readBaseTexts.ts";
import { readBrandSources } from "@livery/pack/readBrandSources.ts";
import { today } from "@livery/pack/today.ts";
import { defaultBrandsFolder, workspaceRoot } from "@livery/pack/workspace.ts";
import { characters, type CharacterId } from "@livery/theme/suggest/characters.ts";
import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { UsageError } from "../../usageError.ts";
import type { Answers } from "./answers.ts";
import { askQuestions } from "./askQuestions.ts";
import { formatConfig } from "./formatConfig.ts";
import { markSvg } from "./markSvg.ts";
import type { NewOptions } from "./new.ts";
import { type BrandWish, newBrand } from "./newBrand.ts";
import { newBrandNotes } from "./newBrandNotes.ts";
import { readLogo } from "./readLogo.ts";
import { writeBrandFolder } from "./writeBrandFolder.ts";

/** The default brand colour. */
const DEFAULT_COLOR = "#2f5bd0";

/** Creates a brand folder; it is compiled with the others first, so that the result passes `livery check`. */
export async function runNew(id: string, options: NewOptions, { terminal, signal }: CommandContext): Promise<ExitCode> {
  const brandsFolder = resolve(options.brands ?? defaultBrandsFolder);
  const folder = join(brandsFolder, id);
  if (!/^[a-z0-9-]+$/.test(id)) {
    throw new UsageError(
      `"${id}" cannot be a brand's id: use lower-case letters, digits and hyphens, such as north-star.`,
    );
  }
  if (existsSync(folder)) throw new UsageError(`${shown(folder)} already exists. Choose another id.`);
  const others = existsSync(brandsFolder) ? await readBrandSources(brandsFolder, process.cwd()) : [];
  const baseTexts = await readBaseTexts();
  const character = freeCharacter(compileBrands(others, { baseTexts, date: today() }).brands);
  const answers = await answersOf(id, options, character, signal);
  if (!answers) return exitCode.interrupted;

  const logo = answers.logo === undefined ? undefined : await readLogo(answers.logo);
  const color = answers.color ?? logo?.color ?? DEFAULT_COLOR;
  const accent = answers.color === undefined ? logo?.accent : undefined;
  const wish = { ...answers, id, merchant: freeMerchant(id, others), color, accent };
  const draft = (svg?: string) => draftBrand(folder, wish, svg, { others, baseTexts });
  const own = logo?.svg === undefined ? undefined : await draft(logo.svg);
  const { text, svg, suggested, errors } = own?.errors.length === 0 ? own : await draft();
  const [error] = errors;
  if (error) throw new UsageError([error.message, error.suggestion ?? ""].join(" ").trim());
  const files = [["brand.json", text] as const, ["assets/logo.svg", svg] as const];
  await writeBrandFolder(folder, new Map(files), signal);

  const facts = { wished: color, character: answers.character, suggested };
  const noLogo = own ? own.errors[0]?.message : logo && "A logo must be an SVG.";
  const [head, ...notes] = newBrandNotes(facts, noLogo);
  const look =
    options.brands === undefined
      ? `npm run dev -- ${id}\` while you change it, and beside the other brands with \`npm start`
      : `npm run livery -- serve --brands ${shown(brandsFolder)}`;
  terminal.print(`${terminal.style("green", "✓")} ${shown(join(folder, "brand.json"))} and its logo were created: ${head}
${notes.map((note) => `  ${note}\n`).join("")}  Edit the file in an editor with JSON Schema support: it completes and explains every key.
  View it with \`${look}\`.`);
  return exitCode.ok;
}

/** Missing options are asked for if somebody can answer, and take their defaults otherwise. */
async function answersOf(
  id: string,
  options: NewOptions,
  character: CharacterId,
  signal: AbortSignal,
): Promise<Answers | undefined> {
  const { yes, brands: _folder, ...said } = options;
  const defaults: Answers = {
    name: titleCase(id),
    color: DEFAULT_COLOR,
    character,
    locales: textLanguages.map(({ code }) => code),
    offer: "everything",
  };
  const asks = process.stdin.isTTY && process.stderr.isTTY && process.env["CI"] === undefined && yes !== true;
  if (asks) return askQuestions({ said, defaults, input: process.stdin, output: process.stderr, signal });
  const { color, ...others } = defaults;
  return { ...others, ...(said.logo === undefined ? { color } : {}), ...said };
}

interface Draft extends Pick<ReturnType<typeof newBrand>, "suggested"> {
  /** Of brand.json. */
  readonly text: string;
  /** Of assets/logo.svg. */
  readonly svg: string;
  /** What `livery check` would report. */
  readonly errors: readonly Problem[];
}

/** The files of a brand with a logo, or with a generated mark, and their errors beside the other brands. */
async function draftBrand(
  folder: string,
  wish: BrandWish,
  logo: string | undefined,
  { others, baseTexts }: { readonly others: readonly BrandSource[]; readonly baseTexts: BaseTexts },
): Promise<Draft> {
  const svg = logo ?? markSvg(wish.id, newBrand(wish).suggested.color);
  const drawing = await drawLogo(svg);
  const { config, suggested } = newBrand({ ...wish, logoColors: drawing.swatches });
  const text = `${formatConfig({ $schema: schemaFrom(folder), ...config })}\n`;
  const assets = [{ name: "logo.svg", text: svg, bytes: Buffer.byteLength(svg), ...drawing }];
  const file = shown(join(folder, "brand.json"));
  const source: BrandSource = { id: wish.id, file, text, locales: [], assets };
  const { problems } = compileBrands([...others, source], { baseTexts, date: today() });
  const errors = problems.filter(
    (problem) => problem.severity === "error" && problem.file.startsWith(`${shown(folder)}/`),
  );
  return { text, svg, suggested, errors };
}

/** The first look that no other brand has, so that a new brand is not just another colour of an existing one. */
function freeCharacter(brands: readonly CompiledBrand[]): CharacterId {
  const taken = new Set(brands.map(({ theme }) => theme.knobs.surface));
  const ids = Object.keys(characters) as CharacterId[];
  return ids.find((id) => !taken.has(characters[id].surface)) ?? "calm";
}

/**
 * A code derived from the id that no other brand's file mentions, in any case. The platform's operator replaces it with
 * the real one.
 */
function freeMerchant(id: string, others: readonly BrandSource[]): string {
  const stem = id.replaceAll("-", "").toUpperCase().slice(0, 24).padEnd(2, "0");
  let merchant = stem;
  for (let count = 2; others.some(({ text }) => text.toUpperCase().includes(`"${merchant}"`)); count += 1)
    merchant = `${stem}${count}`;
  return merchant;
}

/** north-star → North Star. */
function titleCase(id: string): string {
  return id.replaceAll(
    /(^|-)(.)/g,
    (_match, hyphen: string, letter: string) => (hyphen ? " " : "") + letter.toUpperCase(),
  );
}

function schemaFrom(folder: string): string {
  return relative(folder, join(workspaceRoot, "schemas", "brand.schema.json"))
    .split(sep)
    .join("/");
}

function shown(path: string): string {
  return relative(process.cwd(), path).split(sep).join("/");
}
