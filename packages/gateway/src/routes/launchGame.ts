import type { LaunchGameResponse } from "@livery/platform/decoders/launchGame.gen.js";
import { type LaunchGameRequest, shape } from "@livery/platform/requests/launchGame.gen.js";
import { lotteryOf } from "../games/lotteries.ts";
import { noteLaunch, noteLottery } from "../games/recentGames.ts";
import { ApiError } from "../http/apiError.ts";
import { realMember } from "../money/realMember.ts";
import { demoGameOf } from "../provider/demoGames.ts";
import { issueTicket } from "../provider/tickets.ts";
import { requireProvenContact } from "../members/requireProvenContact.ts";
import { requireOpenSession } from "../members/sessions.ts";
import { requestOf } from "../requestOf.ts";
import { type RequestContext, type Route, sessionOf } from "../requestContext.ts";
import { requirePlayAllowed } from "../responsible/playLimits.ts";
import type { Reading } from "../store/transaction.ts";
import { gameOfRoom } from "./rooms.ts";

/**
 * AP-033: the address of a game. The demonstration provider gets a ticket of its own in the fragment, which browsers
 * never send to a server. An account that may not play gets no ticket.
 */
export const launchGame: Route<LaunchGameResponse> = async (context) => {
  const request = requestOf(context, shape);
  const { store, gamesOrigin, merchant, now } = context;
  const session = sessionOf(context);
  const member = request.trial ? session.member : realMember(context);
  if (request.merchantCode !== undefined && request.merchantCode !== merchant.merchant)
    throw new ApiError("FIELD_INVALID", { field: "merchantCode", rule: "choice" });
  if (gamesOrigin === undefined) throw new ApiError("UNAVAILABLE");
  const page = await store.write((writing) => {
    requireOpenSession(writing, session);
    const game = gameOf(writing, request);
    if (!request.trial) {
      requireProvenContact(writing, merchant, member.id);
      requirePlayAllowed(writing, member.id, now);
      if (request.gameId !== undefined) noteLaunch(writing, member.id, { gameId: game.game_id, now });
      if (lotteryOf(game.game_id)) noteLottery(writing, member.id, { code: game.game_id, now });
    }
    const issued = issueTicket(writing, {
      ...game,
      session_hash: session.tokenHash,
      member_id: member.id,
      merchant: merchant.merchant,
      trial: request.trial ?? false,
    });
    return `${demoGameOf(game.game_type)}/?language=${languageOf(context, request)}#${issued}`;
  });
  return { game_url: `${gamesOrigin}/${page}` };
};

interface LaunchedGame {
  readonly vendor: string;
  readonly game_id: string;
  readonly game_type: string;
}

/** The game of a request; rejects an unknown one, one under maintenance, and the trial of one that has none. */
function gameOf({ first, tables }: Reading, request: LaunchGameRequest): LaunchedGame {
  const { launchMode, gameId, roomId, vassalage, lottoGameCode, trial } = request;
  if (launchMode === "LOTT") {
    const lottery = lottoGameCode === undefined ? undefined : lotteryOf(lottoGameCode);
    if (lottoGameCode !== undefined && !lottery)
      throw new ApiError("FIELD_INVALID", { field: "lottoGameCode", rule: "choice" });
    return { vendor: lottery?.vendor ?? "LOTT", game_id: lottery?.code ?? "lobby", game_type: "LOTT" };
  }
  const vendor = first(
    tables
      .selectFrom("vendor")
      .select("code")
      .where("code", "=", vassalage ?? ""),
  );
  if (!vendor) throw new ApiError("FIELD_INVALID", { field: "vassalage", rule: "choice" });
  const room = gameId === undefined ? roomId : undefined;
  const game = first(
    tables
      .selectFrom("game")
      .select(["id", "vendor", "type", "maintenance", "support_play"])
      .where("id", "=", gameId ?? gameOfRoom(room ?? ""))
      .where("vendor", "=", vendor.code)
      .$if(room !== undefined, (games) => games.where("type", "=", "PVP")),
  );
  if (!game) throw new ApiError("FIELD_INVALID", { field: room === undefined ? "gameId" : "roomId", rule: "choice" });
  if (game.maintenance) throw new ApiError("GAME_MAINTENANCE");
  if (trial && game.support_play !== 0) throw new ApiError("FIELD_INVALID", { field: "trial", rule: "choice" });
  return { vendor: game.vendor, game_id: game.id, game_type: game.type };
}

function languageOf({ language }: RequestContext, request: LaunchGameRequest): string {
  return encodeURIComponent(request.language ?? language);
}
