import { type Minor, toMinor } from "@livery/product/money.ts";
import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/rooms.gen.js";
import { defined } from "../defined.ts";

interface RoomsRequest {
  /** Only rooms of this provider. */
  readonly vendor?: string;
}

/** A table at which members play against each other. */
export interface Room {
  readonly id: string;
  readonly name: string;
  /** The game played in it; empty if the platform names none. */
  readonly game: string;
  /** The provider's code (vassalage). */
  readonly vendor: string;
  readonly vendorName: string;
  /** The game's picture; empty for none. */
  readonly picture: string;
  readonly lowestBet?: Minor;
  readonly players?: number;
  readonly seats?: number;
}

/** Lists the rooms of the poker providers (AP-032). */
export const rooms: Call<RoomsRequest, readonly Room[]> = {
  id: "rooms",
  requirement: "AP-032",
  method: "GET",
  path: "/wps/relay/GLS2_roomList",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ vendor }) => ({ query: { vassalage: vendor } }),
  decode: (value, { currencyDecimals } = {}) =>
    decode(shape, value, (answer) =>
      answer.rooms.map(({ roomId, roomName, gameName = "", vassalage, displayName, showIcon = "", ...room }) => ({
        id: String(roomId),
        name: roomName ?? String(roomId),
        game: gameName,
        vendor: vassalage,
        vendorName: displayName ?? vassalage,
        picture: showIcon,
        ...defined({
          lowestBet: room.minBet === undefined ? undefined : toMinor(room.minBet, currencyDecimals),
          players: room.playerNum,
          seats: room.seatNum,
        }),
      })),
    ),
};
