import type { RegulatorMark } from "@livery/product/complianceDuties.ts";
import { type TextLanguage, textLanguagesOf } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** A mark with the address of its picture. */
export interface PlacedMark {
  readonly id: RegulatorMark;
  readonly picture: string;
}

/** Where each mark leads: topics of the help centre, which every visitor can read. */
const targets: Readonly<Record<RegulatorMark, string>> = {
  limits: "/help#limits",
  selfTest: "/help#responsible",
  selfExclusion: "/help#limits",
};

type MarkTexts = Readonly<Record<RegulatorMark | "label", string>>;

/** Part of the page itself, because the marks are there before any script and text file, and without them. */
const texts: Readonly<Record<TextLanguage, MarkTexts>> = {
  ko: { label: "책임 있는 이용", limits: "한도", selfTest: "자가 진단", selfExclusion: "이용 제한" },
  en: { label: "Responsible play", limits: "Limits", selfTest: "Self-test", selfExclusion: "Self-exclusion" },
};

/**
 * The regulator marks that a brand's compliance packs ask for, on top of every page (CO-011). Outside the app, so that
 * nothing in it can cover or restyle them; each language is there, and the styles show that of the page.
 */
export function renderMarks(marks: readonly PlacedMark[], { locales }: Pick<SiteConfig, "locales">): string {
  if (marks.length === 0) return "";
  return textLanguagesOf(locales)
    .map((language) => {
      const links = marks.map(
        ({ id, picture }) =>
          `<a href="${targets[id]}"><img src="${picture}" alt="" width="24" height="24">${texts[language][id]}</a>`,
      );
      return `<nav class="livery-marks" lang="${language}" aria-label="${texts[language].label}">${links.join("")}</nav>\n`;
    })
    .join("");
}

const HEIGHT = "40px";

/** What a notch may cover at this edge; the body's padding has the same (global.css.ts in packages/ui). */
const inset = (edge: string) => `env(safe-area-inset-${edge},0px)`;

/**
 * The styles of the marks: no token and no custom property that a brand could set. The app keeps its own fixed parts
 * below `--marks`.
 */
export function marksCss(marks: readonly RegulatorMark[], { locales }: Pick<SiteConfig, "locales">): string {
  if (marks.length === 0) return "";
  const hidden = textLanguagesOf(locales).map((code) => `html:not([lang="${code}"]) .livery-marks[lang="${code}"]`);
  return (
    `:root{--marks:${HEIGHT};scroll-padding-top:${HEIGHT}}` +
    `.livery-marks{position:sticky;top:${inset("top")};z-index:100;` +
    `margin:0 calc(-1*${inset("right")}) 0 calc(-1*${inset("left")});padding:0 ${inset("right")} 0 ${inset("left")};` +
    `display:flex;justify-content:center;gap:4px 20px;height:${HEIGHT};` +
    `background:#fff;color:#111;border-bottom:1px solid #111;font:600 13px/1 system-ui,sans-serif}` +
    `.livery-marks a{display:flex;align-items:center;gap:6px;color:#111;white-space:nowrap}` +
    `.livery-marks img{width:24px;height:24px}` +
    `${hidden.join(",")}{display:none}`
  );
}
