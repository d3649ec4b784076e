import type { RoutePath } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** The pages that start lotteries. */
export type LotteryPath = Extract<RoutePath, "/lottery" | "/vnlottery" | "/seaLottery" | "/elott">;

/** The kinds of lotteries with a prize mode of their own (BR-019). */
type LotteryKind = keyof SiteConfig["prizeModes"];

/** The provider whose classic lotteries are a second series with a prize mode of its own (LT-006). */
const SECOND_SERIES = "ZY";

/** The provider of the lotteries of /seaLottery (LT-005). */
export const SEA_VENDOR = "TCG_SEA";

export function lotteryKind(path: LotteryPath, vendor?: string): LotteryKind {
  if (path === "/seaLottery") return "SEA";
  if (path === "/elott") return "Elott";
  return vendor === SECOND_SERIES ? "ZY" : "Lott";
}

interface LotteryChoice {
  /** Without it, the list of lotteries opens. */
  readonly gameCode?: string;
  /** The lottery's provider. */
  readonly vendor?: string;
  readonly language: string;
  /** The site's own origin. */
  readonly origin: string;
}

/**
 * The request that starts a lottery (LA-029 … LA-034). The way back leads to the page itself on the site's own origin, and
 * never to an address of the query (LA-035).
 */
export function lotteryLaunch(
  path: LotteryPath,
  { prizeModes, device }: Pick<SiteConfig, "prizeModes" | "device">,
  { gameCode, vendor, language, origin }: LotteryChoice,
) {
  const prizeMode = prizeModes[lotteryKind(path, vendor)];
  return {
    kind: "lottery",
    ...(path === "/seaLottery" && { vendor: SEA_VENDOR }),
    ...(gameCode !== undefined && { gameCode }),
    ...(prizeMode !== undefined && { prizeMode }),
    device,
    backUrl: `${origin}${path}`,
    language,
  } as const;
}

/** The page of a lottery: its betting page if both its code and its kind of bet are known, else the list (RT-042). */
export function lotteryAddress({
  code,
  playType,
}: {
  readonly code?: string | undefined;
  readonly playType?: string | undefined;
}): string {
  if (!code || !playType) return "/lottery";
  return `/lottery?${new URLSearchParams({ gameCode: code, playType })}`;
}

/** The lottery that an address names; both of its parts are needed (LT-003). */
export function lotteryOfQuery(query: string): string | undefined {
  const read = new URLSearchParams(query);
  return (read.get("playType") && read.get("gameCode")) || undefined;
}

/** Where the brand's lottery entry leads (BR-015). */
export function lotteryEntry({ lotteryType }: Pick<SiteConfig, "lotteryType">): LotteryPath | undefined {
  const paths = { LOTT: "/lottery", VN: "/vnlottery", SEA: "/seaLottery", ELOTT: "/elott", NONE: undefined } as const;
  return paths[lotteryType];
}
