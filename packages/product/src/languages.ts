interface LanguageRow {
  /** BCP 47, in its canonical spelling. */
  readonly code: string;
  /** Its name in the language itself. */
  readonly label: string;
  /** The product has all its texts in this language (BR-022). */
  readonly translated?: true;
  readonly direction?: "rtl";
}

/**
 * The languages that a visitor may choose from (L7, BR-023), in menu order unless a brand sets its own. A language
 * without the product's own texts shows English, but calls to the platform still request it.
 */
export const languages = [
  { code: "ko", label: "한국어", translated: true },
  { code: "en", label: "English", translated: true },
  { code: "ja", label: "日本語" },
  { code: "zh-Hans", label: "简体中文" },
  { code: "zh-Hant", label: "繁體中文" },
  { code: "vi", label: "Tiếng Việt" },
  { code: "th", label: "ไทย" },
  { code: "id", label: "Bahasa Indonesia" },
  { code: "ms", label: "Bahasa Melayu" },
  { code: "fil", label: "Filipino" },
  { code: "hi", label: "हिन्दी" },
  { code: "bn", label: "বাংলা" },
  { code: "ta", label: "தமிழ்" },
  { code: "te", label: "తెలుగు" },
  { code: "ur", label: "اردو", direction: "rtl" },
  { code: "km", label: "ខ្មែរ" },
  { code: "lo", label: "ລາວ" },
  { code: "my", label: "မြန်မာ" },
  { code: "mn", label: "Монгол" },
  { code: "kk", label: "Қазақ тілі" },
  { code: "uz", label: "O‘zbek" },
  { code: "ru", label: "Русский" },
  { code: "uk", label: "Українська" },
  { code: "pl", label: "Polski" },
  { code: "cs", label: "Čeština" },
  { code: "hu", label: "Magyar" },
  { code: "ro", label: "Română" },
  { code: "bg", label: "Български" },
  { code: "el", label: "Ελληνικά" },
  { code: "tr", label: "Türkçe" },
  { code: "ar", label: "العربية", direction: "rtl" },
  { code: "fa", label: "فارسی", direction: "rtl" },
  { code: "he", label: "עברית", direction: "rtl" },
  { code: "de", label: "Deutsch" },
  { code: "fr", label: "Français" },
  { code: "es", label: "Español" },
  { code: "pt", label: "Português" },
  { code: "it", label: "Italiano" },
  { code: "nl", label: "Nederlands" },
  { code: "sv", label: "Svenska" },
] as const satisfies readonly LanguageRow[];

type Language = (typeof languages)[number];

export type LanguageCode = Language["code"];

/** A language with the product's own texts. */
export type TextLanguage = Extract<Language, { readonly translated: true }>["code"];

/** The languages with the product's own texts, in list order. */
export const textLanguages = languages.filter((row) => "translated" in row);

/** The fallback for every language without its own texts. */
const COMMON = "en" satisfies TextLanguage;

/** The language of the base texts: the language itself if it has them, else English. */
export function baseLanguage(language: LanguageCode): TextLanguage {
  return textLanguages.find(({ code }) => code === language)?.code ?? COMMON;
}

/** The languages whose texts a site needs so that each of its choices can be read. */
export function textLanguagesOf(offered: readonly LanguageCode[]): readonly TextLanguage[] {
  return [...new Set(offered.map(baseLanguage))];
}

/** The languages that a visitor of a site may see: its choices and their fallbacks. */
export function shownLanguages(offered: readonly LanguageCode[]): readonly LanguageCode[] {
  return [...new Set([...offered, ...textLanguagesOf(offered)])];
}

/** The writing direction of a language. */
export function directionOf(language: LanguageCode): "ltr" | "rtl" {
  const row: LanguageRow | undefined = languages.find(({ code }) => code === language);
  return row?.direction ?? "ltr";
}

/** A brand's text in a language, else in English, which every text of a compiled brand has. */
export function textIn(
  text: Readonly<Partial<Record<LanguageCode, string>> & Record<TextLanguage, string>>,
  language: LanguageCode,
): string {
  return text[language] ?? text[COMMON];
}
