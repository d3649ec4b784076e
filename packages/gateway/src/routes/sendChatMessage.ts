import type { SendChatMessageResponse } from "@livery/platform/decoders/sendChatMessage.gen.js";
import { shape } from "@livery/platform/requests/sendChatMessage.gen.js";
import { addMessage, plainText, wireMessage } from "../chat/messages.ts";
import { roomOf } from "../chat/rooms.ts";
import { ApiError } from "../http/apiError.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requestOf } from "../requestOf.ts";

/** AP-152: writes a message into a room. */
export const sendChatMessage = withKey<SendChatMessageResponse>("sendChatMessage", (context) => {
  const { id: member_id, nickname } = realMember(context);
  const { room, text: typed } = requestOf(context, shape);
  if (roomOf(context, room).isReadOnly) throw new ApiError("ROOM_READ_ONLY");
  const text = plainText(typed);
  const { merchant } = context.merchant;
  const message = { merchant, room, member_id, text, at: context.now };
  return (writing) => wireMessage({ id: addMessage(writing, message), ...message, nickname }, context);
});
