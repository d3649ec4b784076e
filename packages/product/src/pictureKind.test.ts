import { expect, it } from "vitest";
import { bytesOf, pictureKind } from "./pictureKind.ts";

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];

it.each([
  ["a PNG", png, "png"],
  ["a JPEG", [0xff, 0xd8, 0xff, 0xe0, 0, 16], "jpg"],
  ["a GIF", [...new TextEncoder().encode("GIF89a")], undefined],
  ["a page", [...new TextEncoder().encode("<!doctype html><script>")], undefined],
  ["an SVG", [...new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'>")], undefined],
  ["a WebP", [...new TextEncoder().encode("RIFF0000WEBPVP8 ")], undefined],
  ["the beginning of a PNG", png.slice(0, 7), undefined],
  ["nothing", [], undefined],
])("%s is known by its bytes", (_, bytes, kind) => {
  expect(pictureKind(new Uint8Array(bytes))).toBe(kind);
});

it("a megabyte has 1024 × 1024 bytes", () => {
  expect(bytesOf(5)).toBe(5_242_880);
});
