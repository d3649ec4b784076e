import { defined } from "@livery/platform/defined.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** The pages that start lotteries. */
export type LotteryPath = Extract<RoutePath, "/lottery" | "/vnlottery" | "/seaLottery">;

/** The game type of e-lotteries, which have no page of their own to start at: /lottery starts them (LA-022). */
export const E_LOTTERY = "ELOTT";

/** The kinds of lotteries with a prize mode of their own (BR-019). */
type LotteryKind = keyof SiteConfig["prizeModes"];

/** The provider whose classic lotteries are a second series with a prize mode of its own (LT-006). */
const SECOND_SERIES = "ZY";

/** The provider of the lotteries of /seaLottery (LT-005). */
export const SEA_VENDOR = "TCG_SEA";

function lotteryKind(path: LotteryPath, { vendor, isElectronic }: LotteryChoice): LotteryKind {
  if (path === "/seaLottery") return "SEA";
  if (isElectronic) return "Elott";
  return vendor === SECOND_SERIES ? "ZY" : "Lott";
}

interface LotteryChoice {
  /** Without it, the list of lotteries opens. */
  readonly gameCode?: string | undefined;
  /** The lottery's provider. */
  readonly vendor?: string | undefined;
  /** It was chosen as an e-lottery, at /elott or as a game of that type. */
  readonly isElectronic: boolean;
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
  choice: LotteryChoice,
) {
  const { gameCode, language, origin } = choice;
  const prizeMode = prizeModes[lotteryKind(path, choice)];
  return {
    kind: "lottery",
    ...defined({ vendor: path === "/seaLottery" ? SEA_VENDOR : undefined, gameCode, prizeMode }),
    device,
    backUrl: `${origin}${path}`,
    language,
  } as const;
}

interface AddressedLottery {
  readonly code?: string | undefined;
  readonly playType?: string | undefined;
  readonly isElectronic: boolean;
}

/**
 * The page of a lottery: its betting page if both its code and its kind of bet are known, else the list (RT-042). An address
 * can be opened again or in a new tab, so it also says that a lottery is an e-lottery, whose prize mode differs (LT-006).
 */
export function lotteryAddress(path: LotteryPath, { code, playType, isElectronic }: AddressedLottery): string {
  const query = new URLSearchParams(code && playType ? { gameCode: code, playType } : {});
  if (isElectronic) query.set("gameType", E_LOTTERY);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The lottery that an address names; its code needs both of its parts (LT-003). */
export function lotteryOfQuery(query: string) {
  const read = new URLSearchParams(query);
  return {
    code: (read.get("playType") && read.get("gameCode")) || undefined,
    isElectronic: read.get("gameType") === E_LOTTERY,
  };
}

/** The state of the navigation by which a launch opens a lottery's page. */
interface LaunchState {
  /** The name of what was pressed; the page starts it at once. */
  readonly lottery: string;
}

export function launchState(lottery: string): LaunchState {
  return { lottery };
}

/** The name of what was pressed, if a launch led to the page. History keeps the state, so it may be that of another version. */
export function launchedLottery(state: unknown): string | undefined {
  const { lottery } = Object(state) as Partial<LaunchState>;
  return typeof lottery === "string" ? lottery : undefined;
}

/** Where the brand's lottery entry leads (BR-015). */
export function lotteryEntry({ lotteryType }: Pick<SiteConfig, "lotteryType">): LotteryPath | "/elott" | undefined {
  const paths = { LOTT: "/lottery", VN: "/vnlottery", SEA: "/seaLottery", ELOTT: "/elott", NONE: undefined } as const;
  return paths[lotteryType];
}
