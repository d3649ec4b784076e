import { expect, test } from "vitest";
import { drawLogo } from "./drawLogo.ts";

const svg = (content: string, box = "0 0 24 24"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;

test.each([
  ["shapes", '<path fill="#fff" d="M0 0h24v12H0Z"/><path fill="red" d="M0 12h24v12H0Z"/>', ["#FFFFFFFF", "#FF0000FF"]],
  ["a style", '<style>.a{fill:#0b6e4f}</style><circle class="a" cx="12" cy="12" r="9"/>', ["#0B6E4FFF"]],
  ["colours of a group", '<g fill="none" stroke="#2350e6"><path d="M2 12h20"/></g>', ["#2350E6FF"]],
  [
    "a part that is used again",
    '<defs><path id="a" d="M2 2h9v9H2Z"/></defs><use href="#a" fill="#fff"/>',
    ["#FFFFFFFF"],
  ],
])("the colours of %s are those that are drawn", async (_what, content, colors) => {
  const { swatches = [] } = await drawLogo(svg(content));
  expect(swatches.slice(0, colors.length).map(({ color }) => color)).toEqual(colors);
});

test("a tiny and a huge drawing are measured alike", async () => {
  const [tiny, huge] = await Promise.all(
    [1, 5000].map((size) => drawLogo(svg(`<path d="M0 0h${size}v${size}H0Z"/>`, `0 0 ${2 * size} ${size}`))),
  );
  expect(tiny?.swatches).toEqual([{ color: "#000000FF", area: 64 * 64, box: [0, 0, 64, 64] }]);
  expect(huge).toEqual(tiny);
});

test("a document type does not keep a logo from being drawn, and one that the check rejects is not drawn", async () => {
  const shape = svg('<path d="M2 2h9v9H2Z"/>');
  expect(await drawLogo(`<!DOCTYPE svg>${shape}`)).toEqual(await drawLogo(shape));
  expect(await drawLogo(`<!DOCTYPE svg [<!ENTITY a "b">]>${shape}`)).toEqual({});
  expect(await drawLogo(svg('<image href="file:///etc/passwd"/>'))).toEqual({});
  const clones = (id: string) => `<use href="#${id}"/>`.repeat(99);
  expect(await drawLogo(svg(`<path id="a"/><g id="b">${clones("a")}</g><g id="c">${clones("b")}</g>`))).toEqual({});
});

test("a logo that the image library cannot draw comes with the reason", async () => {
  const pattern =
    '<pattern id="p" width="1e6" height="1e6" patternUnits="userSpaceOnUse"><path d="M0 0h9v9z"/></pattern>';
  expect(await drawLogo(svg(`${pattern}<path fill="url(#p)" d="M2 2h9v9H2Z"/>`))).toEqual({
    failure: expect.stringContaining("rendering failed"),
  });
});
