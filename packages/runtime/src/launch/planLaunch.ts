import type { Game } from "@livery/platform/game.ts";
import { hasPage, type RoutePath } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { VendorWish } from "../dialogs/launchWish.ts";
import { lobbyOf } from "./lobbyOf.ts";
import { vendorLink } from "./vendorLink.ts";
import { E_LOTTERY, type LotteryPath, SEA_VENDOR, lotteryAddress } from "./lotteryLaunch.ts";

/**
 * What pressing a game does: a page, the page of lotteries, which starts it, the list of its provider's games, or the game
 * itself, for which the platform is asked.
 */
export type LaunchPlan =
  | { readonly does: "page" | "lottery"; readonly path: string }
  | { readonly does: "list" }
  | { readonly does: "call" };

/** The lottery page of each account type (LA-019 … LA-022). */
const lotteryPages: Readonly<Record<string, LotteryPath>> = {
  TCG_SEA: "/seaLottery",
  TCG_LOTTO_VN: "/vnlottery",
  LOTT: "/lottery",
  [E_LOTTERY]: "/lottery",
};

/**
 * Follows the account type, then the game type, then what the platform says of the game (LA-019 … LA-026). A lottery whose
 * page the site does not have is opened like any other game.
 */
export function planLaunch(game: Game, { features }: Pick<SiteConfig, "features">): LaunchPlan {
  const kind = lotteryKind(game);
  const page = kind && lotteryPages[kind];
  if (page && hasPage(page, { features }))
    return { does: "lottery", path: lotteryAddress(page, { ...game.lottery, isElectronic: kind === E_LOTTERY }) };
  if (game.opens === "vendor") return { does: "list" };
  if (game.opens === "game") return { does: "call" };
  const lobby = lobbyOf(game.type, features);
  return lobby ? { does: "page", path: vendorLink(lobby, game.vendor) } : { does: "call" };
}

/** The page of a provider of lotteries that has one of its own (LT-014). */
export function pageOfVendor(
  { type, code }: VendorWish,
  { features }: Pick<SiteConfig, "features">,
): RoutePath | undefined {
  const hasOwn = lotteryTypes.includes(type) && code === SEA_VENDOR;
  return hasOwn && hasPage("/seaLottery", { features }) ? "/seaLottery" : undefined;
}

const lotteryTypes: readonly string[] = [E_LOTTERY, "LOTT"];

/** The account type of a lottery; a game of the type ELOTT is an e-lottery if its account type says nothing else. */
function lotteryKind({ type, lottery }: Game): string | undefined {
  const { accountType = "" } = lottery ?? {};
  if (Object.hasOwn(lotteryPages, accountType)) return accountType;
  return type === E_LOTTERY ? E_LOTTERY : undefined;
}
