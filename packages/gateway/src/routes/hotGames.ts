import type { HotGamesResponse } from "@livery/platform/decoders/hotGames.gen.js";
import { offeredTypes } from "../games/offeredTypes.ts";
import { ofCatalogue } from "../games/ofCatalogue.ts";
import { wireGame, withVendors } from "../games/wireGame.ts";

const LENGTH = 60;

/** AP-024: the most played games, of the types of the merchant's site; of one provider if requested. */
export const hotGames = ofCatalogue<HotGamesResponse>(async ({ database, merchant, language, query }) => {
  const vendor = query.get("vassalage");
  const rows = await withVendors(database.selectFrom("game"))
    .where("game.hot_rank", "is not", null)
    .where("game.type", "in", offeredTypes(merchant))
    .$if(Boolean(vendor), (games) => games.where("game.vendor", "=", vendor))
    .orderBy("game.hot_rank")
    .limit(LENGTH)
    .execute();
  return { list: rows.map((row) => wireGame(row, language)) };
});
