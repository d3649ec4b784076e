import type { LocalizedText } from "@livery/product/siteConfig.ts";

export interface HelpTopicSeed {
  /** Also the anchor: /help#terms. */
  readonly id: string;
  readonly title: LocalizedText;
  /** HTML. `{brand}`, `{age}` and `{email}` are the merchant's. */
  readonly content: LocalizedText;
}
