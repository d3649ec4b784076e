import type { RoomsResponse } from "@livery/platform/decoders/rooms.gen.js";
import { shape } from "@livery/platform/requests/rooms.gen.js";
import { gamePicture, withVendors } from "../games/wireGame.ts";
import { queryOf } from "../requestOf.ts";
import type { Route } from "../requestContext.ts";
import { createRandom } from "../seed/random.ts";
import { inLanguage } from "../texts/inLanguage.ts";

/** How many games of the providers have an open room, and how many rooms each has. */
const GAMES = 4;
const ROOMS = 2;
/** How often players come and go. */
const PACE_MS = 60_000;

/** The game of a room's id. */
export function gameOfRoom(roomId: string): string {
  return roomId.replace(/\.\d+$/u, "");
}

const tableName = { ko: (number: number) => `${number}번 테이블`, en: (number: number) => `Table ${number}` } as const;

/** AP-032: the rooms of the most played games between members; of one provider if requested. */
export const rooms: Route<RoomsResponse> = async (context) => {
  const { vassalage } = queryOf(context, shape);
  const { database, language, now } = context;
  const games = await withVendors(database.selectFrom("game"))
    .where("game.type", "=", "PVP")
    .where("game.maintenance", "=", 0)
    .$if(vassalage !== undefined, (all) => all.where("game.vendor", "=", vassalage ?? ""))
    .orderBy("game.position")
    .limit(GAMES)
    .execute();
  const minute = Math.floor(now / PACE_MS);
  return {
    // First a table of each game, then another of each.
    rooms: Array.from({ length: ROOMS }, (_, index) =>
      games.map((game) => {
        const roomId = `${game.id}.${index + 1}`;
        const seats = createRandom(roomId).pick([4, 6, 6, 8]);
        return {
          roomId,
          roomName: tableName[language](index + 1),
          gameName: inLanguage(game, "name", language),
          vassalage: game.vendor,
          displayName: inLanguage(game, "vendor", language),
          showIcon: gamePicture(game),
          minBet: game.lowest_bet,
          playerNum: createRandom(`${roomId} ${minute}`).between(1, seats),
          seatNum: seats,
        };
      }),
    ).flat(),
  };
};
