import { describe, expect, it } from "vitest";
import { parsePictureAddress, pictureAddress, pictureInMode } from "./pictures.ts";

const picture = { kind: "game", emblem: "seven", seed: "PP-1042" } as const;

describe("pictureAddress", () => {
  it("is parsed back into its parts", () => {
    expect(parsePictureAddress(pictureAddress(picture))).toEqual(picture);
  });

  it.each([
    "/wps/pictures/game/seven/../../x.svg",
    "/wps/pictures/poster/seven/1.svg",
    "/wps/pictures/game/seven/1.png",
  ])("does not read %s", (path) => expect(parsePictureAddress(path)).toBeUndefined());

  it("gets a mode only if we draw the picture ourselves", () => {
    expect(pictureInMode(pictureAddress(picture), "dark")).toBe("/wps/pictures/game/seven/PP-1042.svg?mode=dark");
    expect(pictureInMode("https://img.example/1.png", "dark")).toBe("https://img.example/1.png");
  });
});
