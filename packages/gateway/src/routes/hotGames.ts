import type { HotGamesResponse } from "@livery/platform/decoders/hotGames.gen.js";
import { shape } from "@livery/platform/requests/hotGames.gen.js";
import { offeredTypes } from "../games/offeredTypes.ts";
import { ofCatalogue } from "../games/ofCatalogue.ts";
import { wireGame, withVendors } from "../games/wireGame.ts";
import { queryOf } from "../requestOf.ts";

const LENGTH = 60;

/** AP-024: the most played games, of the types of the merchant's site; of one provider if requested. */
export const hotGames = ofCatalogue<HotGamesResponse>(async (context) => {
  const { database, merchant, language } = context;
  const { vassalage: vendor } = queryOf(context, shape);
  const rows = await withVendors(database.selectFrom("game"))
    .where("game.hot_rank", "is not", null)
    .where("game.type", "in", offeredTypes(merchant))
    .$if(vendor !== undefined, (games) => games.where("game.vendor", "=", vendor ?? ""))
    .orderBy("game.hot_rank")
    .limit(LENGTH)
    .execute();
  return { list: rows.map((row) => wireGame(row, language)) };
});
