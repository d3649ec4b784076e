import type { WireGame } from "@livery/platform/decoders/shared/game.gen.ts";
import type { TextLanguage } from "@livery/product/languages.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import type { SelectQueryBuilder, Selectable } from "kysely";
import type { Tables } from "../store/tables.ts";
import { pictureNumber } from "./pictureNumber.ts";
import { inLanguage } from "../texts/inLanguage.ts";

/** Adds the providers' names to the selected games, as `wireGame` needs them. */
export function withVendors(games: SelectQueryBuilder<Tables, "game", object>) {
  return games
    .innerJoin("vendor", "vendor.code", "game.vendor")
    .selectAll("game")
    .select(["vendor.name_ko as vendor_ko", "vendor.name_en as vendor_en"]);
}

type GameRow = Selectable<Tables["game"]> & { readonly vendor_ko: string; readonly vendor_en: string };

/** The picture depends on the game alone, so it is the same in every list. */
export function gamePicture({ id, emblem }: Pick<GameRow, "id" | "emblem">): string {
  return pictureAddress({ kind: "game", emblem, seed: String(pictureNumber(id)) });
}

/** A game in the platform's field names, in one language. */
export function wireGame(row: GameRow, language: TextLanguage): WireGame {
  return {
    gameId: row.id,
    gameName: inLanguage(row, "name", language),
    vassalage: row.vendor,
    displayName: inLanguage(row, "vendor", language),
    gameType: row.type,
    showIcon: gamePicture(row),
    supportPlay: row.support_play,
    isHot: row.hot_rank === null ? 0 : 1,
    minBet: row.lowest_bet,
    playerNum: row.players,
    maintenance: row.maintenance,
    ...(row.classification !== null && { gameClassify: row.classification }),
    ...(row.rtp !== null && { rtp: row.rtp }),
    ...(row.lines !== null && { lineNum: row.lines }),
  };
}
