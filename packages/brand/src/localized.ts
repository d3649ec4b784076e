/** A text of ours for the people who write configs, in the languages of our documents. */
export interface Localized {
  readonly en: string;
  readonly ko: string;
}
