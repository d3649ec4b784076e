import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { signatureColors } from "@livery/pack/render/signatureColors.ts";
import { features } from "@livery/product/features.ts";
import { languages } from "@livery/product/languages.ts";
import type { ListedBrand } from "../../server/renderBrandList.ts";

/** What the list of brands says about one of them. */
export function galleryEntry({ id, site, theme, report }: CompiledBrand): ListedBrand {
  const language = site.defaultLanguage;
  const name = site.name[language];
  const description = site.description[language];
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
      ["Features", `${report.features.on.length} of ${features.length}`],
      ["Mode", theme.mode],
      ["Play", site.play === "demo" ? "demo, play money" : "real money"],
    ],
    colors: signatureColors(theme),
  };
}
