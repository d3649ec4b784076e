import { expect, test } from "vitest";
import { type FontFamilyId, fontFamilies, fontPairs } from "../fontPairs.ts";
import { fallbackFaces } from "./fallbackFaces.ts";
import { type FontFiles, fontFiles } from "./fontFiles.ts";
import { fontMetrics } from "./fontMetrics.gen.ts";
import { codesOf } from "./fonts/letters.ts";

const texts = "입금 뷁 Deposit ′";

/** The stylesheet and the names of a family's files; their contents are the keys by which they are kept. */
function plan(family: FontFamilyId, shown = texts): Promise<FontFiles> {
  return fontFiles(family, { texts: shown, keep: async (key) => Buffer.from(key) });
}

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly codes: readonly number[];
}

function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face\{([^}]+)\}/gu)].map(([, rule = ""]) => ({
    family: /font-family:"([^"]+)"/u.exec(rule)?.[1] ?? "",
    weight: /font-weight:([^;]+)/u.exec(rule)?.[1] ?? "",
    file: /url\(\.\/([^)]+)\)/u.exec(rule)?.[1] ?? "",
    codes: codesOf(/unicode-range:(.+)$/u.exec(rule)?.[1] ?? ""),
  }));
}

/** The files that a text loads in the first weight of a family. */
async function loaded(family: FontFamilyId, text: string): Promise<string[]> {
  const faces = facesOf((await plan(family)).css);
  const first = faces.filter(({ weight }) => weight === faces[0]?.weight);
  const files = [...text].map((character) => first.find(({ codes }) => codes.includes(character.codePointAt(0) ?? 0)));
  return [...new Set(files.map((face) => face?.file.replace(/-[0-9a-f]{10}\.woff2$/u, "") ?? "none"))];
}

test.each(fontFamilies)("%s: every file is named by its content and is in the stylesheet", async (family) => {
  const { css, files } = await plan(family);
  expect(files.length).toBeGreaterThan(0);
  for (const { name } of files) {
    expect(name).toMatch(/^[a-z0-9-]+-[0-9a-f]{10}\.woff2$/u);
    expect(css).toContain(`url(./${name})`);
  }
});

test.each(fontFamilies)(
  "%s: each character of a face is in one file, and text is visible before it arrives",
  async (family) => {
    const { css } = await plan(family);
    const codes = new Map<string, number[]>();
    for (const face of facesOf(css)) {
      const key = `${face.family} ${face.weight} ${/font-style:\w+/u.exec(css)?.[0]} ${face.file.includes("italic")}`;
      codes.set(key, [...(codes.get(key) ?? []), ...face.codes]);
    }
    for (const [face, all] of codes) expect([face, all.length]).toEqual([face, new Set(all).size]);
    expect(css.match(/@font-face/gu)).toHaveLength(css.match(/font-display:swap/gu)?.length ?? 0);
  },
);

test("what every page shows is in one file for Latin and one for Hangul, rare characters in others", async () => {
  expect(await loaded("noto-sans-kr", "Deposit 10,000 © ′")).toEqual(["noto-sans-kr-latin"]);
  expect(await loaded("noto-sans-kr", "이용해 주셔서 감사합니다 입금")).toEqual([
    "noto-sans-kr-hangul-1",
    "noto-sans-kr-latin",
  ]);
  expect(await loaded("noto-sans-kr", "켤")).toEqual(["noto-sans-kr-hangul-6"]);
  expect(await loaded("noto-sans-kr", "뷁")).toEqual(["noto-sans-kr-hangul-1"]);
  expect(await loaded("noto-sans-kr", "잭팟 룰렛 칩")).toEqual(["noto-sans-kr-hangul-1", "noto-sans-kr-latin"]);
  expect(await loaded("noto-sans-kr", "힣éā★")).toEqual([
    "noto-sans-kr-hangul-7",
    "noto-sans-kr-latin-more",
    "noto-sans-kr-symbols",
  ]);
});

test("the files that every page needs are known, with the weights that choose between faces of titles", async () => {
  const first = async (family: FontFamilyId) =>
    (await plan(family)).first.map(({ name, ...use }) => ({
      ...use,
      file: name.replace(/-[0-9a-f]{10}\.woff2$/u, ""),
    }));
  expect(await first("noto-sans-kr")).toEqual([
    { file: "noto-sans-kr-latin", script: "latin" },
    { file: "noto-sans-kr-hangul-1", script: "hangul" },
  ]);
  expect(await first("noto-serif-kr")).toEqual([
    { file: "noto-serif-kr-500-latin", script: "latin", titleWeights: [1, 649] },
    { file: "noto-serif-kr-500-hangul-1", script: "hangul", titleWeights: [1, 649] },
    { file: "noto-serif-kr-700-latin", script: "latin", titleWeights: [650, 1000] },
    { file: "noto-serif-kr-700-hangul-1", script: "hangul", titleWeights: [650, 1000] },
  ]);
  expect(await first("jua")).toEqual([
    { file: "jua-400-latin", script: "latin" },
    { file: "jua-400-hangul-1", script: "hangul" },
  ]);
  expect(await first("cormorant")).toEqual([
    { file: "cormorant-normal-letters", script: "latin" },
    { file: "cormorant-italic-letters", script: "latin" },
  ]);
});

