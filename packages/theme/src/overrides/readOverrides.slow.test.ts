import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileTheme } from "../compileTheme.ts";
import { exampleInput } from "../fixtures/exampleTheme.ts";
import { renderThemeCss } from "../render/renderThemeCss.ts";
import { resolveColor } from "../resolveColor.ts";
import { arbitraryInput } from "../testing/arbitraryTheme.ts";
import { fuzzRuns, fuzzTime } from "../testing/fuzzRuns.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import type { TokenName } from "../tokens.ts";
import { readOverrides } from "./readOverrides.ts";
import { colorTokenForms, fixedTokens, plainTokenForms } from "./tokenForms.ts";
import { tokenTypes } from "../tokens.ts";

const css = (changes: Partial<ThemeConfig>) => renderThemeCss(compileTheme(exampleInput(changes)));
const forms = [...colorTokenForms, ...plainTokenForms] as [
  TokenName,
  { pattern: string; examples: readonly string[] },
][];

describe("the form of every token", () => {
  test.each(forms)("%s accepts its examples, and they reach the page", async (name, { pattern, examples }) => {
    const section = colorTokenForms.has(name as never) ? "light" : "tokens";
    const pages = await Promise.all(
      examples.map(async (text) => {
        expect(text).toMatch(new RegExp(pattern, "u"));
        const page = await css({ [section]: { [name]: text } });
        expect(compileTheme(exampleInput({ [section]: { [name]: text } })).faults).toEqual([]);
        return page;
      }),
    );
    expect(pages[0]).not.toBe(pages[1]);
  });

  test("exists for every token except pictures", () => {
    const names = [...forms.map(([name]) => name), ...Object.keys(fixedTokens)];
    expect(names.toSorted()).toEqual(Object.keys(tokenTypes).toSorted());
  });
});

const injections = [
  "red",
  "#12",
  "#2350E6;}body{display:none}",
  "#2350E6}",
  "url(https://x.example/a)",
  "var(--color-ink)",
  "12px;color:red",
  "calc(1px + 2px)",
  "expression(alert(1))",
  "</style><script>",
  "{semantic.color.ink};",
  "1px solid red",
  "0px 0px 0px #fff, url(x)",
  "linear-gradient(180deg, url(x) 0%, #fff 100%)",
  "",
];

test.each(injections)("no token accepts %s", (text) => {
  const everywhere = (names: ReadonlyMap<string, unknown>) =>
    Object.fromEntries([...names.keys()].map((name) => [name, text]));
  const { faults } = readOverrides(
    exampleInput({
      light: everywhere(colorTokenForms),
      dark: everywhere(colorTokenForms),
      tokens: everywhere(plainTokenForms),
    }).theme,
  );
  expect(faults).toHaveLength(2 * colorTokenForms.size + plainTokenForms.size);
});

test(
  "whatever is written, the stylesheet has its own blocks and nothing else",
  async () => {
    const name = fc.constantFrom(...forms.map(([own]) => own));
    const text = fc.oneof(fc.constantFrom(...injections), fc.string({ unit: "grapheme", maxLength: 60 }));
    const usual = shapeOf(await css({}));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, text, { maxKeys: 6 }), async (written) => {
        const page = await css({ light: written, dark: written, tokens: written });
        expect(shapeOf(page)).toBe(usual);
      }),
      fuzzRuns(0.3),
    );
  },
  fuzzTime,
);

test(
  "every form reaches the page as one declaration",
  async () => {
    const braces = (page: string) => page.match(/[{}]/gu)?.length;
    const usual = braces(await css({}));
    await fc.assert(
      fc.asyncProperty(arbitraryInput({ written: true }), async (input) => {
        const compiled = compileTheme(input);
        const page = await renderThemeCss(compiled);
        expect(page).not.toMatch(/\[object|undefined|NaN|\{(?:primitive|semantic|component)/u);
        expect(page).not.toMatch(/:;|:\}/u);
        expect(braces(page)).toBe(usual);
      }),
      fuzzRuns(),
    );
  },
  fuzzTime,
);

/** A stylesheet without the values of its variables. */
function shapeOf(page: string): string {
  return page.replaceAll(/:[^;{}]*(?=[;}])/gu, "").replaceAll(/--[\w-]+;?/gu, "");
}

