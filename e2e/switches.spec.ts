import type { SwitchNode } from "@livery/product/switchNode.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import { type BrowserContext, type Page, expect } from "@playwright/test";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../scripts/lib/startServer.ts";
import { test } from "./fixtures.ts";

// The visible effect of a switch's contract, in packs that differ in one switch of each contract. The complete truth
// table of BR-037 is a unit test (product/resolveSwitches.test.ts); here every contract decides with and against both
// sides.

/**
 * One switch of each contract: whether registration is open, which fields the form has, and whether pages need a login.
 */
type Shown = Record<"DIRECTREG3" | "REGMOBVERF3" | "LOGGEDINONLY3", boolean>;

/** The platform's value for each of them; missing ones are undecided. */
type Said = Readonly<Partial<Shown>>;

interface Cell {
  readonly pack: keyof typeof packs;
  readonly said: Said;
  /** If registration is closed, nobody sees the form's fields. */
  readonly shown: Omit<Shown, "REGMOBVERF3"> & Partial<Shown>;
}

/** The common part of every pack; only registration by mobile number shows its fields at once. */
const common: Partial<Switches> = { USERNAMEREG3: false, MOBILEREG3: true, MOBILEREGPASS3: true };

const packs = {
  open: { DIRECTREG3: true, REGMOBVERF3: false, LOGGEDINONLY3: false },
  strict: { DIRECTREG3: true, REGMOBVERF3: true, LOGGEDINONLY3: true },
  closed: { DIRECTREG3: false, REGMOBVERF3: false, LOGGEDINONLY3: false },
} as const satisfies Record<string, Shown>;

const cells: readonly Cell[] = [
  {
    pack: "open",
    said: { DIRECTREG3: true, REGMOBVERF3: true, LOGGEDINONLY3: true },
    shown: { DIRECTREG3: true, REGMOBVERF3: true, LOGGEDINONLY3: false },
  },
  { pack: "strict", said: {}, shown: { DIRECTREG3: true, REGMOBVERF3: true, LOGGEDINONLY3: true } },
  {
    pack: "strict",
    said: { DIRECTREG3: false, REGMOBVERF3: false, LOGGEDINONLY3: false },
    shown: { DIRECTREG3: false, LOGGEDINONLY3: true },
  },
  { pack: "closed", said: { DIRECTREG3: true }, shown: { DIRECTREG3: false, LOGGEDINONLY3: false } },
];

/** Writes a folder of brands with a copy of a brand for each pack, with different ids and merchant codes. */
function writePacks(folder: string, brand: string): void {
  cpSync(join(import.meta.dirname, "..", "brands"), folder, { recursive: true });
  for (const [pack, switches] of Object.entries(packs)) {
    const copy = join(folder, idOf(brand, pack));
    cpSync(join(folder, brand), copy, { recursive: true });
    const file = join(copy, "brand.json");
    const { domains: _domains, analytics: _analytics, ...config } = JSON.parse(readFileSync(file, "utf8")) as Config;
    const own = { id: idOf(brand, pack), merchant: `SWITCH-${pack}`, switches: { ...common, ...switches } };
    writeFileSync(file, JSON.stringify({ ...config, ...own }));
  }
}

/** The parts of a brand's config that no two brands may share. */
type Config = Readonly<Record<string, unknown>> & { readonly domains?: unknown; readonly analytics?: unknown };

const idOf = (brand: string, pack: string) => `${brand}-${pack}`;

function treeOf(said: Said): SwitchNode {
  const nodes = Object.entries(said).map(([modId, enabled]) => ({ modId, enabled }));
  return { modId: "WHITELABEL", enabled: true, childrenNodes: nodes };
}

/** Makes only the whitelabel call return switches; a platform without values responds with an error. */
async function answerFor(page: Page, said: Said): Promise<void> {
  const open = { success: true, value: { maintenance: false, regionRestriction: false } };
  await page.route("**/wps/system/status**", (route) => route.fulfill({ json: open }));
  const silent = Object.keys(said).length === 0;
  const answer = silent ? { success: false, code: "NOT_IMPLEMENTED" } : { success: true, value: treeOf(said) };
  await page.route("**/wps/system/whitelabel**", (route) =>
    route.fulfill({ status: silent ? 501 : 200, json: answer }),
  );
}

test.describe("brand and platform together", { tag: "@guest" }, () => {
  // Some platforms of the table give no values.
  test.use({ expectedErrors: [/status of 501/] });

  test("a switch follows its contract for all values of brand and platform", async ({ context, site, auth }, info) => {
    const folder = info.outputPath("switches");
    writePacks(join(folder, "brands"), site.id);
    const ids = Object.keys(packs).map((pack) => idOf(site.id, pack));
    const places = [
      "--brands",
      join(folder, "brands"),
      "--out",
      join(folder, "dist"),
      "--data",
      join(folder, "platform"),
    ];
    // The copies look alike, which the check of brands reports.
    const server = await startServer(["serve", ...ids, ...places], "ignore");
    try {
      for (const cell of cells) {
        const title = `${cell.pack}: ${JSON.stringify(cell.said)}`;
        await test.step(title, () => see(context, `http://${idOf(site.id, cell.pack)}.localhost:${server.port}`, cell));
      }
    } finally {
      await server.end();
    }

    /** Opens the registration, checks what it shows, and returns to home. */
    async function see(visitor: BrowserContext, origin: string, { said, shown }: Cell): Promise<void> {
      const page = await visitor.newPage();
      await answerFor(page, said);
      const answered = page.waitForResponse("**/wps/system/whitelabel**");
      await page.goto(`${origin}/register`);
      await answered;
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("tab", { name: auth("register.tab") })).toBeVisible({ visible: shown.DIRECTREG3 });
      if (shown.REGMOBVERF3 !== undefined) {
        await expect(dialog.getByRole("textbox", { name: auth("field.mobileNum") })).toBeVisible();
        const code = dialog.getByRole("textbox", { name: auth("field.verificationCode") });
        await expect(code).toBeVisible({ visible: shown.REGMOBVERF3 });
      }
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(`${origin}${shown.LOGGEDINONLY3 ? "/login" : "/index"}`);
      await expect(page.getByRole("main")).toBeVisible();
      await page.close();
    }
  });
});
