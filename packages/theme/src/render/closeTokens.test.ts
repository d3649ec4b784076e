import { describe, expect, test } from "vitest";
import { compileTheme } from "../compileTheme.ts";
import { exampleInput } from "../fixtures/exampleTheme.ts";
import { closeTokens } from "./closeTokens.ts";
import { fillTemplate } from "./fillTemplate.ts";
import { tokenText } from "./tokenText.ts";

/** The CSS of a tree that uses all of DTCG 2025.10. */
async function cssOf(tree: Parameters<typeof closeTokens>[0]): Promise<Record<string, string>> {
  return Object.fromEntries(await fillTemplate(tokenText(closeTokens(tree))));
}

const hex = (value: string) => ({ colorSpace: "srgb", components: [0, 0, 0], alpha: 1, hex: value });
const px = (value: number) => ({ value, unit: "px" });
const color = (value: unknown) => ({ $type: "color", $value: value });

test("our compiler's output needs no changes and is not copied", () => {
  const { light } = compileTheme(exampleInput()).tokens;
  expect(closeTokens(light)).toBe(light);
});

describe("what style-dictionary does not support is resolved before it", () => {
  test("$extends: a group inherits from another, and its own tokens take precedence at every depth", async () => {
    const css = await cssOf({
      semantic: {
        base: {
          $type: "color",
          bg: { $value: hex("#111111") },
          deep: { a: { $value: hex("#222222") }, b: { $value: hex("#333333") } },
        },
        night: { $extends: "{semantic.base}", deep: { b: { $value: hex("#444444") } } },
        late: { $extends: "#/semantic/night", bg: { $value: hex("#555555") } },
      },
    });
    expect(css).toMatchObject({ "--night-bg": "#111111", "--night-deep-a": "#222222", "--night-deep-b": "#444444" });
    expect(css).toMatchObject({ "--late-bg": "#555555", "--late-deep-b": "#444444" });
  });

  test("$ref: a JSON pointer to a token is a reference, one into a value is the value", async () => {
    const css = await cssOf({
      semantic: {
        color: { ink: color(hex("#123456")) },
        size: { a: { $type: "dimension", $value: px(7) } },
      },
      component: {
        panel: {
          bg: { $ref: "#/semantic/color/ink" },
          bd: {
            $type: "border",
            $value: {
              width: { $ref: "#/semantic/size/a/$value" },
              style: "solid",
              color: { $ref: "#/semantic/color/ink/$value" },
            },
          },
          gap: { $type: "dimension", $value: { value: { $ref: "#/semantic/size/a/$value/value" }, unit: "px" } },
        },
      },
    });
    expect(css).toMatchObject({
      "--panel-bg": "var(--color-ink)",
      "--panel-bd": "7px solid var(--color-ink)",
      "--panel-gap": "7px",
    });
  });

  test("aliases within composite values: sizes become values, colours and fonts stay references", async () => {
    const css = await cssOf({
      semantic: {
        color: { line: color(hex("#abcdef")) },
        size: {
          thin: { $type: "dimension", $value: px(1) },
          text: { $type: "dimension", $value: "{semantic.size.thin}" },
        },
        font: { body: { $type: "fontFamily", $value: ["Noto Sans", "sans-serif"] } },
        weight: { body: { $type: "fontWeight", $value: 450 } },
      },
      component: {
        a: {
          bd: {
            $type: "border",
            $value: { width: "{semantic.size.text}", style: "solid", color: "{semantic.color.line}" },
          },
          sh: {
            $type: "shadow",
            $value: [
              {
                color: "{semantic.color.line}",
                offsetX: px(0),
                offsetY: "{semantic.size.thin}",
                blur: px(2),
                spread: px(0),
              },
            ],
          },
          two: {
            $type: "shadow",
            $value: [
              "{component.a.sh}",
              { color: hex("#000000"), offsetX: px(1), offsetY: px(1), blur: px(1), spread: px(0) },
            ],
          },
          type: {
            $type: "typography",
            $value: {
              fontFamily: "{semantic.font.body}",
              fontSize: "{semantic.size.thin}",
              fontWeight: "{semantic.weight.body}",
              lineHeight: 1.5,
            },
          },
        },
      },
    });
    expect(css).toMatchObject({
      "--a-bd": "1px solid var(--color-line)",
      "--a-sh": "0px 1px 2px var(--color-line)",
      "--a-two": "0px 1px 2px var(--color-line),1px 1px 1px #000000",
      "--a-type": "var(--weight-body) 1px/1.5 var(--font-body)",
    });
  });

  test("gradient and duration objects, inherited $type and $deprecated", async () => {
    const css = await cssOf({
      semantic: {
        motion: { $type: "duration", fast: { $value: { value: 120, unit: "ms" }, $deprecated: "Take slow." } },
        color: { a: color(hex("#112233")), b: { $value: "{semantic.color.a}" } },
        fill: {
          grad: {
            $type: "gradient",
            $value: [
              { color: "{semantic.color.a}", position: 0 },
              { color: hex("#FFFFFF"), position: 1 },
            ],
          },
        },
      },
    });
    expect(css).toEqual({
      "--motion-fast": "120ms",
      "--color-a": "#112233",
      "--color-b": "var(--color-a)",
      "--fill-grad": "linear-gradient(180deg,var(--color-a) 0%,#ffffff 100%)",
    });
  });
});

describe("an unresolvable token is an error with its name", () => {
  const cases: readonly (readonly [string, Parameters<typeof closeTokens>[0], string])[] = [
    ["a reference to nothing", { a: { b: { $ref: "#/a/c" } } }, "a.b refers to a.c, which could not be found"],
    [
      "a pointer to a missing part",
      { a: { b: color(hex("#000000")), c: { $type: "color", $value: { $ref: "#/a/b/$value/red" } } } },
      "a.c refers to a.b/red",
    ],
    [
      "a reference to a group",
      { a: { b: { $type: "color", $value: "{a}" } }, $deprecated: true },
      "a.b refers to a, which is a group",
    ],
    ["circular tokens", { a: { b: { $ref: "#/a/c" }, c: { $ref: "#/a/b" } } }, "refers to itself through"],
    ["circular groups", { a: { $extends: "{b}" }, b: { $extends: "{a}" } }, "extends itself through"],
    [
      "a group that extends a token",
      { a: { $extends: "{b.c}" }, b: { c: color(hex("#000000")) } },
      "which is a token and not a group",
    ],
    [
      "an address outside the file",
      { a: { b: { $ref: "https://x.example/t.json#/a" } } },
      "which is not a place in this file",
    ],
    ["a token without a type", { a: { b: { $value: 1 } } }, "a.b has no $type"],
    ["a token with its group's name", { a: { $root: color(hex("#000000")) } }, "a.$root"],
  ];

  test.each(cases)("%s", (_, tree, message) => {
    expect(() => closeTokens(tree)).toThrow(message);
  });
});
