import { PICTURE_ROOT } from "@livery/product/pictures.ts";
import { avatarAddress } from "@livery/runtime/kit/pictures/avatarAddress.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "scenes");

/** The address of every picture in the scenes. A static Storybook has no server that draws them. */
export function scenePictures(): readonly string[] {
  const found = new Set<string>();
  for (const name of readdirSync(folder)) {
    JSON.parse(readFileSync(join(folder, name), "utf8"), (key, value: unknown) => {
      if (typeof value !== "string") return value;
      if (value.startsWith(`${PICTURE_ROOT}/`)) found.add(value);
      // The response contains only an avatar's number; the site builds the address.
      if (key === "avatar") found.add(avatarAddress(value));
      return value;
    });
  }
  return [...found].toSorted();
}
