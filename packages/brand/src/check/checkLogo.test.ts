import { expect, test } from "vitest";
import { exampleLogo, exampleSource, exampleTexts } from "../../fixtures/example.ts";
import type { AssetSource } from "../brandSource.ts";
import { compileBrands } from "../compileBrands.ts";

function problemsOf(assets: readonly AssetSource[], logo = "logo.svg"): string[] {
  const source = { ...exampleSource({ logo }), assets };
  const { problems } = compileBrands([source], { baseTexts: exampleTexts, date: "2026-01-01" });
  return problems.map(({ file, code, severity }) => `${file} ${severity} ${code}`);
}

test("BR-054 a logo of more than 64 KiB is rejected, whatever it contains", () => {
  expect(problemsOf([{ ...exampleLogo, bytes: 64 * 1024 }])).toEqual([]);
  expect(problemsOf([{ ...exampleLogo, bytes: 64 * 1024 + 1 }])).toEqual(["brands/acme/assets/logo.svg error LIV1502"]);
});

test("a logo that cannot be drawn is rejected at its root, with the reason", () => {
  const text = `<?xml version="1.0"?>\n${exampleLogo.text}`;
  const source = {
    ...exampleSource(),
    assets: [{ ...exampleLogo, text, failure: "drawing it takes more than a day" }],
  };
  const { problems } = compileBrands([source], { baseTexts: exampleTexts, date: "2026-01-01" });
  expect(problems).toMatchObject([{ file: "brands/acme/assets/logo.svg", code: "LIV1509", line: 2, column: 1 }]);
  expect(problems[0]?.message).toBe("The logo cannot be drawn: drawing it takes more than a day.");
});

test("a file that no key names is reported as unused, unless the logo itself is missing", () => {
  const photo = { name: "photo.png", bytes: 20 };
  expect(problemsOf([exampleLogo, photo])).toEqual(["brands/acme/assets/photo.png advice LIV1505"]);
  expect(problemsOf([photo])).toEqual(["brands/acme/brand.json error LIV1501"]);
});

test.each(["../logo.svg", "/logo.svg", "a/logo.svg", "a\\logo.svg", "https://x.example/logo.svg", ".svg", "logo.png"])(
  "a logo must be a file in the brand's own assets/: %s is rejected",
  (logo) => {
    expect(problemsOf([{ ...exampleLogo, name: logo }], logo)).toContain("brands/acme/brand.json error LIV1106");
  },
);

test.each([
  ["as it is", "A\u202eB", 69, 1],
  ["by its number", "A&#x202E;B", 69, 8],
])(
  "an invisible character in the logo's title, written %s, is reported at its place",
  (_what, title, column, length) => {
    const text = exampleLogo.text?.replace("<path", `<title>${title}</title><path`) ?? "";
    const source = { ...exampleSource(), assets: [{ ...exampleLogo, text }] };
    const { problems } = compileBrands([source], { baseTexts: exampleTexts, date: "2026-01-01" });
    expect(problems).toMatchObject([{ code: "LIV1406", line: 1, column, endColumn: column + length }]);
    expect(problems[0]?.message).toContain("U+202E RIGHT-TO-LEFT OVERRIDE");
  },
);

test("a logo may be indented by tabs, and have the line ends of Windows", () => {
  const text = exampleLogo.text?.replace("<path", "\r\n\t<path") ?? "";
  expect(problemsOf([{ ...exampleLogo, text }])).toEqual([]);
});

test("a logo is published without its document type", () => {
  const text = `<!DOCTYPE svg>\n${exampleLogo.text}`;
  const source = { ...exampleSource(), assets: [{ ...exampleLogo, text }] };
  const { problems, brands } = compileBrands([source], { baseTexts: exampleTexts, date: "2026-01-01" });
  expect([problems, brands[0]?.logo]).toEqual([[], exampleLogo.text]);
});
