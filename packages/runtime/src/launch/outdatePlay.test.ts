import { QueryClient } from "@tanstack/query-core";
import { expect, test } from "vitest";
import { outdatePlay } from "./outdatePlay.ts";

test.each(["balance", "withdrawalInfo", "bets", "rebates", "missionSummary", "personalProfit", "playLimits"])(
  "after a round %s is fetched again, and what a round does not change is not",
  (id) => {
    const queries = new QueryClient();
    for (const kept of [id, "vendors"]) queries.setQueryData([kept, "t1"], {});
    outdatePlay(queries);
    const isOutdated = (one: string) => queries.getQueryState([one, "t1"])?.isInvalidated;
    expect([isOutdated(id), isOutdated("vendors")]).toEqual([true, false]);
  },
);
