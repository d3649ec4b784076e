import { AxeBuilder } from "@axe-core/playwright";
import { type Locator, type Page, expect } from "@playwright/test";
import { authDialog, logIn, openAuth } from "./account.ts";
import { lostIn } from "./fits.ts";
import { slide } from "./keyboard.ts";
import { test } from "./ownServer.ts";
import { type Account, demoMember, freshMember } from "./platform.ts";
import { open, openMenu } from "./site.ts";

/** 1280 × 1024 magnified to 400 % and to 200 % (WCAG 1.4.10, 1.4.4). */
const windows = [
  { title: "400 %", viewport: { width: 320, height: 256 } },
  { title: "200 %", viewport: { width: 640, height: 512 } },
  { title: "a small phone", viewport: { width: 320, height: 568 } },
] as const;

test.describe("nothing is lost", { tag: "@guest" }, () => {
  test.use({
    isMobile: false,
    hasTouch: false,
    ownConfig: { slideCaptcha: true },
    expectedErrors: [/status of 4\d\d|net::ERR_FAILED/],
  });

  test("in narrow and magnified windows every form of login, registration and recovery, and every dialog after it, fits, and axe finds nothing", async ({
    page,
    own,
    site,
    t,
    auth,
    forms,
  }) => {
    test.setTimeout(180_000);
    const voice = { t, auth };
    const faults: string[] = [];
    const fits = async (state: string): Promise<void> => {
      for (const { title, viewport } of windows) {
        await page.setViewportSize(viewport);
        for (const lost of await lostIn(page)) faults.push(`${state}, ${title}: ${lost}`);
      }
      faults.push(...(await axeFindings(page)).map((finding) => `${state}: ${finding}`));
    };
    const login = (): Promise<Locator> => openAuth(page, voice, "login");
    const widen = (): Promise<void> => page.setViewportSize({ width: 1440, height: 900 });
    const leave = async (): Promise<void> => {
      await widen();
      await page.evaluate(() => sessionStorage.clear());
      await open(page, "/index");
    };

    for (const path of ["/login", "/register"]) {
      await open(page, path);
      await expect(page.getByRole("form").first()).toBeVisible();
      await fits(path);
      await widen();
    }
    await authDialog(page, voice, "register")
      .getByRole("tab", { name: auth("register.by.mobile") })
      .click();
    await page.getByRole("button", { name: auth("register.submit"), exact: true }).click();
    await fits("registration by number with errors");

    await leave();
    let dialog = await login();
    await expect(dialog.getByRole("slider")).not.toHaveAttribute("aria-disabled");
    await logIn(dialog, voice, demoMember);
    await fits("login with errors");
    await widen();
    await dialog.getByRole("button", { name: forms("slide.other"), exact: true }).click();
    await expect(dialog.getByRole("img", { name: forms("captcha.image") })).toBeVisible();
    await fits("login with characters");
    await widen();
    await dialog.getByText(auth("login.mobile"), { exact: true }).click();
    await dialog.getByRole("button", { name: forms("phone.send"), exact: true }).click();
    await fits("login by code");
    await widen();
    await dialog.getByRole("textbox", { name: auth("field.mobileNum") }).fill("01020001000");
    await page.route("**/wps/verification/sms/noLogin", async (route) => route.abort());
    await dialog.getByRole("button", { name: forms("phone.send"), exact: true }).click();
    const warning = page.getByRole("alertdialog", { name: forms("phone.failed.title") });
    await expect(warning).toBeVisible();
    await fits("warning");
    await widen();
    await warning.getByRole("button").click();
    await dialog.getByText(auth("login.username"), { exact: true }).click();
    await dialog.getByRole("button", { name: auth("login.forgot"), exact: true }).click();
    dialog = page.getByRole("dialog", { name: auth("forgotPassword.title") });
    await fits("recovery by mail");
    await widen();
    await dialog.getByRole("tab", { name: auth("forgotPassword.byPhone") }).click();
    await fits("recovery by phone");

    await leave();
    dialog = await login();
    await slide(page, dialog, own.slidePlace);
    await expect(dialog.getByText(forms("slide.passed")).first()).toBeVisible();
    await logIn(dialog, voice, { ...demoMember, name: "verify" });
    await expect(dialog.getByText(auth("verify.why"))).toBeVisible();
    await dialog.getByRole("button", { name: auth("verify.send"), exact: true }).click();
    await fits("verification");

    await widen();
    await enterAs(page, site.merchant, freshMember);
    await expect(page.getByRole("dialog", { name: auth("password.forced.title") })).toBeVisible();
    await fits("forced password");

    await widen();
    await enterAs(page, site.merchant, demoMember);
    const menu = await openMenu(page, t);
    await fits("side menu");
    await widen();
    await menu.getByRole("button", { name: auth("account.signOut"), exact: true }).click();
    await expect(page.getByRole("alertdialog", { name: auth("logout.title") })).toBeVisible();
    await fits("logout");
    expect(faults).toEqual([]);
  });
});

/** What axe finds in the top dialog, or in the page without one. */
async function axeFindings(page: Page): Promise<readonly string[]> {
  const hasDialog = (await page.locator("dialog[open]").count()) > 0;
  const axe = new AxeBuilder({ page });
  const { violations } = await (hasDialog ? axe.include("dialog[open]") : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `axe finds ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** Has a session of this member at the site's own platform, and loads home with it. */
async function enterAs(page: Page, merchant: string, { name: username, password }: Account): Promise<void> {
  await page.evaluate(
    async ([code, login]) => {
      const headers = { Merchant: code, Language: "en", "Content-Type": "application/json" };
      const answer = await fetch("/wps/session/login", { method: "POST", headers, body: JSON.stringify(login) });
      const { value } = (await answer.json()) as { readonly value: { readonly token: string } };
      sessionStorage.setItem("token", value.token);
    },
    [merchant, { type: "username", username, password }] as const,
  );
  await open(page, "/index");
}
