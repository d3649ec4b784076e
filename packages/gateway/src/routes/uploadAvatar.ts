import type { UploadAvatarResponse } from "@livery/platform/decoders/uploadAvatar.gen.js";
import { shape } from "@livery/platform/requests/uploadAvatar.gen.js";
import { chooseAvatar, storeAvatar } from "../avatars/avatars.ts";
import { encodeAvatar } from "../avatars/encodeAvatar.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requestOf } from "../requestOf.ts";

/** AP-103: keeps the member's own picture and shows it. The `type` that its sender states decides nothing (VF-058). */
export const uploadAvatar = withKey<UploadAvatarResponse>("uploadAvatar", async (context) => {
  const member = realMember(context);
  const { now } = context;
  const png = await encodeAvatar(requestOf(context, shape).image);
  return (writing) => {
    const uploaded = { avatar: storeAvatar(writing, member.id, { png, now }), avatarType: "CUSTOM" } as const;
    chooseAvatar(writing, member.id, uploaded);
    return uploaded;
  };
});
