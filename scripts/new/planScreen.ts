import { features } from "@livery/product/features.ts";
import {
  type FileChanges,
  type ReadFile,
  ScaffoldError,
  insertBefore,
  readExisting,
  refuseExisting,
  toCamelCase,
  toTitle,
} from "./sourceFiles.ts";

interface ScreenOptions {
  /** The address, `/tournament`. */
  readonly path: string;
  /** The feature that the page belongs to; without one it gets a feature of its own. */
  readonly feature?: string | undefined;
}

const FEATURES = "packages/product/src/features.ts";
const ROUTES = "packages/product/src/routes.ts";
const SECTIONS = "packages/runtime/src/app/sections.ts";
const FACTS = "packages/runtime/src/frame/pageFacts.ts";
const README = "README.md";

/** The operators' description of a feature, as a first draft. */
const operatorTexts = {
  "schemas/tables.en.json": (title: string, path: string) => ({ title, description: `${title}: the page ${path}.` }),
  "schemas/tables.ko.json": (title: string, path: string) => ({
    title,
    description: `${title}: ${path} 페이지입니다.`,
  }),
} as const;

/** First texts of a page, good enough to show: the page is being prepared. */
const firstTexts = {
  ko: (title: string) => ({ title, lead: "이 페이지는 준비 중입니다.", soon: "곧 이곳에서 만나 보실 수 있습니다." }),
  en: (title: string) => ({ title, lead: "This page is being prepared.", soon: "It will be here soon." }),
} as const;

/** The first description of a page for search engines. */
const firstDescription = {
  ko: (title: string) => `{{name}}의 ${title} 페이지입니다.`,
  en: (title: string) => `${title} at {{name}}.`,
} as const;

function sectionSource(section: string, feature: string, path: string): string {
  const name = section.charAt(0).toUpperCase() + section.slice(1);
  return `import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../kit/page/ComingSoonPage.tsx";

/** ${toTitle(section)}: ${path}. */
export default function ${name}() {
  const { t } = useTranslation("${feature}");
  return <ComingSoonPage title={t("${section}.title")} lead={t("${section}.lead")} soon={t("${section}.soon")} />;
}
`;
}

function withTexts(text: string | undefined, section: string, language: keyof typeof firstTexts): string {
  const texts = JSON.parse(text ?? "{}") as Record<string, string>;
  const added = Object.entries(firstTexts[language](toTitle(section))).map(([key, value]) => [
    `${section}.${key}`,
    value,
  ]);
  return `${JSON.stringify({ ...texts, ...Object.fromEntries(added) }, null, 2)}\n`;
}

function withDescription(text: string, section: string, language: keyof typeof firstDescription): string {
  const texts = JSON.parse(text) as Record<string, string>;
  const own = { [`about.${section}`]: firstDescription[language](toTitle(section)) };
  return `${JSON.stringify({ ...texts, ...own }, null, 2)}\n`;
}

function withFeature(read: ReadFile, feature: string, path: string): FileChanges {
  const row = `  { id: "${feature}" },`;
  const described = Object.entries(operatorTexts).map(([file, textsOf]) => {
    const texts = JSON.stringify(textsOf(toTitle(feature), path));
    return [file, insertBefore(readExisting(read, file), `    "${features[0].id}":`, `    "${feature}": ${texts},`)];
  });
  return {
    [FEATURES]: insertBefore(readExisting(read, FEATURES), "] as const satisfies readonly FeatureRow[];", row),
    ...Object.fromEntries(described),
  };
}

/** The README with the page among those in preparation, as the rule `unfinished-pages` asks. */
function withUnfinishedPage(readme: string, path: string): string {
  const row = /^(\| in preparation \| .*?) *\|$/m;
  const changed = row.test(readme)
    ? readme.replace(row, `$1, \`${path}\` |`)
    : readme.replace(/^\| finished \| .*\|$/m, `$&\n| in preparation | \`${path}\` |`);
  if (changed === readme) throw new ScaffoldError(`${README} has no row "finished" to add ${path} below.`);
  return changed;
}

/**
 * A new page: its row in the routes, its lazy section with a first content, its texts and its description in both
 * languages, its place among the unfinished pages of the README, and a row in the features when it gets one of its own.
 */
export function planScreen(read: ReadFile, { path, feature: existing }: ScreenOptions): FileChanges {
  if (!/^\/[a-z][\w-]*$/i.test(path))
    throw new ScaffoldError(`"${path}" is not a valid address: it starts with / and is one word, like /tournament.`);
  const section = toCamelCase(path.slice(1));
  const feature = existing ?? section;
  const routes = readExisting(read, ROUTES);
  if (routes.includes(`path: "${path}"`)) throw new ScaffoldError(`${path} is in ${ROUTES} already.`);
  const known = readExisting(read, FEATURES).includes(`id: "${feature}"`);
  if (existing !== undefined && !known) throw new ScaffoldError(`There is no feature "${existing}" in ${FEATURES}.`);
  if (existing === undefined && known)
    throw new ScaffoldError(`There is already a feature "${feature}": use --feature ${feature} to add a page to it.`);
  const file = `packages/runtime/src/features/${feature}/${section}.section.tsx`;
  refuseExisting(read, [file]);
  const locale = (language: string, texts = feature): string =>
    `packages/runtime/src/i18n/locales/${language}/${texts}.json`;
  const fact = `  "${path}": { about: "${section}" },`;
  const route = `  { path: "${path}", section: "${section}", layout: "full", feature: "${feature}" },`;
  const binding = `  ${section}: lazySection(() => import("../features/${feature}/${section}.section.tsx")),`;
  return {
    ...(existing === undefined ? withFeature(read, feature, path) : {}),
    [ROUTES]: insertBefore(routes, "] as const satisfies readonly RouteRow[];", route),
    [SECTIONS]: insertBefore(readExisting(read, SECTIONS), "} satisfies Record<SectionId, Section>;", binding),
    [FACTS]: insertBefore(readExisting(read, FACTS), "} as const satisfies Record<RoutePath, PageFacts>;", fact),
    [file]: sectionSource(section, feature, path),
    [locale("ko")]: withTexts(read(locale("ko")), section, "ko"),
    [locale("en")]: withTexts(read(locale("en")), section, "en"),
    [locale("ko", "menu")]: withDescription(readExisting(read, locale("ko", "menu")), section, "ko"),
    [locale("en", "menu")]: withDescription(readExisting(read, locale("en", "menu")), section, "en"),
    [README]: withUnfinishedPage(readExisting(read, README), path),
  };
}
