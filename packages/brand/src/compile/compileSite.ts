import { homeSections } from "@livery/product/homeSections.ts";
import { type LanguageCode, languages } from "@livery/product/languages.ts";
import type { LocalizedText, MenuEntry, SiteConfig } from "@livery/product/siteConfig.ts";
import { openTextFiles } from "@livery/product/textFiles.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";
import type { FeatureTexts } from "../check/checkLocales.ts";

type WrittenText = Readonly<Partial<Record<LanguageCode, string>>>;

/** The part of a brand that a browser sees. `texts` are the brand's own, by language. */
export function compileSite(
  config: ResolvedConfig,
  texts: ReadonlyMap<string, FeatureTexts>,
): Omit<SiteConfig, "assets"> {
  const { compliance, contact, hosts, name, theme } = config;
  const everywhere = (text: WrittenText) => inEveryLanguage(text, config.defaultLanguage);
  const title = config.title ?? name;
  return {
    id: config.id,
    merchant: config.merchant,
    platform: config.platform,
    device: config.device,
    site: config.site,
    play: config.play,
    minimumAge: compliance.minimumAge,
    licences: compliance.licences,
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
    switches: config.switches,
    features: config.features,
    layout: { ...config.layout, home: openSections(config) },
    mode: theme.mode,
    memberMenu: config.memberMenu.map((entry) => compileEntry(entry, everywhere)),
    agentMenu: config.agentMenu.map((entry) => compileEntry(entry, everywhere)),
    registration: config.registration,
    constants: config.constants,
    hosts: {
      api: hosts.api,
      endpoints: hosts.endpoints,
      tokenHeader: hosts.tokenHeader,
      ...(hosts.flags === undefined ? {} : { flags: hosts.flags }),
    },
    texts: overlayOf(config, texts),
  };
}

/** Languages that the brand does not offer read the default one, so that no part of the site meets a missing text. */
function inEveryLanguage(text: WrittenText, fallback: LanguageCode): LocalizedText {
  const entries = languages.map(({ code }) => [code, text[code] ?? text[fallback] ?? ""]);
  return Object.fromEntries(entries) as LocalizedText;
}

function openSections({ layout, features }: ResolvedConfig): SiteConfig["layout"]["home"] {
  return layout.home.filter((id) => {
    const row = homeSections.find((section) => section.id === id);
    return row !== undefined && (!("feature" in row) || features[row.feature]);
  });
}

function compileEntry<Id extends string>(
  { id, label }: { readonly id: Id; readonly label?: WrittenText },
  everywhere: (text: WrittenText) => LocalizedText,
): MenuEntry<Id> {
  return label === undefined ? { id } : { id, label: everywhere(label) };
}

/** The brand's own texts as far as they can show: in the languages it offers, of the features that are on. */
function overlayOf(config: ResolvedConfig, texts: ReadonlyMap<string, FeatureTexts>): SiteConfig["texts"] {
  const shown: readonly string[] = openTextFiles(config.features);
  const entries = languages.map(({ code }) => {
    const own = config.locales.includes(code) ? Object.entries(texts.get(code) ?? {}) : [];
    return [code, Object.fromEntries(own.filter(([file]) => shown.includes(file)))];
  });
  return Object.fromEntries(entries) as SiteConfig["texts"];
}