describe("a reference", () => {
  test("from a fill to its own state is circular, because the state follows the fill", () => {
    const dark = { "component.btn.bg": "{component.btn.active}" };
    const compiled = compileTheme(exampleInput({ surface: "engraved", dark }));
    expect(compiled.faults).toMatchObject([{ kind: "circle", path: ["dark", "component.btn.bg"] }]);
  });

  test("takes the value of another token, and follows it", () => {
    const light = { "semantic.color.raised": "{semantic.color.inset}", "semantic.color.inset": "#DDE3EA" };
    const compiled = compileTheme(exampleInput({ light }));
    expect(compiled.faults).toEqual([]);
    expect(resolveColor(compiled, "light", "raised")).toBe("#DDE3EA");
  });

  test("can swap two colours by their primitives, which have the palette's values", () => {
    const plain = compileTheme(exampleInput());
    const light = {
      "semantic.color.playful1": "{primitive.playful.playful2}",
      "semantic.color.playful2": "{primitive.playful.playful1}",
    };
    const swapped = compileTheme(exampleInput({ light }));
    expect(resolveColor(swapped, "light", "playful1")).toBe(resolveColor(plain, "light", "playful2"));
    expect(resolveColor(swapped, "light", "playful2")).toBe(resolveColor(plain, "light", "playful1"));
  });

  test("to a component's token becomes that component's variable", async () => {
    expect(await css({ light: { "component.chip.bg": "{component.panel.bg}" } })).toContain(
      "--chip-bg:var(--panel-bg)",
    );
  });

  const faultOf = (light: ThemeConfig["light"]) => readOverrides(exampleInput({ light }).theme).faults[0];

  test("to a missing token is a problem that lists every valid name", () => {
    const fault = faultOf({ "component.btn.bg": "{semantic.color.acent}" });
    expect(fault).toMatchObject({
      kind: "unknown",
      path: ["light", "component.btn.bg"],
      reference: "semantic.color.acent",
    });
    expect(fault?.names).toContain("semantic.color.accent");
    expect(fault?.names).not.toContain("semantic.space.gap");
  });

  test.each([
    ["of another type", { "semantic.color.ink": "{component.panel.bd}" }],
    ["of a higher tier", { "semantic.color.ink": "{component.badge.ink}" }],
    ["that may be translucent, behind text", { "semantic.color.bg": "{semantic.color.scrim}" }],
    ["that recipes keep private", { "component.panel.bg": "{primitive.mixed.halo}" }],
  ])("to a token %s is a problem", (_, light) => {
    expect(faultOf(light)?.kind).toMatch(/kind|unknown/u);
  });

  test.each([
    [{ "semantic.color.ink": "{semantic.color.ink}" }],
    [{ "semantic.color.ink": "{semantic.color.ink2}", "semantic.color.ink2": "{semantic.color.ink}" }],
    [
      {
        "component.btn.bg": "{component.soft.bg}",
        "component.soft.bg": "{component.chip.bg}",
        "component.chip.bg": "{component.soft.bg}",
      },
    ],
  ])("that is circular is a problem, and the page is still built: %o", async (light) => {
    expect(faultOf(light)?.kind).toBe("circle");
    expect(await css({ light })).toContain("--color-ink:");
  });
});

test("a font is a weight, a size and a family, each in its place", () => {
  const faults = (text: string) => readOverrides(exampleInput({ tokens: { "semantic.title.h1": text } }).theme).faults;
  expect(faults("{semantic.weight.display} 20px/1.2 {semantic.font.body}")).toEqual([]);
  expect(faults("{semantic.font.body} 20px/1.2 {semantic.weight.display}")[0]?.kind).toBe("kind");
  expect(faults("700 11px/1.2 {semantic.font.body}")[0]?.kind).toBe("form");
});

test("BR-018 the chat room's header has the config's colour, with readable text on it", () => {
  const compiled = compileTheme(exampleInput({ colors: { chatHeader: "#FFD23F" } }));
  expect(resolveColor(compiled, "light", "chatHeader")).toBe("#FFD23F");
  expect(compiled.contrast).toEqual([]);
  expect(resolveColor(compileTheme(exampleInput()), "light", "chatHeader")).toBe("#2350E6");
});
