import { gameList } from "@livery/platform/calls/gameList.ts";
import { type FeatureId, features } from "@livery/product/features.ts";
import { expect, it } from "vitest";
import { planLaunch } from "./planLaunch.ts";

const allOn = Object.fromEntries(features.map(({ id }) => [id, true])) as Record<FeatureId, boolean>;

/** A game as the platform sends it, decoded by the site's own decoder. */
function planOf(fields: Readonly<Record<string, unknown>>, off: Partial<Record<FeatureId, boolean>> = {}) {
  const wire = { gameId: "7", gameName: "A", vassalage: "PP", gameType: "RNG", showIcon: "/7.svg", ...fields };
  const decoded = gameList.decode({ games: [wire], pageNum: 1, totalPages: 1 });
  if (!decoded.ok || !decoded.value.games[0]) throw new Error("The game is not valid.");
  return planLaunch(decoded.value.games[0], { features: { ...allOn, ...off } });
}

const page = (path: string) => ({ does: "page", path });
const lottery = (path: string) => ({ does: "lottery", path });

it.each([
  ["LA-019 RT-043", { accountTypeName: "TCG_SEA" }, lottery("/seaLottery")],
  ["LA-020 RT-043", { accountTypeName: "TCG_LOTTO_VN" }, lottery("/vnlottery")],
  ["LA-021 RT-043", { accountTypeName: "LOTT" }, lottery("/lottery")],
  ["LA-022", { gameType: "ELOTT" }, lottery("/lottery?gameType=ELOTT")],
  ["LA-022", { accountTypeName: "ELOTT" }, lottery("/lottery?gameType=ELOTT")],
  ["LA-022 the account type comes first:", { gameType: "ELOTT", accountTypeName: "TCG_SEA" }, lottery("/seaLottery")],
  ["LA-022 the account type comes first:", { gameType: "ELOTT", accountTypeName: "LOTT" }, lottery("/lottery")],
  [
    "RT-042",
    { accountTypeName: "LOTT", code: "SSC1", defaultPlayType: "FIVE" },
    lottery("/lottery?gameCode=SSC1&playType=FIVE"),
  ],
  [
    "an e-lottery with both",
    { accountTypeName: "ELOTT", code: "SSC1", defaultPlayType: "FIVE" },
    lottery("/lottery?gameCode=SSC1&playType=FIVE&gameType=ELOTT"),
  ],
  [
    "a lottery of Vietnam with both",
    { accountTypeName: "TCG_LOTTO_VN", code: "VNHN", defaultPlayType: "STD" },
    lottery("/vnlottery?gameCode=VNHN&playType=STD"),
  ],
  ["RT-042", { accountTypeName: "LOTT", code: "SSC1" }, lottery("/lottery")],
  ["RT-042", { accountTypeName: "LOTT", code: "", defaultPlayType: "FIVE" }, lottery("/lottery")],
  ["LA-023", { accountTypeName: "ANY_OTHER" }, { does: "call" }],
  ["LA-024 LA-026", { isGame: "VASSALAGE" }, { does: "list" }],
  ["LA-026", { isGame: "GAME" }, { does: "call" }],
  ["LA-026", { isGame: true }, { does: "call" }],
  ["LA-025 LA-026", { isGame: "VENDOR" }, page("/rng?page=PP")],
  ["LA-025", { isGame: false, gameType: "LIVE", vassalage: "E V&O" }, page("/live?page=E%20V%26O")],
  ["LA-028 without the fields of a launch", {}, { does: "call" }],
  ["LA-028 with names of an object's own", { accountTypeName: "constructor" }, { does: "call" }],
])("%s %j leads to %j", (_, fields, plan) => {
  expect(planOf(fields)).toEqual(plan);
});

it("a lottery whose page the site does not have is opened like any other game, and so is a lobby", () => {
  expect(planOf({ gameType: "ELOTT" }, { lottery: false })).toEqual({ does: "call" });
  expect(planOf({ isGame: "VENDOR" }, { slots: false })).toEqual({ does: "call" });
});
