import { expect, test } from "vitest";
import { drawApart } from "./drawApart.ts";

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v12H0z"/>${content}</svg>`;
const raster = (content: string, limits?: Parameters<typeof drawApart>[1]) =>
  drawApart({ draw: "raster", svg: svg(content), side: 64 }, limits);

/** Drawing it takes minutes, although the check finds nothing in it. */
const endless = `<path d="M0 0h24v24H0z" style="filter:${"blur(9px) ".repeat(900)}"/>`.repeat(9);

test.each([
  ["time", { seconds: 0.1, mebibytes: 4096 }, "0.1 seconds"],
  ["memory", { seconds: 60, mebibytes: 0 }, "0 MiB of memory"],
])("a drawing that takes too much %s is given up, and the next one is drawn", async (_what, limits, most) => {
  const [first, second] = await Promise.allSettled([raster(endless, limits), raster("")]);
  expect(first).toMatchObject({ status: "rejected", reason: { message: `drawing it takes more than ${most}` } });
  expect(second).toMatchObject({ status: "fulfilled", value: { width: 64 } });
});

test("a drawing that the image library does not make fails with its reason, and the next one is drawn", async () => {
  await expect(raster('<path fill="url(#')).rejects.toThrow(/^Input buffer/);
  expect((await raster("")).pixels).toHaveLength(64 * 64 * 4);
});
