import { schemaAt } from "@livery/brand/brandSchema.ts";
import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { Problem } from "@livery/brand/problem.ts";
import { signatureColors } from "@livery/pack/render/signatureColors.ts";
import { languages, textIn } from "@livery/product/languages.ts";

/** One brand as the gallery shows it. */
export interface GalleryEntry {
  readonly id: string;
  readonly name: string;
  /** Language of name and description. */
  readonly language: string;
  /** Left out if it equals the name. */
  readonly description?: string;
  readonly facts: readonly Fact[];
  /** The layout of its pages. */
  readonly layout: readonly Fact[];
  /** Titles of the features. */
  readonly features: { readonly on: readonly string[]; readonly off: readonly string[] };
  /** Its characteristic colours by role, as hex. */
  readonly colors: readonly Fact[];
  readonly markets: readonly string[];
  /** Codes of the problems that do not keep it from being packed, each once. */
  readonly problems: readonly string[];
}

type Fact = readonly [label: string, value: string];

/** The gallery's facts about a brand, all from its compiled config and the problems with it. */
export function galleryEntry(
  { id, site, theme, report, compliance }: CompiledBrand,
  problems: readonly Pick<Problem, "code">[] = [],
): GalleryEntry {
  const language = site.defaultLanguage;
  const name = textIn(site.name, language);
  const description = textIn(site.description, language);
  const { home, headerFloat, ...layout } = site.layout;
  const titles = (ids: readonly string[]): string[] => ids.map((id) => schemaAt(["features", id])?.title ?? id);
  return {
    id,
    name,
    language,
    ...(description === name ? {} : { description }),
    facts: [
      ["Merchant", site.merchant],
      [
        "Languages",
        languages
          .filter(({ code }) => site.locales.includes(code))
          .map(({ label }) => label)
          .join(", "),
      ],
      ["Play", site.play === "demo" ? "demo, play money" : "real money"],
      ["Mode", theme.mode],
      ...(site.hosts.api === "/" ? [] : [["Platform", site.hosts.api] as const]),
    ],
    layout: [
      ...Object.entries(layout).map(([knob, value]): Fact => [knob, value]),
      ["header box", headerFloat ? "floating" : "full width"],
      ["surface", theme.knobs.surface],
      ["motif", theme.knobs.motif],
      ["corners", theme.knobs.corner],
      ["art", theme.knobs.art],
      ["home", home.join(", ")],
    ],
    features: { on: titles(report.features.on), off: titles(report.features.off) },
    colors: signatureColors(theme),
    markets: compliance.markets,
    problems: [...new Set(problems.map(({ code }) => code))],
  };
}
