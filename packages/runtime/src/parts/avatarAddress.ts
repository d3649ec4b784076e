import { pictureAddress } from "@livery/product/pictures.ts";

/** What an avatar is drawn from; the art decides the rest by the number. */
const EMBLEM = "face";

/** The prepared picture of a player by its number (HD-021); the first one where the platform names none. */
export function avatarAddress(number: string): string {
  return pictureAddress({ kind: "avatar", emblem: EMBLEM, seed: /^\d{1,3}$/u.test(number) ? number : "1" });
}
