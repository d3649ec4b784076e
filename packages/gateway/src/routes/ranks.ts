import type { RanksResponse } from "@livery/platform/decoders/ranks.gen.js";
import { memberRanks } from "../members/ranks.ts";
import type { Route } from "../requestContext.ts";

/** AP-142: the ranks of members. */
export const ranks: Route<RanksResponse> = (context) => ({ list: memberRanks(context) });
