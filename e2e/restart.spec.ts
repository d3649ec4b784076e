import { expect } from "@playwright/test";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { newAccount, openAuth, logIn, register } from "./account.ts";
import { test } from "./fixtures.ts";
import { open } from "./site.ts";

const root = join(import.meta.dirname, "..");

interface RunningServer {
  readonly port: number;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts a server of its own with its packs and its platform's data below `folder`. */
async function start(folder: string, brand: string): Promise<RunningServer> {
  const args = ["packages/cli/src/livery.ts", "serve", brand, "--port", "0", "--out", join(folder, "dist")];
  const server = spawn(process.execPath, [...args, "--data", join(folder, "platform")], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let printed = "";
    server.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const [, found] = /localhost:(\d+)/.exec(printed) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`The server did not start:\n${printed}`)));
  });
  const kill = async (): Promise<void> => {
    server.kill("SIGKILL");
    await ended;
  };
  return { port, kill };
}

test.describe("the platform's memory", () => {
  test.use({ as: "guest" });

  test("who registered is still a member after the server was killed and started again", async ({
    browser,
    site,
    variant,
    t,
    auth,
  }, info) => {
    const account = newAccount(info);
    const voice = { t, auth };
    const folder = info.outputPath("server");
    const address = (port: number) => `http://${variant.brand}.localhost:${port}/index`;
    const context = await browser.newContext({ locale: variant.language, serviceWorkers: "block" });
    await context.addInitScript((language) => localStorage.setItem("lang", language), variant.language);
    const page = await context.newPage();
    const before = await start(folder, site.id);
    try {
      await open(page, address(before.port));
      await register(await openAuth(page, voice, "register"), voice, account);
      await expect(page.getByRole("banner").getByText("10,000.00")).toBeVisible();
    } finally {
      await before.kill();
    }
    const after = await start(folder, site.id);
    try {
      await page.evaluate(() => sessionStorage.clear());
      await open(page, address(after.port));
      const login = await openAuth(page, voice, "login");
      await logIn(login, voice, account);
      await expect(page.getByRole("banner").getByText("10,000.00")).toBeVisible();
    } finally {
      await after.kill();
      await context.close();
    }
  });
});
