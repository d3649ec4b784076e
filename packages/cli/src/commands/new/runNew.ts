import type { BrandSource } from "@livery/brand/brandSource.ts";
import { compileBrands } from "@livery/brand/compileBrands.ts";
import { readBaseTexts } from "@livery/pack/readBaseTexts.ts";
import { readBrandSources } from "@livery/pack/readBrandSources.ts";
import { defaultBrandsFolder, workspaceRoot } from "@livery/pack/workspace.ts";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { UsageError } from "../../usageError.ts";
import { markSvg } from "./markSvg.ts";
import type { NewOptions } from "./new.ts";

/** Makes a brand folder; it is compiled beside the others first, so that what is written passes `livery check`. */
export async function runNew(id: string, options: NewOptions, { terminal }: CommandContext): Promise<ExitCode> {
  const brandsFolder = resolve(options.brands ?? defaultBrandsFolder);
  const folder = join(brandsFolder, id);
  if (!/^[a-z0-9-]+$/.test(id)) {
    throw new UsageError(
      `"${id}" cannot be a brand's id: write small letters, digits and hyphens, such as north-star.`,
    );
  }
  if (existsSync(folder)) throw new UsageError(`${shown(folder)} exists already. Choose another id.`);
  const others = existsSync(brandsFolder) ? await readBrandSources(brandsFolder, process.cwd()) : [];
  const text = brandJson(id, options, relative(folder, join(workspaceRoot, "schemas", "brand.schema.json")), others);
  const logo = markSvg(id, options.color);
  const source: BrandSource = {
    id,
    file: shown(join(folder, "brand.json")),
    text,
    locales: [],
    assets: [{ name: "logo.svg", text: logo, bytes: Buffer.byteLength(logo) }],
  };
  const { problems } = compileBrands([...others, source], { baseTexts: await readBaseTexts() });
  const error = problems.find(({ file, severity }) => severity === "error" && file.startsWith(`${shown(folder)}/`));
  if (error !== undefined) throw new UsageError([error.message, error.suggestion ?? ""].join(" ").trim());
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(join(folder, "brand.json"), text);
  await writeFile(join(folder, "assets", "logo.svg"), logo);
  terminal.print(`${terminal.style("green", "✓")} ${source.file} and its logo are there.
  Edit the file in an editor that knows JSON Schema: every key is completed and explained.
  Look at it with \`npm start\`.`);
  return exitCode.ok;
}

function brandJson(id: string, { name, color }: NewOptions, schema: string, others: readonly BrandSource[]): string {
  const shownName = name ?? titleCase(id);
  const config = {
    $schema: schema.split(sep).join("/"),
    id,
    merchant: freeMerchant(id, others),
    name: { ko: shownName, en: shownName },
    theme: { colors: { brand: color } },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** A code from the id that no other brand's file mentions, in whatever case. The platform's operator replaces it by the real one. */
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

function shown(path: string): string {
  return relative(process.cwd(), path).split(sep).join("/");
}
