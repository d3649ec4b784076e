import type { PlayerAvatarsResponse } from "@livery/platform/decoders/playerAvatars.gen.js";
import { avatarsOf } from "../avatars/avatars.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-004: the pictures that the member may choose. */
export const playerAvatars: Route<PlayerAvatarsResponse> = (context) => {
  const { member } = sessionOf(context);
  return context.store.read((reading) => ({ avatars: avatarsOf(reading, member.id) }));
};
