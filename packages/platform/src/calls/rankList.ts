import type { Minor } from "@livery/product/money.ts";
import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RankListResponse, shape } from "../decoders/rankList.gen.js";

interface Leader {
  readonly rank: number;
  /** The account's name, masked. */
  readonly player: string;
  /** The number of a predefined picture; empty for none. */
  readonly avatar: string;
  readonly amount: Minor;
}

interface Winner {
  readonly id: string;
  /** The account's name, masked. */
  readonly player: string;
  readonly game: string;
  /** The game's picture; empty for none. */
  readonly picture: string;
  readonly amount: Minor;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface RankList {
  readonly leaders: readonly Leader[];
  readonly winners: readonly Winner[];
}

/** How many of a name's letters everybody may see. */
const SHOWN = 2;

/** A platform that masks names has asterisks in them; any other name is masked here (PR-024). */
function masked(name: string): string {
  return name.includes("*") ? name : `${[...name].slice(0, SHOWN).join("")}***`;
}

function toRankList({ rankList: leaders, winnerList = [] }: RankListResponse): RankList {
  return {
    leaders: leaders.map(({ rank, account, avatar = "", amount }) => ({
      rank,
      player: masked(account),
      avatar,
      amount,
    })),
    winners: winnerList.map(({ id, account, gameName, showIcon = "", amount, timestamp }) => ({
      id: String(id),
      player: masked(account),
      game: gameName,
      picture: showIcon,
      amount,
      at: timestamp,
    })),
  };
}

/** Lists the top winners and the latest winners (AP-041). */
export const rankList: Call<undefined, RankList> = {
  id: "rankList",
  requirement: "AP-041",
  method: "GET",
  path: "/wps/relay/GCSGAME_getRankList",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, toRankList),
};
