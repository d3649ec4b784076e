import { agentPages } from "@livery/product/agentPages.ts";
import { type ComplianceDuties, noDuties } from "@livery/product/complianceDuties.ts";
import { type GameTypeId, gameTypes as gameTypeRows } from "@livery/product/gameTypes.ts";
import { couldBeOpen } from "@livery/product/couldBeOpen.ts";
import { type Gate, isOpen } from "@livery/product/gate.ts";
import { type HomeSectionRow, homeSections } from "@livery/product/homeSections.ts";
import { type LanguageCode, shownLanguages, textLanguages } from "@livery/product/languages.ts";
import { memberPages } from "@livery/product/memberPages.ts";
import type { LocalizedText, MenuEntry, SiteConfig } from "@livery/product/siteConfig.ts";
import { specialGameTypes } from "@livery/product/specialGameTypes.ts";
import { openPaneTexts } from "@livery/product/paneTexts.ts";
import { openTextFiles } from "@livery/product/textFiles.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";
import type { FeatureTexts } from "../check/checkLocales.ts";
import { compileHosts, compileOptional, compileRegistration } from "./compileOptional.ts";
import { compilePlayTools, shownHelpLine } from "./compilePlayTools.ts";

type WrittenText = Readonly<Partial<Record<LanguageCode, string>>>;

interface Parts {
  /** The brand's own texts, by language. */
  readonly texts: ReadonlyMap<string, FeatureTexts>;
  /** Switches that compliance rules fix. */
  readonly lockedSwitches: SiteConfig["lockedSwitches"];
  /** Registration fields that compliance rules hide for good. */
  readonly forbiddenFields?: SiteConfig["registration"]["forbidden"];
  /** What the packs in force demand; by default what a brand without packs owes. */
  readonly duties?: Partial<ComplianceDuties>;
}

/** The part of a brand that a browser sees. */
export function compileSite(
  config: ResolvedConfig,
  { texts, lockedSwitches, forbiddenFields = [], duties: demanded = {} }: Parts,
): Omit<SiteConfig, "assets"> {
  const { compliance, contact, hosts, name, theme } = config;
  const duties = { ...noDuties, ...demanded };
  const everywhere = (text: WrittenText) => inEveryLanguage(text, config);
  const title = config.title ?? name;
  const inFooter = duties.helpLines.filter(({ places }) => places.includes("footer"));
  const brand = { features: config.features, switches: config.switches, lockedSwitches };
  return {
    id: config.id,
    merchant: config.merchant,
    platform: config.platform,
    device: config.device,
    site: config.site,
    play: config.play,
    minimumAge: compliance.minimumAge,
    licences: compliance.licences,
    ...(inFooter.length > 0 && { helpLines: inFooter.map(shownHelpLine) }),
    markets: compliance.markets,
    name: everywhere(name),
    title: everywhere(title),
    description: everywhere(config.description ?? title),
    copyright: everywhere(config.copyright ?? name),
    contact,
    locales: config.locales,
    defaultLanguage: config.defaultLanguage,
    currencySymbol: config.currencySymbol,
    lotteryType: config.lotteryType,
    prizeModes: config.prizeModes,
    announcements: config.announcements,
    gameTypes: openGameTypes(config),
    miniGames: config.miniGames,
    pointRates: config.pointRates,
    switches: config.switches,
    lockedSwitches,
    features: config.features,
    layout: { ...config.layout, home: openSections(config) },
    mode: theme.mode,
    memberMenu: openEntries(config.memberMenu, memberPages, brand).map((entry) => compileEntry(entry, everywhere)),
    agentMenu: openEntries(config.agentMenu, agentPages, brand).map((entry) => compileEntry(entry, everywhere)),
    registration: compileRegistration(config.registration, forbiddenFields),
    contract: config.contract,
    support: { ...config.support, ...(hosts.support.length > 0 && { hosts: hosts.support }) },
    windows: config.windows,
    constants: { ...config.constants, birthdayAge: Math.max(config.constants.birthdayAge, compliance.minimumAge) },
    hosts: compileHosts(hosts),
    ...compileOptional(config, everywhere, duties),
    ...compilePlayTools(duties, config),
    texts: overlayOf(config, texts),
  };
}

/**
 * A text in every language that the product is translated into, so that no part of the site finds one missing: where
 * the brand has none, its English or default text is used. Other languages are included only if they are written and
 * offered.
 */
function inEveryLanguage(text: WrittenText, { locales, defaultLanguage }: ResolvedConfig): LocalizedText {
  const fallback = text[defaultLanguage] ?? text.en ?? Object.values(text)[0] ?? "";
  const needed = textLanguages.map(({ code }) => [code, text[code] ?? fallback]);
  const further = locales.flatMap((code) => (text[code] === undefined ? [] : [[code, text[code]]]));
  return Object.fromEntries([...needed, ...further]) as LocalizedText;
}

/** In the order in which navigation shows them: the special types together. */
function openGameTypes(config: ResolvedConfig): SiteConfig["gameTypes"] {
  const open = config.gameTypes.filter((id) => gameTypeRows.some((row) => row.id === id && isOpen(row, config)));
  const isSpecial = (id: GameTypeId): boolean => specialGameTypes.includes(id);
  const special = open.filter(isSpecial);
  return open.flatMap((id) => (id === special[0] ? special : isSpecial(id) ? [] : [id]));
}

function openSections(config: ResolvedConfig): SiteConfig["layout"]["home"] {
  return config.layout.home.filter((id) =>
    homeSections.some((row: HomeSectionRow) => row.id === id && isOpen(row, config)),
  );
}

/** The entries of a menu that this brand's site can ever show; the others are not in its pack. */
function openEntries<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  rows: readonly (Gate & { readonly id: string })[],
  brand: Parameters<typeof couldBeOpen>[1],
): readonly Entry[] {
  return entries.filter(({ id }) => rows.some((row) => row.id === id && couldBeOpen(row, brand)));
}

function compileEntry<Id extends string>(
  { id, label }: { readonly id: Id; readonly label?: WrittenText },
  everywhere: (text: WrittenText) => LocalizedText,
): MenuEntry<Id> {
  return label === undefined ? { id } : { id, label: everywhere(label) };
}

/** The brand's own texts that can be shown: in languages that visitors can read, for features that are on. */
function overlayOf(config: ResolvedConfig, texts: ReadonlyMap<string, FeatureTexts>): SiteConfig["texts"] {
  const shown: readonly string[] = [...openTextFiles(config), ...openPaneTexts(config)];
  const entries = shownLanguages(config.locales).map((code) => {
    const own = Object.entries(texts.get(code) ?? {});
    return [code, Object.fromEntries(own.filter(([file]) => shown.includes(file)))] as const;
  });
  return Object.fromEntries(entries.filter(([, files]) => Object.keys(files).length > 0));
}
