import { expect } from "@playwright/test";
import { join } from "node:path";
import { type StartedServer, startServer } from "../scripts/lib/startServer.ts";
import { newAccount, openAuth, logIn, register } from "./account.ts";
import { test } from "./fixtures.ts";
import { open } from "./site.ts";

/** Starts its own server with its packs and the platform's data below `folder`. */
function start(folder: string, brand: string): Promise<StartedServer> {
  return startServer(["serve", brand, "--out", join(folder, "dist"), "--data", join(folder, "platform")]);
}

test.describe("the platform's memory", { tag: "@guest" }, () => {
  // The server is killed while the page is open.
  test.use({ expectedErrors: [/net::ERR_/] });

  test("a new member still exists after the server was killed and restarted", async ({
    context,
    site,
    variant,
    t,
    auth,
  }, info) => {
    const account = newAccount(info);
    const voice = { t, auth };
    const folder = info.outputPath("server");
    const address = (port: number) => `http://${variant.brand}.localhost:${port}/index`;
    const page = await context.newPage();
    const before = await start(folder, site.id);
    try {
      await open(page, address(before.port));
      await register(await openAuth(page, voice, "register"), voice, account);
      await expect(page.getByRole("banner").getByText("10,000.00")).toBeVisible();
    } finally {
      await before.end("SIGKILL");
    }
    const after = await start(folder, site.id);
    try {
      await page.evaluate(() => sessionStorage.clear());
      await open(page, address(after.port));
      const login = await openAuth(page, voice, "login");
      await logIn(login, voice, account);
      await expect(page.getByRole("banner").getByText("10,000.00")).toBeVisible();
    } finally {
      await after.end("SIGKILL");
    }
  });
});