test.each<FontFamilyId>(["noto-sans-kr", "noto-serif-kr", "ibm-plex-sans-kr", "jua", "do-hyeon", "gowun-batang"])(
  "%s: Hangul, Latin and figures are covered",
  async (family) => {
    expect(await loaded(family, "가맑음살롱경기말랑보름달 Aa1")).not.toContain("none");
  },
);

test.each<FontFamilyId>(["noto-sans-kr", "ibm-plex-sans-kr"])("%s: ₩ and rare syllables", async (family) => {
  expect(await loaded(family, "₩힣")).not.toContain("none");
});

test("a new text cuts only the files whose characters change", async () => {
  const keys = async (shown: string) =>
    (await plan("noto-sans-kr", shown)).files.map(({ content }) => Buffer.from(content).toString());
  const before = await keys("입금");
  expect(await keys("입금 감사")).toEqual(before);
  const after = await keys("입금 뷁");
  expect(after.filter((key) => !before.includes(key)).length).toBeLessThan(before.length / 2 + 1);
});

test.each<{ family: FontFamilyId; font: string }>([
  { family: "playfair-display", font: "Playfair Letters" },
  { family: "cormorant", font: "Cormorant Letters" },
])("$font: old-style figures are not used in titles", async ({ family, font }) => {
  const ranges = [
    ...(await plan(family)).css.matchAll(new RegExp(`font-family:"${font}"[^}]*unicode-range:([^}]+)`, "gu")),
  ].map((match) => match[1]);
  expect(ranges).toEqual(["U+26,U+41-5a,U+61-7a", "U+26,U+41-5a,U+61-7a"]);
});

test("Cormorant has the same size beside Hangul before and after its file has loaded", async () => {
  const [adjusted] = /(?<=size-adjust:)112%/u.exec((await plan("cormorant")).css) ?? [];
  expect(adjusted).toBe("112%");
  const { latin, ascent } = fontMetrics.cormorant;
  // One face is for the weights 400 and 500, whose widths differ by less than 1 %.
  // Times New Roman has a mean width of 400: it is drawn as wide as Cormorant at 112 %, and as high.
  const scale = (((latin[1] + latin[2]) / 2) * 1.12) / 400;
  const fallback = fallbackFaces({ families: ["cormorant"], titleWidth: 100, weights: [400, 700] });
  const [face = ""] = /local\("Times New Roman"\)[^}]*/u.exec(fallback) ?? [];
  expect(Number(/size-adjust:([\d.]+)%/u.exec(face)?.[1])).toBeCloseTo(scale * 100, 1);
  expect(Number(/ascent-override:([\d.]+)%/u.exec(face)?.[1])).toBeCloseTo((ascent * 1.12) / 10 / scale, 1);
});

test.each([
  ["playfair-display", "Noto Serif Bold", 457.5 / 508],
  ["noto-serif-kr", "NotoSerifCJKkr-Bold", 1],
  ["noto-serif-kr", "NotoSerifCJKkr-Regular", 1],
  ["archivo", "Roboto Bold", 466 / 449],
  ["noto-sans-kr", "NotoSansCJKkr-Regular", 1],
] as const)("before %s has loaded, bold text in an Android phone's own %s takes its width", (family, font, scale) => {
  const faces = fallbackFaces({ families: [family], titleWidth: 100, weights: [400, 700] })
    .split("@font-face")
    .filter((face) => /font-weight:(?:550|650) 1000/u.test(face));
  const scales = faces.map((face) => face.includes(`local("${font}")`) && /size-adjust:([\d.]+)%/u.exec(face)?.[1]);
  expect(scales.filter(Boolean)).toEqual([expect.any(String)]);
  expect(Number(scales.find(Boolean))).toBeCloseTo(scale * 100, 1);
});

test("a brand loads at most two Hangul families", async () => {
  const plans = await Promise.all(fontFamilies.map(async (family) => [family, (await plan(family)).files] as const));
  const hangul = plans
    .filter(([, files]) => files.some(({ name }) => name.includes("hangul")))
    .map(([family]) => family);
  expect(hangul).toContain("jua");
  for (const { families } of Object.values(fontPairs))
    expect(families.filter((family) => hangul.includes(family)).length).toBeLessThanOrEqual(2);
});

test("every font that a pair names comes from its families or is generic", async () => {
  for (const { families: ids, body, display, num } of Object.values(fontPairs)) {
    const css = (await Promise.all(ids.map((id) => plan(id)))).map((font) => font.css).join("");
    const names = [...body, ...display, ...num].filter((name) => !/Fallback$|^(?:sans-)?serif$/u.test(name));
    for (const name of names) expect(css).toContain(`font-family:"${name}"`);
  }
});

test("a file of a face has its characters and is a WOFF2 font; the same inputs give the same bytes", async () => {
  const make = async () => fontFiles("oxanium", { texts, keep: async (_key, cut) => cut() });
  const [first, second] = [await make(), await make()];
  expect(first.files.map(({ content }) => Buffer.from(content).toString("latin1", 0, 4))).toEqual(
    first.files.map(() => "wOF2"),
  );
  expect(second).toEqual(first);
});
