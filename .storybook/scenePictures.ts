import { PICTURE_ROOT } from "@livery/product/pictures.ts";
import { avatarAddress } from "@livery/runtime/parts/avatarAddress.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "scenes");

/** The addresses of every picture that a scene names: a static Storybook has nobody to draw them. */
export function scenePictures(): readonly string[] {
  const found = new Set<string>();
  for (const name of readdirSync(folder)) {
    JSON.parse(readFileSync(join(folder, name), "utf8"), (key, value: unknown) => {
      if (typeof value !== "string") return value;
      if (value.startsWith(`${PICTURE_ROOT}/`)) found.add(value);
      // A player's face is a number on the wire, and an address of the site's own making.
      if (key === "avatar") found.add(avatarAddress(value));
      return value;
    });
  }
  return [...found].toSorted();
}
