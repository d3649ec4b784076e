import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { avatarAddress } from "../pictures/avatarAddress.ts";
import { usePicture } from "../pictures/usePicture.ts";

/** The address of a member's picture: an uploaded one, or one of the site's avatars by its number (HD-021). */
export function useAvatar({ avatar: { kind, source } }: Member): string {
  const picture = usePicture();
  return picture(kind === "CUSTOM" ? source : avatarAddress(source));
}
