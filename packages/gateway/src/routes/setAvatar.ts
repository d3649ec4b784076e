import { shape } from "@livery/platform/requests/setAvatar.gen.js";
import { avatarsOf, chooseAvatar } from "../avatars/avatars.ts";
import { ApiError } from "../http/apiError.ts";
import { requestOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-015: chooses one of the pictures of AP-004. Somebody else's upload is none of them. */
export const setAvatar: Route<null> = async (context) => {
  const { member } = sessionOf(context);
  const asked = requestOf(context, shape);
  await context.store.write((writing) => {
    const chosen = avatarsOf(writing, member.id).find(
      ({ avatar, avatarType }) => avatar === asked.avatar && avatarType === asked.avatarType,
    );
    if (!chosen) throw new ApiError("FIELD_INVALID", { field: "avatar", rule: "choice" });
    chooseAvatar(writing, member.id, chosen);
  });
  return null;
};
