import { expect, test } from "vitest";
import { heroTiles, homeBanners } from "./heroTiles.ts";

const banner = { title: "New tables", art: "/banner.svg" };
const page = { title: "VIP", href: "/vip", art: "/vip.svg" };

test.each(["mosaic", "board", "stage"] as const)("%s fills the space that banners leave with pages", (format) => {
  expect(heroTiles(format, [banner], [page])).toEqual([banner, page]);
});

test.each(["split", "carousel"] as const)("%s shows only banners as slides", (format) => {
  expect(heroTiles(format, [banner], [page])).toEqual([banner]);
});

test("NT-011 home shows the banners of its own groups", () => {
  const groups = ["home", "w_login", "w_index", "w_register"];
  const banners = groups.map((group) => ({ id: group, group, title: "", text: "", picture: "", phonePicture: "" }));
  expect(homeBanners(banners).map(({ id }) => id)).toEqual(["home", "w_index"]);
});
