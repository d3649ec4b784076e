import type { ChatRoomsResponse } from "@livery/platform/decoders/chatRooms.gen.js";
import { accountKindOf } from "@livery/product/gate.ts";
import { countPresent } from "../chat/presence.ts";
import { requireChat, rooms } from "../chat/rooms.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-150: the chat rooms; a trial account may only read. */
export const chatRooms: Route<ChatRoomsResponse> = (context) => {
  requireChat(context);
  const { store, language, now, merchant } = context;
  const isTrial = accountKindOf(sessionOf(context).member.type) === "trial";
  return {
    list: rooms.map(({ id, name, isReadOnly = false }) => ({
      id,
      name: name[language],
      online: countPresent(store, { merchant: merchant.merchant, room: id, now }),
      canWrite: !isTrial && !isReadOnly,
    })),
  };
};
