import { baseLanguage, type TextLanguage, textLanguagesOf } from "@livery/product/languages.ts";
import { LICENCES_PATH } from "@livery/product/licencesPage.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { PackageFacts, RuntimeManifest } from "../runtime/runtimeManifest.ts";
import { escapeHtml } from "./escapeHtml.ts";
import type { UsedPackages } from "./usedPackages.ts";

/** Its name in every pack. */
export const LICENCES = LICENCES_PATH.slice(1);

/** The page needs a stylesheet and its icon. */
export const LICENCES_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

const texts: Readonly<Record<TextLanguage, { readonly title: string; readonly intro: string; readonly home: string }>> =
  {
    ko: {
      title: "오픈소스 라이선스",
      intro: "이 사이트는 다음 소프트웨어와 글꼴을 사용합니다. 각 라이선스의 전문을 원문 그대로 싣습니다.",
      home: "홈으로",
    },
    en: {
      title: "Open-source licences",
      intro: "This site contains the following software and fonts, each with the full text of its licence.",
      home: "Home",
    },
  };

type PageSite = Pick<SiteConfig, "defaultLanguage" | "locales">;

/**
 * `licences.html`: every package and font in a pack with its licence and the text of that, as their licences ask. It
 * needs no script and says nothing of the brand, so that brands with the same files and languages share it.
 */
export function renderLicences(
  { defaultLanguage, locales }: PageSite,
  { licences, licenceTexts }: Pick<RuntimeManifest, "licences" | "licenceTexts">,
  used: UsedPackages,
): string {
  const language = baseLanguage(defaultLanguage);
  const languages = textLanguagesOf([defaultLanguage, ...locales]);
  const key = [language, ...languages].join();
  const pages = rendered.get(used) ?? new Map<string, string>();
  rendered.set(used, pages);
  const page = pages.get(key) ?? renderPage({ language, languages, sheet: licences }, licenceTexts, used);
  pages.set(key, page);
  return page;
}

const rendered = new WeakMap<UsedPackages, Map<string, string>>();

interface Frame {
  readonly language: TextLanguage;
  readonly languages: readonly TextLanguage[];
  /** The path of the stylesheet in the pack. */
  readonly sheet: string;
}

function renderPage(
  { language, languages, sheet }: Frame,
  licenceTexts: RuntimeManifest["licenceTexts"],
  { facts }: UsedPackages,
): string {
  const { title, home } = texts[language];
  const sections = sameTexts(facts).map((packages) => renderSection(packages, licenceTexts));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(LICENCES_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/${sheet}">
</head>
<body>
<main>
<h1>${title}</h1>
${languages.map((code) => `<p lang="${code}">${texts[code].intro}</p>`).join("\n")}
<p><a href="/">${home}</a></p>
${sections.join("\n")}
</main>
</body>
</html>
`;
}

/** Packages with the same texts, such as those of one project, together. */
function sameTexts(facts: readonly PackageFacts[]): readonly (readonly PackageFacts[])[] {
  const groups = new Map<string, PackageFacts[]>();
  for (const each of facts) {
    const key = [each.licence, ...each.texts].join();
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

function renderSection(packages: readonly PackageFacts[], licenceTexts: RuntimeManifest["licenceTexts"]): string {
  const [{ licence, texts: keys } = { licence: "", texts: [] }] = packages;
  const names = packages.map(({ name, version }) => `${name} ${version}`).join(", ");
  return [
    `<section lang="en">`,
    `<h2>${escapeHtml(names)}</h2>`,
    `<p>${escapeHtml(licence)}</p>`,
    ...keys.map((key) => `<pre>${escapeHtml(licenceTexts[key] ?? "")}</pre>`),
    `</section>`,
  ].join("\n");
}
