import sharp from "sharp";
import { expect, test } from "vitest";
import { renderIcons } from "./renderIcons.ts";

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#d02f5b" d="M0 0H10V10H0Z"/></svg>`;

test("one logo gives every icon in its size, the same bytes each time", async () => {
  const icons = await renderIcons(logo, "#102030");
  const sizes = [...icons].filter(([name]) => name.endsWith(".png"));
  const facts = sizes.map(async ([name, content]) => [name, (await sharp(content).metadata()).width]);
  expect(Object.fromEntries(await Promise.all(facts))).toEqual({
    "apple-touch-icon.png": 180,
    "icon-192.png": 192,
    "icon-512.png": 512,
    "icon-maskable-512.png": 512,
  });
  expect(Buffer.from(icons.get("favicon.svg") ?? []).toString()).toBe(logo);
  expect([...(await renderIcons(logo, "#102030"))]).toEqual([...icons]);
});

test("a maskable icon has a background in its corners, and the logo inside the circle that launchers keep", async () => {
  const icons = await renderIcons(logo, "#102030");
  const image = sharp(icons.get("icon-maskable-512.png"));
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  expect(pixel(0, 0)).toEqual([0x10, 0x20, 0x30]);
  expect(pixel(111, 256)).toEqual([0x10, 0x20, 0x30]);
  expect(pixel(256, 256)).toEqual([0xd0, 0x2f, 0x5b]);
});

test("a logo with a huge intrinsic size is rendered like any other", async () => {
  const huge = logo.replace("0 0 10 10", "0 0 10000 10000").replace("M0 0H10V10H0Z", "M0 0H10000V10000H0Z");
  const { data, info } = await sharp((await renderIcons(huge, "#102030")).get("icon-maskable-512.png"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (256 * info.width + 256) * info.channels;
  expect([...data.subarray(middle, middle + 3)]).toEqual([0xd0, 0x2f, 0x5b]);
});

test("favicon.ico is a real icon file with one image of 32 pixels", async () => {
  const ico = Buffer.from((await renderIcons(logo, "#102030")).get("favicon.ico") ?? []);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  expect((await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).width).toBe(32);
});
