import type { ChatMessagesResponse } from "@livery/platform/decoders/chatMessages.gen.js";
import { shape } from "@livery/platform/requests/chatMessages.gen.js";
import { listMessages, wireMessage } from "../chat/messages.ts";
import { enterRoom } from "../chat/presence.ts";
import { roomOf } from "../chat/rooms.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-151: the newest messages of a room, or those after one that the visitor has. */
export const chatMessages: Route<ChatMessagesResponse> = async (context) => {
  const { room, after } = queryOf(context, shape);
  const { store, now } = context;
  const { merchant } = context.merchant;
  roomOf(context, room);
  const list = await store.read((reading) => listMessages(reading, { merchant, room, after }));
  enterRoom(store, sessionOf(context).member.id, { merchant, room, now });
  return { list: list.map((message) => wireMessage(message, context)) };
};
