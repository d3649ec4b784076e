/** The languages with texts of their own (L7, BR-022), by their code in `html lang` and in the locale folders. */
export const languages = [
  { code: "ko", label: "한국어" },
  { code: "en", label: "English" },
] as const satisfies readonly { readonly code: string; readonly label: string }[];

export type LanguageCode = (typeof languages)[number]["code"];
