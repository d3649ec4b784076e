import { plainLine } from "@livery/product/hiddenCharacters.ts";
import type { WireChatMessage } from "@livery/platform/decoders/shared/chatMessage.gen.ts";
import { ApiError } from "../http/apiError.ts";
import { maskName } from "../games/playerNames.ts";
import type { RequestContext } from "../requestContext.ts";
import { sessionOf } from "../requestContext.ts";
import type { Reading, Writing } from "../store/transaction.ts";

/** The most messages of one response. */
const PAGE = 50;
/** How many messages a room keeps. */
const KEPT = 500;
const PREFIX = "C";

/**
 * A room's messages, oldest first: the newest ones or, with a cursor, those that follow it.
 */
export function listMessages(
  { all, tables }: Reading,
  { merchant, room, after }: { readonly merchant: string; readonly room: string; readonly after: string | undefined },
) {
  const messages = tables
    .selectFrom("chat_message as message")
    .leftJoin("member", "member.id", "message.member_id")
    .select(["message.id", "message.room", "message.text", "message.at", "message.member_id", "member.nickname"])
    .where("message.merchant", "=", merchant)
    .where("message.room", "=", room)
    .limit(PAGE);
  if (after === undefined) return all(messages.orderBy("message.id", "desc")).toReversed();
  return all(messages.where("message.id", ">", numberOf(after)).orderBy("message.id"));
}

type Message = ReturnType<typeof listMessages>[number];

/** Keeps a member's message, and removes the room's oldest ones. */
export function addMessage(
  { first, run, tables }: Writing,
  message: {
    readonly merchant: string;
    readonly room: string;
    readonly member_id: number;
    readonly text: string;
    readonly at: number;
  },
): number {
  const { id } = first(tables.insertInto("chat_message").values(message).returning("id"))!;
  const { merchant, room } = message;
  const ofRoom = tables.selectFrom("chat_message").where("merchant", "=", merchant).where("room", "=", room);
  const oldest = ofRoom.select("id").orderBy("id", "desc").limit(1).offset(KEPT);
  run(
    tables
      .deleteFrom("chat_message")
      .where("merchant", "=", merchant)
      .where("room", "=", room)
      .where("id", "<=", oldest),
  );
  return id;
}

/** A message on one line, without what would disturb the others; throws if nothing is left. */
export function plainText(text: string): string {
  const plain = plainLine(text);
  if (plain === "") throw new ApiError("FIELD_INVALID", { field: "text", rule: "required" });
  return plain;
}

export function wireMessage(message: Message, context: RequestContext): WireChatMessage {
  const { id, room, text, at, member_id: writer, nickname } = message;
  return {
    id: `${PREFIX}${id}`,
    room,
    author: nickname === null ? context.merchant.name[context.language] : maskName(nickname),
    own: writer === sessionOf(context).member.id,
    text,
    at: new Date(at).toISOString(),
  };
}

function numberOf(id: string): number {
  const [, digits] = /^C(\d{1,15})$/u.exec(id) ?? [];
  if (digits === undefined) throw new ApiError("FIELD_INVALID", { field: "after", rule: "pattern" });
  return Number(digits);
}
