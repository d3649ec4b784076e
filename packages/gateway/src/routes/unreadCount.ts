import type { UnreadCountResponse } from "@livery/platform/decoders/unreadCount.gen.js";
import { countUnread } from "../mail/mailbox.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-049: how many mails the member has not read. */
export const unreadCount: Route<UnreadCountResponse> = async (context) => {
  const { id } = sessionOf(context).member;
  return { count: await context.store.read((reading) => countUnread(reading, id)) };
};
