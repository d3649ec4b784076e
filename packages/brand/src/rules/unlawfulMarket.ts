interface UnlawfulMarket {
  readonly country: string;
  readonly reason: string;
  readonly source: string;
}

/** Markets where play for real money is unlawful whatever licence a brand holds, as docs/compliance.md says. */
export const unlawfulMarkets: ReadonlyMap<string, UnlawfulMarket> = new Map([
  [
    "KR",
    {
      country: "the Republic of Korea",
      reason: "online casino play is unlawful there apart from state products",
      source: "casino.org, 2024, citing the National Gambling Control Commission",
    },
  ],
]);
