import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { root } from "../lib/root.ts";
import { planCall } from "./planCall.ts";
import { planComponent } from "./planComponent.ts";
import { planPane } from "./planPane.ts";
import { planScreen } from "./planScreen.ts";
import { type FileChanges, toTitle } from "./sourceFiles.ts";

/** The current tree. */
function read(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

/** The changed files that could not be read as what they are. */
function broken(changes: FileChanges): readonly string[] {
  return Object.entries(changes).flatMap(([path, text]) => {
    const errors = /\.tsx?$/.test(path) ? parseSync(path, text).errors : [];
    if (path.endsWith(".json")) JSON.parse(text);
    return errors.map(({ message }) => `${path}: ${message}`);
  });
}

describe("a new screen", () => {
  it("gets a feature, a route, a section and texts in both languages", () => {
    const changes = planScreen(read, { path: "/example-page" });
    expect(broken(changes)).toEqual([]);
    expect(Object.keys(changes)).toEqual([
      "packages/product/src/features.ts",
      "schemas/tables.en.json",
      "schemas/tables.ko.json",
      "packages/product/src/routes.ts",
      "packages/runtime/src/app/sections.ts",
      "packages/runtime/src/frame/pageFacts.ts",
      "packages/runtime/src/features/examplePage/examplePage.section.tsx",
      "packages/runtime/src/i18n/locales/ko/examplePage.json",
      "packages/runtime/src/i18n/locales/en/examplePage.json",
      "packages/runtime/src/i18n/locales/ko/menu.json",
      "packages/runtime/src/i18n/locales/en/menu.json",
      "README.md",
    ]);
    expect(changes["README.md"]).toMatch(/^\| in preparation \| (?:.+, )?`\/example-page` \|$/m);
    expect(changes["packages/runtime/src/frame/pageFacts.ts"]).toContain('"/example-page": { about: "examplePage" },');
    expect(changes["packages/runtime/src/i18n/locales/en/menu.json"]).toContain('"about.examplePage"');
    expect(changes["packages/product/src/routes.ts"]).toContain(
      '{ path: "/example-page", section: "examplePage", layout: "full", feature: "examplePage" },',
    );
  });

  it("extends an existing feature, and keeps its texts", () => {
    const changes = planScreen(read, { path: "/example-ranks", feature: "vip" });
    expect(broken(changes)).toEqual([]);
    expect(changes["packages/product/src/features.ts"]).toBeUndefined();
    expect(changes["packages/runtime/src/i18n/locales/en/vip.json"]).toContain("page.title");
    expect(changes["packages/runtime/src/i18n/locales/en/vip.json"]).toContain("exampleRanks.title");
  });

  it.each([
    [{ path: "vip" }, "is not a valid address"],
    [{ path: "/vip" }, "/vip is in packages/product/src/routes.ts already"],
    [{ path: "/example-ranks", feature: "nope" }, 'There is no feature "nope"'],
  ])("%j is rejected with its reason", (options, message) => {
    expect(() => planScreen(read, options)).toThrow(message);
  });
});

describe("a new pane", () => {
  /** The tree as if no pane were built yet. */
  const unbuilt = (path: string): string | undefined => (path.includes("/panes/") ? undefined : read(path));

  it("of the planned ones is a folder to fill; nothing else changes", () => {
    const changes = planPane(unbuilt, { id: "agentDailySalary", centre: "agent" });
    expect(broken(changes)).toEqual([]);
    const folder = "packages/runtime/src/agent/panes/agentDailySalary";
    expect(Object.keys(changes)).toEqual([
      `${folder}/agentDailySalary.section.tsx`,
      `${folder}/agentDailySalary.test.tsx`,
      `${folder}/agentDailySalary.stories.tsx`,
      `${folder}/ko.json`,
      `${folder}/en.json`,
    ]);
    expect(changes[`${folder}/agentDailySalary.section.tsx`]).toContain('useTranslation("agent/agentDailySalary")');
    expect(changes[`${folder}/en.json`]).toContain('"title": "Daily salary"');
  });

  it("that is new, and of a feature, gets its row and its names, and a story without the feature", () => {
    const names = { en: "Ranks", ko: "등급" };
    const changes = planPane(unbuilt, { id: "exampleRanks", centre: "member", feature: "vip", ...names });
    expect(broken(changes)).toEqual([]);
    expect(changes["packages/product/src/memberPages.ts"]).toContain(
      '{ id: "exampleRanks", nameKey: "exampleRanks", icon: "star", feature: "vip" },\n] as const satisfies readonly MemberPageRow[]',
    );
    expect(changes["packages/runtime/src/i18n/locales/en/menu.json"]).toContain('"pane.exampleRanks": "Ranks"');
    expect(changes["schemas/tables.en.json"]).toContain('"exampleRanks": {"title":"Ranks"}');
    const folder = "packages/runtime/src/member/panes/exampleRanks";
    expect(changes[`${folder}/ko.json`]).toContain('"title": "등급"');
    expect(changes[`${folder}/exampleRanks.stories.tsx`]).toContain('args: { without: "vip" }');
  });

  it.each([
    [{ id: "Bonus", centre: "member" }, "is not a page id"],
    [{ id: "exampleRanks", centre: "member" }, "say what it is called"],
    [{ id: "exampleRanks", centre: "member", feature: "nope" }, 'There is no feature "nope"'],
    [{ id: "bonusDetails", centre: "member", feature: "vip" }, "its gate is written there"],
  ] as const)("%j is refused with its reason", (options, message) => {
    expect(() => planPane(unbuilt, options)).toThrow(message);
  });
});

describe("a new component", () => {
  it("gets its file, its styles and a story", () => {
    const changes = planComponent(read, "ExampleCard");
    expect(broken(changes)).toEqual([]);
    expect(Object.keys(changes)).toHaveLength(3);
  });

  it("must have a name that is one, and is free", () => {
    expect(() => planComponent(read, "example-card")).toThrow("cannot be the name of a component");
    expect(() => planComponent(read, "Button")).toThrow("there already");
  });
});

describe("a new call", () => {
  /** As if the register's calls had no files yet. */
  const plan = (options: Parameters<typeof planCall>[1]) => planCall(read, options, []);

  it("takes its facts from the register", () => {
    const changes = plan({ id: "exampleCall", row: "AP-020" });
    expect(broken(changes)).toEqual([]);
    const source = changes["packages/platform/src/calls/exampleCall.ts"];
    expect(source).toContain('path: "/wps/v2/wallets/balance"');
    expect(source).toContain('method: "GET"');
    expect(source).toContain('auth: "token"');
  });

  it("an encrypted write is one", () => {
    const source = plan({ id: "setPassword", row: "AP-017" })["packages/platform/src/calls/setPassword.ts"];
    expect(source).toContain('method: "POST"');
    expect(source).toContain("encrypted: true");
    expect(source).toContain("idempotent: false");
  });

  it("a call with a key and the payment password has both, and an agents' call is marked as such", () => {
    const changes = plan({ id: "exampleCall", row: "AP-123" });
    expect(broken(changes)).toEqual([]);
    const source = changes["packages/platform/src/calls/exampleCall.ts"];
    expect(source).toContain('auth: "agent"');
    expect(source).toContain("takesIdempotencyKey: true");
    expect(source).toContain("Call<ExampleCallRequest, ExampleCallResponse>");
    const request = JSON.parse(changes["schemas/platform/requests/exampleCall.schema.json"] ?? "{}");
    expect(request).toMatchObject({
      required: ["paymentPassword"],
      properties: { paymentPassword: { type: "string" } },
    });
  });

  it("a call without input has no input schema, and a read sends its fields in the query", () => {
    expect(Object.keys(plan({ id: "exampleCall", row: "AP-100" }))).toHaveLength(2);
    const source = plan({ id: "exampleCall", row: "AP-114" })["packages/platform/src/calls/exampleCall.ts"];
    expect(source).toContain("encode: (query) => ({ query: { ...query } })");
    expect(source).not.toContain("takesIdempotencyKey");
  });

  it("the method and path are chosen if a row has several", () => {
    const path = "/wps/relay/MCSFE_claimPromotion";
    expect(() => plan({ id: "exampleCall", row: "AP-068" })).toThrow(`--method POST --path ${path}`);
    const changes = plan({ id: "exampleCall", row: "AP-068", path, does: "Claims it" });
    expect(broken(changes)).toEqual([]);
    expect(changes["packages/platform/src/calls/exampleCall.ts"]).toContain(`path: "${path}"`);
  });

  it("needs its own row", () => {
    expect(() => planCall(read, { id: "walletBalance", row: "AP-020" })).toThrow(
      "AP-020 is already in packages/platform/src/calls/balance.ts. A new call needs its own row",
    );
  });

  it("needs a row that describes a call", () => {
    expect(() => plan({ id: "nothing", row: "AP-999" })).toThrow("AP-999 is not a row of docs/requirements.md");
    expect(() => plan({ id: "systemStatus", row: "AP-016" })).toThrow("there already");
  });
});

it("titles read like titles", () => {
  expect(toTitle("examplePage")).toBe("Example page");
});
