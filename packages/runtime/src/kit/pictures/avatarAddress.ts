import { pictureAddress } from "@livery/product/pictures.ts";

/** The emblem of every avatar; the number determines the rest of the picture. */
const EMBLEM = "face";

/** The address of one of the site's avatars by its number (HD-021); the first one for any other text. */
export function avatarAddress(number: string): string {
  return pictureAddress({ kind: "avatar", emblem: EMBLEM, seed: /^\d{1,3}$/u.test(number) ? number : "1" });
}
