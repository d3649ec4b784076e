import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import { LOGO_CONTRAST, type UnseenLogo, unseenLogos } from "@livery/theme/logo/logoContrast.ts";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import { problemOf } from "../resolve/problemOf.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { scanSvg } from "../svg/scanSvg.ts";
import { quote } from "../text/quote.ts";
import { SourceText } from "../text/sourceText.ts";
import { logoOf, pathOf } from "./checkLogo.ts";

const PLATE = "component.logo.plate";

/**
 * Reports each mode in which the logo is hard to see, at the logo, or at the plate if that is why. Nothing is reported
 * for a logo that was not drawn: other checks reject it.
 */
export function checkLogoContrast(brand: ResolvedBrand, theme: CompiledTheme): Problem[] {
  const asset = logoOf(brand);
  const { text, swatches } = asset ?? {};
  if (!asset || text === undefined || swatches === undefined) return [];
  const atLogo = (finding: Finding) => {
    const [root = { offset: 0, length: 1 }] = scanSvg(text).elements;
    return problemAt(new SourceText(pathOf(brand.source, asset), text), root, [], finding);
  };
  if (swatches.length === 0) return [atLogo(colourless)];
  return unseenLogos(theme, swatches).map((unseen) => {
    const finding = findingOf(unseen);
    return unseen.on.length === 0 ? problemOf(brand, ["theme", unseen.mode, PLATE], finding) : atLogo(finding);
  });
}

const colourless: Finding = {
  code: "LIV1508",
  message: "The logo cannot be seen: none of its shapes has a colour.",
  expected: "shapes with a fill or a stroke",
  suggestion: "Export the logo again as a plain SVG.",
};

function findingOf({ mode, on, logoColor, onColor, ratio, plate }: UnseenLogo): Finding {
  const place = on.length === 0 ? "on its plate" : `on ${on.join(", ")}`;
  return {
    code: "LIV1508",
    message: `The logo is hard to see in ${mode} mode, ${place}.`,
    expected: `a contrast of at least ${LOGO_CONTRAST}:1 for most of it`,
    got: `${ratio}:1, ${logoColor} on ${onColor}`,
    suggestion:
      plate === undefined
        ? "Draw it in other colours, or with a plate behind it: no plain colour is enough for all of its colours."
        : `Put a plate behind it: write ${quote(PLATE)}: ${quote(plate)} to theme.${mode}. Or draw it in colours that can be seen in both modes.`,
  };
}
