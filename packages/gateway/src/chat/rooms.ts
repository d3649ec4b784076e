import type { LocalizedText } from "@livery/product/siteConfig.ts";
import { ApiError } from "../http/apiError.ts";
import type { RequestContext } from "../requestContext.ts";

interface Room {
  readonly id: string;
  readonly name: LocalizedText;
  /** Only the operator writes. */
  readonly isReadOnly?: true;
}

/** The chat rooms of every merchant that has the chat, in display order. */
export const rooms: readonly Room[] = [
  { id: "lounge", name: { ko: "라운지", en: "Lounge" } },
  { id: "games", name: { ko: "게임 이야기", en: "Game talk" } },
  { id: "news", name: { ko: "운영 소식", en: "House news" }, isReadOnly: true },
];

/** Rejects calls about a chat that the site does not have. */
export function requireChat({ merchant: { features } }: RequestContext): void {
  if (!features.chat) throw new ApiError("ROOM_UNKNOWN");
}

export function roomOf(context: RequestContext, id: string): Room {
  requireChat(context);
  const room = rooms.find((one) => one.id === id);
  if (!room) throw new ApiError("ROOM_UNKNOWN");
  return room;
}
