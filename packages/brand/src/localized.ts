/** A text for the people who write configs, in the languages of our docs. */
export interface Localized {
  readonly en: string;
  readonly ko: string;
}
