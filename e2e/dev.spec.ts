import { expect as impatient } from "@playwright/test";
import { spawn } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { authDialog, openAuth } from "./account.ts";
import { test } from "./fixtures.ts";
import { open } from "./site.ts";

/** Vite compiles each module when it is first asked for; beside other work on few cores that takes its time. */
const expect = impatient.configure({ timeout: 30_000 });

const root = join(import.meta.dirname, "..");

interface DevServer {
  readonly port: number;
  end(): Promise<void>;
}

/** Starts `livery dev` on the brands of a folder, with its platform's data beside them. */
async function startDev(folder: string, brand: string): Promise<DevServer> {
  const args = ["packages/cli/src/livery.ts", "dev", brand, "--port", "0", "--brands", join(folder, "brands")];
  const server = spawn(process.execPath, [...args, "--data", join(folder, "platform")], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let printed = "";
    server.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const [, found] = /localhost:(\d+)/.exec(printed) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`livery dev did not start:\n${printed}`)));
  });
  const end = async (): Promise<void> => {
    server.kill("SIGTERM");
    await ended;
  };
  return { port, end };
}

test.describe("livery dev", () => {
  test.use({ as: "guest" });

  test("a saved brand.json shows in the open page, whose state stays; a broken one is told and does no harm", async ({
    browser,
    site,
    variant,
    t,
    auth,
  }, info) => {
    test.slow();
    const folder = info.outputPath("dev");
    const file = join(folder, "brands", site.id, "brand.json");
    cpSync(join(root, "brands", site.id), join(folder, "brands", site.id), { recursive: true });
    const saved = JSON.parse(readFileSync(file, "utf8"));
    const save = (changes: object): void => writeFileSync(file, JSON.stringify({ ...saved, ...changes }));
    const context = await browser.newContext({ locale: variant.language, serviceWorkers: "block" });
    await context.addInitScript((language) => localStorage.setItem("lang", language), variant.language);
    const page = await context.newPage();
    const server = await startDev(folder, site.id);
    try {
      const origin = `http://${site.id}.localhost:${server.port}`;
      await page.goto(`${origin}/login`);
      await expect(page.getByLabel(auth("field.username"), { exact: false })).toBeVisible();
      await open(page, `${origin}/index`);
      const html = page.locator("html");
      const density = site.layout.density === "compact" ? "roomy" : "compact";
      const dialog = await openAuth(page, { t, auth }, "login");
      const name = dialog.getByLabel(auth("field.username"), { exact: false });
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
      await expect(page.getByRole("alert").filter({ hasText: "/merchant" })).toBeVisible();
      await expect(html).toHaveAttribute("data-density", density);

      save({});
      await expect(page.getByRole("alert").filter({ hasText: "/merchant" })).toBeHidden();
      await expect(html).toHaveAttribute("data-density", site.layout.density);
      await expect(authDialog(page, { t, auth }, "login")).toBeVisible();
      await expect(name).toHaveValue("half typed");
    } finally {
      await context.close();
      await server.end();
    }
  });
});
