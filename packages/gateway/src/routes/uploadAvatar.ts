import type { UploadAvatarResponse } from "@livery/platform/decoders/uploadAvatar.gen.js";
import { shape } from "@livery/platform/requests/uploadAvatar.gen.js";
import { chooseAvatar, storeAvatar } from "../avatars/avatars.ts";
import { ApiError } from "../http/apiError.ts";
import { withKey } from "../money/keys/withKey.ts";
import { realMember } from "../money/realMember.ts";
import { requestOf } from "../requestOf.ts";
import { asAvatar } from "../uploads/drawPicture.ts";
import { drawnPictures } from "../uploads/pictures.ts";

/** AP-103: keeps the member's own picture and shows it. The `type` that its sender states decides nothing (VF-058). */
export const uploadAvatar = withKey<UploadAvatarResponse>(
  "uploadAvatar",
  (context, pictures) => {
    const member = realMember(context);
    const { now } = context;
    requestOf(context, shape);
    const [png] = drawnPictures("image", pictures);
    if (!png) throw new ApiError("FIELD_INVALID", { field: "image", rule: "required" });
    return (writing) => {
      const uploaded = { avatar: storeAvatar(writing, member.id, { png, now }), avatarType: "CUSTOM" } as const;
      chooseAvatar(writing, member.id, uploaded);
      return uploaded;
    };
  },
  asAvatar,
);
