/** One row of the feature table. A feature owns routes, panes, modals, text files and hosts. */
interface FeatureRow {
  readonly id: string;
  /** What an operator reads in the reference and in `livery build`'s report. */
  readonly title: string;
  readonly description: string;
}

/**
 * Everything that can be compiled in or out of a brand. Off means absent: none of a feature's modules, texts, styles,
 * links or hosts is in the pack, and its routes answer as unknown. What has no row here is the core and always there.
 */
export const features = [
  { id: "live", title: "Live casino", description: "Live tables: the lobby at /live." },
  { id: "slots", title: "Slots", description: "Slot machines, crash and mini games: the lobby at /rng." },
  { id: "sports", title: "Sports", description: "Sports books: the page /sports." },
  { id: "esports", title: "E-sports", description: "E-sports books: the page /esports." },
  { id: "fishing", title: "Fishing", description: "Fishing games: the lobby at /fish." },
  { id: "poker", title: "Poker and PVP", description: "Games between players: the lobby at /pvp." },
  { id: "elottery", title: "Electronic lottery", description: "Electronic lottery games: the page /elott." },
  { id: "lottery", title: "Lottery", description: "Draws: /lottery, /vnlottery and /seaLottery." },
  { id: "gameLists", title: "Game lists", description: "The lists across game types: /hot and /fav." },
  { id: "promotions", title: "Promotions", description: "Offers: /promotions and /promoDetail." },
  { id: "vip", title: "VIP", description: "Ranks and their benefits: the page /vip." },
  { id: "pointMall", title: "Points mall", description: "Exchange of points: the page /pointMall." },
  { id: "notices", title: "Notices", description: "The notices page: /noticePage." },
  { id: "help", title: "Help centre", description: "Help topics: /help and /helpmc." },
  { id: "download", title: "App download", description: "Apps and install guides: /down and /download." },
  { id: "affiliate", title: "Affiliate programme", description: "The page for partners: /join." },
  { id: "seamless", title: "Seamless games", description: "Games of seamless wallets, embedded: /seamless." },
] as const satisfies readonly FeatureRow[];

export type FeatureId = (typeof features)[number]["id"];
