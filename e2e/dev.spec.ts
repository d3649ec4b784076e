import { DEMO_GAMES_HOST } from "@livery/product/demoGames.ts";
import { expect as impatient, type Locator, type Page } from "@playwright/test";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type StartedServer, startServer } from "../scripts/lib/startServer.ts";
import { authDialog, openAuth } from "./account.ts";
import { test } from "./fixtures.ts";
import { open } from "./site.ts";

/** Nothing is bundled here: Vite compiles each module on its first request, which takes a while on a busy machine. */
const PATIENCE = { timeout: 60_000 };
const expect = impatient.configure(PATIENCE);

const root = join(import.meta.dirname, "..");

/** Starts `livery dev` on the brands of a folder, with the platform's data in the same folder. */
function startDev(folder: string, brand: string): Promise<StartedServer> {
  const own = ["--brands", join(folder, "brands"), "--data", join(folder, "platform")];
  return startServer(["dev", brand, ...own], "ignore");
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const reached = (): Promise<boolean> =>
    wanted.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);
  for (let presses = 0; presses < 60 && !(await reached()); presses += 1) await page.keyboard.press("Tab");
  await expect(wanted).toBeFocused();
}

test.describe("livery dev", { tag: "@guest" }, () => {
  // The demonstration game is opened without a ticket, and the server ends before the page.
  test.use({ expectedErrors: [/status of 401|ERR_CONNECTION/] });

  test("a saved brand.json updates the open page and keeps its state; a broken one is only reported", async ({
    context,
    site,
    t,
    auth,
  }, info) => {
    const folder = info.outputPath("dev");
    const file = join(folder, "brands", site.id, "brand.json");
    cpSync(join(root, "brands", site.id), join(folder, "brands", site.id), { recursive: true });
    const saved = JSON.parse(readFileSync(file, "utf8"));
    const save = (changes: object): void => writeFileSync(file, JSON.stringify({ ...saved, ...changes }));
    const page = await context.newPage();
    const server = await startDev(folder, site.id);
    try {
      const origin = `http://${site.id}.localhost:${server.port}`;
      await page.goto(`${origin}/login`);
      await expect(page.getByRole("textbox", { name: auth("field.username") })).toBeVisible();
      await open(page, `${origin}/index`);
      // The demonstration provider is there too: without a ticket, its page says that the game has ended.
      const game = await context.newPage();
      await game.goto(`http://${DEMO_GAMES_HOST}:${server.port}/baccarat/`);
      await expect(game.locator("#said")).toContainText("ended");
      await game.close();
      // The server shows the site's code, and no file of the platform or the brands.
      for (const secret of [join(folder, "platform", "platform.sqlite"), file, join(root, "package.json")]) {
        for (const query of ["", "?raw", "?import&raw"]) {
          const { status } = await fetch(`http://127.0.0.1:${server.port}/@fs${secret}${query}`);
          expect([secret, status]).toEqual([secret, 404]);
        }
      }
      const html = page.locator("html");
      // Every brand's layout may have this value (LIV1217): centred rows must not be compact.
      const density = site.layout.density === "roomy" ? "regular" : "roomy";
      const dialog = await openAuth(page, { t, auth }, "login", PATIENCE);
      const name = dialog.getByRole("textbox", { name: auth("field.username") });
      await name.fill("half typed");
      const radius = (): Promise<string> =>
        html.evaluate((element) => getComputedStyle(element).getPropertyValue("--radius-panel"));

      save({
        title: { ko: "새 이름", en: "A new name" },
        layout: { ...saved.layout, density },
        theme: { ...saved.theme, shape: { ...saved.theme.shape, radius: 9 } },
      });
      await expect(html).toHaveAttribute("data-density", density);
      await expect.poll(radius).toBe("9px");
      await expect(page).toHaveTitle(/새 이름|A new name/);
      await expect(name).toHaveValue("half typed");

      save({ merchant: 5 });
      const errors = page.getByRole("alert").filter({ hasText: "/merchant" });
      await expect(errors).toBeVisible();
      await expect(html).toHaveAttribute("data-density", density);
      // The message lies over the dialog, which makes the rest of the page inert: a mouse and a keyboard reach it.
      await errors.click(PATIENCE);
      await name.focus();
      await tabTo(page, errors.getByRole("button", { name: "Close" }));
      await page.keyboard.press("Enter");
      await expect(errors).toBeHidden();
      await expect(dialog).toBeVisible();
      await expect(name).toHaveValue("half typed");

      save({ merchant: 6 });
      await expect(errors).toBeVisible();
      save({});
      await expect(errors).toBeHidden();
      await expect(html).toHaveAttribute("data-density", site.layout.density);
      await expect(authDialog(page, { t, auth }, "login")).toBeVisible();
      await expect(name).toHaveValue("half typed");
    } finally {
      await server.end();
    }
  });
});
