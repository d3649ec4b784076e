import { expect, test } from "vitest";
import type { Effect } from "./effect/findEffect.ts";
import type { Explanation } from "./explanation.ts";
import { formatExplanation } from "./formatExplanation.ts";

const part = { part: "registration by mobile number", from: "asks for a, b", to: "asks for a" };
const off = { value: false, origin: { layer: "default" }, needed: true } as const;

function printed(effect: Effect, facts: Partial<Explanation> = {}): string {
  const explanation: Explanation = {
    key: "switches.MOBILEREGPASS3",
    pointer: "/switches/MOBILEREGPASS3",
    title: "Password",
    description: "A switch.",
    kind: "true or false",
    value: true,
    origin: { layer: "default" },
    said: [],
    readers: [],
    changes: {
      with: false,
      site: [],
      tokens: [],
      policy: [],
      compliance: false,
      effect,
      files: { changed: ["index.html"], added: [], removed: [] },
      screens: { everywhere: true, sections: [], routes: ["/vip"], chunks: [] },
    },
    ...facts,
  };
  return formatExplanation("acme", explanation, { style: (_style, text) => text });
}

test("what visitors see is apart from the pages whose code may read the value", () => {
  const text = printed({ shown: [part], overruled: [], byPlatform: false });
  expect(text).toContain("  shown on  registration by mobile number: asks for a, b → asks for a\n");
  expect(text).toContain("  may show  every page\n            /vip");
  expect(text).not.toContain("Without effect");
});

test("a value without effect comes first, with what overrules it, its place, and what to change", () => {
  const origin = { layer: "brand", brand: "acme", file: "brands/acme/brand.json", line: 9, column: 17 } as const;
  const both = [
    { key: "switches.DIRECTREG3", ...off, origin },
    { key: "switches.MOBILEREG3", ...off },
  ];
  const text = printed({ shown: [], overruled: [{ by: both, would: [part] }], byPlatform: true });
  expect(text).toContain(
    [
      "Without effect at present: visitors see no difference with false instead of true",
      "  because   switches.DIRECTREG3 is false  brands/acme/brand.json:9:17",
      "  because   switches.MOBILEREG3 is false  the default",
      "  change    switches.DIRECTREG3 to true, and switches.MOBILEREG3 to true",
      "  then      false instead of true changes",
      "            registration by mobile number: asks for a, b → asks for a",
      "  note      It is off because the platform's tree has it below the other switch.",
    ].join("\n"),
  );
  expect(text.indexOf("Without effect")).toBeLessThan(text.indexOf("Read by"));
});

test("a switch names the call that the platform sends it in, or the rule that locks it", () => {
  const nothing = { shown: [], overruled: [], byPlatform: false };
  expect(printed(nothing, { sent: "GET /tree" })).toContain(
    "sent in   GET /tree, as the node MOBILEREGPASS3, which is off",
  );
  const because = { key: "compliance.markets", value: ["XA"], origin: { layer: "default" } } as const;
  const lock = { pack: "XA", rule: "XA-1", title: "Title", because, unless: { key: "play", value: "demo" } };
  expect(printed(nothing, { lock })).toContain(
    'locked    by rule XA-1 of the compliance pack XA, "Title", because compliance.markets is ["XA"] (the default). It does not apply with play: "demo"',
  );
});
