import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/launchGame.gen.js";
import { defined } from "../defined.ts";

/** A game or room of a provider (LA-006 … LA-018). */
interface GameLaunch {
  readonly kind: "game";
  readonly gameId?: string;
  /** In place of the game's id: a room for several players (LA-007). */
  readonly roomId?: string;
  readonly nodeId?: string;
  /** The provider's code. */
  readonly vendor: string;
  readonly account?: string;
  readonly token: string;
  readonly language: string;
  /** With play credits of its own (LB-005). */
  readonly trial?: boolean;
}

/** A lottery, or the list of lotteries (LA-029 … LA-034). */
interface LotteryLaunch {
  readonly kind: "lottery";
  /** The provider's code, where the lottery is one provider's (LT-005). */
  readonly vendor?: string;
  /** Without it, the list of lotteries opens. */
  readonly gameCode?: string;
  readonly prizeMode?: string;
  readonly device: string;
  readonly backUrl: string;
  readonly language: string;
}

export type LaunchRequest = GameLaunch | LotteryLaunch;

interface Launched {
  /** Untrusted: check it before it is opened (LA-040). */
  readonly url: string | undefined;
}

/** Opens a game (AP-033). The token is only in the body, never in an address (LA-016). */
export const launchGame: Call<LaunchRequest, Launched> = {
  id: "launchGame",
  requirement: "AP-033",
  method: "POST",
  path: "/wps/game/launchGame",
  auth: "token",
  encrypted: false,
  idempotent: false,
  status: "live",
  encode: (request, { merchant }) => ({
    json: defined(request.kind === "lottery" ? lotteryFields(request) : gameFields(request, merchant)),
  }),
  // An empty address counts as none.
  decode: (value) => decode(shape, value, ({ game_url, game_url2 }) => ({ url: game_url || game_url2 || undefined })),
};

function gameFields({ gameId, roomId, ...request }: GameLaunch, merchant: string): Record<string, unknown> {
  return {
    ...(roomId === undefined ? { gameId } : { roomId }),
    nodeId: request.nodeId,
    accountType: 1,
    confirmTrans: 0,
    vassalage: request.vendor,
    launchMode: "GLS",
    platform: "html5-desktop",
    clientType: 3,
    username: request.account,
    token: request.token,
    merchantCode: merchant,
    language: request.language,
    trial: request.trial,
  };
}

function lotteryFields({
  vendor,
  gameCode,
  prizeMode,
  device,
  backUrl,
  language,
}: LotteryLaunch): Record<string, unknown> {
  return {
    lottoArea: "VN",
    launchMode: "LOTT",
    vassalage: vendor,
    prizeMode,
    lottoGameCode: gameCode,
    lottoView: gameCode === undefined ? "lobby" : "betting",
    device,
    backUrl,
    language,
  };
}
