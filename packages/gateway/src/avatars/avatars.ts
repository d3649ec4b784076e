import type { PlayerAvatarsResponse } from "@livery/platform/decoders/playerAvatars.gen.js";
import { randomBytes } from "node:crypto";
import type { Reading, Writing } from "../store/transaction.ts";

type Avatar = PlayerAvatarsResponse["avatars"][number];

/** How many predefined pictures there are: 1 to 24. */
export const AVATARS = 24;

/** The path of uploaded pictures. */
export const AVATAR_ROOT = "/wps/avatars";

const addressOf = (name: string) => `${AVATAR_ROOT}/${name}.png`;

/** The pictures that a member may choose: its own upload, if there is one, and the predefined ones (AP-004). */
export function avatarsOf({ first, tables }: Reading, memberId: number): Avatar[] {
  const own = first(tables.selectFrom("avatar").select("name").where("member_id", "=", memberId));
  const uploaded: Avatar[] = own ? [{ avatar: addressOf(own.name), avatarType: "CUSTOM" }] : [];
  const predefined = Array.from({ length: AVATARS }, (_, index) => String(index + 1));
  return [...uploaded, ...predefined.map((avatar): Avatar => ({ avatar, avatarType: "STATIC" }))];
}

/** Shows a picture as the member's. */
export function chooseAvatar({ run, tables }: Writing, memberId: number, { avatar, avatarType }: Avatar): void {
  run(tables.updateTable("member").set({ avatar, avatar_type: avatarType }).where("id", "=", memberId));
}

/**
 * Keeps a member's picture in place of an earlier one and returns its address. Nobody can guess the address: a page
 * cannot send a token with the request for a picture.
 */
export function storeAvatar(
  { run, tables }: Writing,
  memberId: number,
  { png, now }: { readonly png: Uint8Array; readonly now: number },
): string {
  const name = randomBytes(16).toString("hex");
  run(tables.replaceInto("avatar").values({ member_id: memberId, name, png, at: now }));
  return addressOf(name);
}
