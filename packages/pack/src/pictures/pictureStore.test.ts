import type { Picture } from "@livery/product/pictures.ts";
import { expect, test, vi } from "vitest";
import type { PictureBrand } from "./drawPicture.ts";
import { createPictureStore } from "./pictureStore.ts";

const brand = (id: string, accent = "#000000"): PictureBrand =>
  ({
    site: { id, layout: { card: "tile", hero: "split", lettering: "none" } },
    theme: { art: { light: { accent }, dark: { accent } } },
  }) as unknown as PictureBrand;

const picture = (seed: string): Picture => ({ kind: "game", emblem: "crown", seed });

const draws = ({ site }: PictureBrand, { emblem, seed }: Picture, mode: string): string | undefined =>
  emblem === "nothing" ? undefined : `<svg>${site.id} ${seed} ${mode}</svg>`;

test("a picture is drawn once per brand and mode", () => {
  const draw = vi.fn<typeof draws>(draws);
  const store = createPictureStore(draw);
  const alpha = brand("alpha");
  const first = store(alpha, picture("1"), "light");
  expect(store(alpha, picture("1"), "light")).toEqual(first);
  expect(store(brand("alpha"), picture("1"), "light")).toEqual(first);
  expect(draw).toHaveBeenCalledTimes(1);
  const others = [
    store(alpha, picture("2"), "light"),
    store(alpha, picture("1"), "dark"),
    store(brand("beta"), picture("1"), "light"),
  ];
  expect(new Set([first, ...others].map((drawn) => drawn?.tag)).size).toBe(4);
});

test("a brand whose colours changed is drawn again", () => {
  const draw = vi.fn<typeof draws>(draws);
  const store = createPictureStore(draw);
  store(brand("alpha"), picture("1"), "light");
  store(brand("alpha", "#ffffff"), picture("1"), "light");
  expect(draw).toHaveBeenCalledTimes(2);
});

test("the least recently used picture is dropped", () => {
  const draw = vi.fn<typeof draws>(draws);
  const store = createPictureStore(draw, 2);
  const alpha = brand("alpha");
  for (const seed of ["1", "2", "1", "3", "1"]) store(alpha, picture(seed), "light");
  expect(draw).toHaveBeenCalledTimes(3);
  store(alpha, picture("2"), "light");
  expect(draw).toHaveBeenCalledTimes(4);
});

test("a picture that cannot be drawn is undefined", () => {
  expect(createPictureStore(draws)(brand("alpha"), { ...picture("1"), emblem: "nothing" }, "light")).toBeUndefined();
});
