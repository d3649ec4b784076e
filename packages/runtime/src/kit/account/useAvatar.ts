import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { avatarAddress } from "../pictures/avatarAddress.ts";
import { usePicture } from "../pictures/usePicture.ts";

/** Gives the addresses of members' pictures: uploaded ones, or the site's avatars by their numbers (HD-021). */
export function useAvatarAddress(): (avatar: Member["avatar"]) => string {
  const picture = usePicture();
  return ({ kind, source }) => picture(kind === "CUSTOM" ? source : avatarAddress(source));
}

/** The address of a member's picture. */
export function useAvatar({ avatar }: Pick<Member, "avatar">): string {
  return useAvatarAddress()(avatar);
}
