import { pictureAddress } from "@livery/product/pictures.ts";
import { expect, test } from "vitest";
import { parsePreviewPicture, previewPicture } from "./previewPicture.ts";

const picture = { kind: "game", emblem: "crown", seed: "g1" } as const;

test("brand and mode of a picture are in its path, and can be read from it", () => {
  const address = previewPicture(pictureAddress(picture), "north-star", "dark");
  expect(parsePreviewPicture(address)).toEqual({ ...picture, brand: "north-star", mode: "dark" });
});

test.each(["/assets/logo.svg", "https://img.example/wps/pictures/game/crown/1.svg", ""])(
  "%j is not a platform picture and stays unchanged",
  (address) => {
    expect(previewPicture(address, "north-star", "dark")).toBe(address);
    expect(parsePreviewPicture(address)).toBeUndefined();
  },
);
