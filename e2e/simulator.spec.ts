import { AxeBuilder } from "@axe-core/playwright";
import { type Locator, type Page, expect } from "@playwright/test";
import { startServer } from "../scripts/lib/startServer.ts";
import { test } from "./fixtures.ts";
import { demoMember } from "./platform.ts";
import { comeTo, open } from "./site.ts";

/** Logs in, from within the site's page, to the demo account that needs verification, and requests its code. */
async function haveCodeSent(site: Page, merchant: string): Promise<void> {
  const credentials = { type: "username", username: "verify", password: demoMember.password };
  const status = await site.evaluate(
    async ([code, login]) => {
      const send = (path: string, body: object): Promise<Response> =>
        fetch(path, {
          method: "POST",
          headers: { Merchant: code, Language: "en", "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
      const refused = (await (await send("/wps/session/login", login)).json()) as { value: { ticket: string } };
      return (await send("/wps/session/login/verify", { ticket: refused.value.ticket, method: "SMS" })).status;
    },
    [merchant, credentials] as const,
  );
  expect(status).toBe(200);
}

const rowWith = (list: Locator, text: string): Locator => list.getByRole("listitem").filter({ hasText: text });

test.describe("the platform's simulator", { tag: "@guest" }, () => {
  // The closed site, a login that asks for a verification, and the call that is made to fail; the server ends before the pages.
  test.use({ expectedErrors: [/status of (?:403|500)|ERR_CONNECTION/] });

  test("its panel closes and reopens a site, shows and copies a sent code, and makes a call fail", async ({
    context,
    site: { id, merchant, name },
    t,
  }, info) => {
    const own = ["--out", info.outputPath("dist"), "--data", info.outputPath("platform")];
    const server = await startServer(["serve", id, "--simulator", ...own]);
    try {
      const local = `http://localhost:${server.port}`;
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: local });
      const site = await context.newPage();
      await open(site, `http://${id}.localhost:${server.port}/index`);

      const panel = await context.newPage();
      await panel.goto(local);
      await panel.getByRole("link", { name: "The simulator" }).click();
      const said = panel.getByRole("status");

      await test.step("a site under maintenance", async () => {
        const form = panel.getByRole("form", { name: name.en });
        const state = form.getByRole("combobox", { name: "State", exact: true });
        await state.selectOption("Under maintenance");
        await form.getByRole("button", { name: "Apply" }).click();
        await expect(said).toHaveText(`${name.en} was changed.`);
        await site.reload();
        await expect(site.getByRole("heading", { level: 1, name: t("maintenance.title") })).toBeVisible();
        await panel.getByRole("button", { name: "Reset all" }).click();
        await expect(state).toHaveValue("open");
        await open(site, site.url());
        await expect(site.getByRole("heading", { level: 1, name: t("maintenance.title") })).toHaveCount(0);
      });

      await test.step("a code that was sent", async () => {
        await haveCodeSent(site, merchant);
        await panel.getByLabel("Recipient").fill("20002000");
        const message = rowWith(panel.getByRole("list", { name: "Messages" }), "+821020002000");
        await message.getByRole("button", { name: /^Copy \d{6}$/ }).click();
        await expect(said).toHaveText(/^\d{6} was copied\.$/);
        const copied = await panel.evaluate(() => navigator.clipboard.readText());
        await expect(message).toContainText(copied);
      });

      await test.step("a call that fails", async () => {
        await panel.getByRole("combobox", { name: "Call", exact: true }).selectOption("hotGames");
        await panel
          .getByRole("combobox", { name: "What happens" })
          .selectOption({ label: "500, something went wrong" });
        await panel.getByRole("button", { name: "Add the error" }).click();
        await expect(rowWith(panel.getByRole("list", { name: "Active errors" }), "hotGames")).toBeVisible();
        await open(site, site.url());
        const section = site.getByRole("region", { name: t("home.hot.title") });
        await comeTo(section);
        await expect(site.getByText(t("call.failed.title", { what: t("home.hot.title") }))).toBeVisible();
        const requests = panel.getByRole("list", { name: "Requests" });
        await expect(rowWith(requests, "500 INTERNAL").filter({ hasText: "hotGames" }).first()).toBeVisible();
        await panel.getByRole("button", { name: /^Remove: 500/ }).click();
        await expect(said).toHaveText("The error was removed.");
        await section.getByRole("button", { name: t("failure.retry") }).click();
        await expect(section.getByRole("article").first()).toBeVisible();
      });

      const { violations } = await new AxeBuilder({ page: panel }).analyze();
      expect(violations).toEqual([]);
    } finally {
      await server.end();
    }
  });
});
