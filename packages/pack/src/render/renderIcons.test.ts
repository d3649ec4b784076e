import sharp from "sharp";
import { expect, test } from "vitest";
import { compileTheme } from "@livery/theme/compileTheme.ts";
import { exampleInput } from "@livery/theme/fixtures/exampleTheme.ts";
import { iconGround, renderIcons } from "./renderIcons.ts";

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#d02f5b" d="M0 0H10V10H0Z"/></svg>`;

test("one logo gives every icon in its size, the same bytes each time", async () => {
  const icons = await renderIcons(logo, { ground: "#102030" });
  const sizes = [...icons].filter(([name]) => name.endsWith(".png"));
  const facts = sizes.map(async ([name, content]) => [name, (await sharp(content).metadata()).width]);
  expect(Object.fromEntries(await Promise.all(facts))).toEqual({
    "apple-touch-icon.png": 180,
    "icon-192.png": 192,
    "icon-512.png": 512,
    "icon-maskable-512.png": 512,
  });
  expect(Buffer.from(icons.get("favicon.svg") ?? []).toString()).toBe(logo);
  expect([...(await renderIcons(logo, { ground: "#102030" }))]).toEqual([...icons]);
});

test("a maskable icon has a background in its corners, and the logo inside the circle that launchers keep", async () => {
  const icons = await renderIcons(logo, { ground: "#102030" });
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
  const { data, info } = await sharp((await renderIcons(huge, { ground: "#102030" })).get("icon-maskable-512.png"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (256 * info.width + 256) * info.channels;
  expect([...data.subarray(middle, middle + 3)]).toEqual([0xd0, 0x2f, 0x5b]);
});

test("favicon.ico is a real icon file with one image of 32 pixels", async () => {
  const ico = Buffer.from((await renderIcons(logo, { ground: "#102030" })).get("favicon.ico") ?? []);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  expect((await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).width).toBe(32);
});

test("with a plate in either mode, the logo is on it in every icon", async () => {
  const icons = await renderIcons(logo, { ground: "#102030", plate: "#102030" });
  const pixels = async (name: string, points: readonly (readonly [number, number])[]) => {
    const image = sharp(icons.get(name)).ensureAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return points.map(([x, y]) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]);
  };
  const [corner, edge, middle] = [
    [0, 0, 0, 0],
    [0x10, 0x20, 0x30, 255],
    [0xd0, 0x2f, 0x5b, 255],
  ];
  const places = [
    [0, 0],
    [96, 4],
    [96, 96],
  ] as const;
  expect(await pixels("icon-192.png", places)).toEqual([corner, edge, middle]);
  expect(
    await pixels(
      "apple-touch-icon.png",
      places.map(([x, y]) => [x, y] as const),
    ),
  ).toEqual([edge, edge, middle]);
  const scalable = Buffer.from(icons.get("favicon.svg") ?? []);
  expect(scalable.toString()).toContain('fill="#102030"');
  const drawn = await sharp(scalable, { density: 216 }).raw().ensureAlpha().toBuffer({ resolveWithObject: true });
  expect([...drawn.data.subarray((96 * drawn.info.width + 96) * 4).subarray(0, 4)]).toEqual(middle);
});

const groundWith = (overrides: object) => iconGround(compileTheme(exampleInput(overrides)));

test.each(["light", "dark"])("icons of a brand with a plate in its %s mode are on the plate", (mode) => {
  const onPlate = { ground: "#16181D", plate: "#16181D" };
  expect(groundWith({ [mode]: { "component.logo.plate": "#16181d" } })).toEqual(onPlate);
});

test("icons of a brand without a plate, or with a translucent one, are on the brand's surface", () => {
  const without = groundWith({});
  expect(without).not.toHaveProperty("plate");
  expect(groundWith({ dark: { "component.logo.plate": "#16181d80" } })).toEqual(without);
});
