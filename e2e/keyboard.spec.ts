import { type Locator, type Page, expect } from "@playwright/test";
import { authDialog, type Voice } from "./account.ts";
import { pressOn, slide, tabTo, typeInto } from "./keyboard.ts";
import { test } from "./ownServer.ts";
import { demoMember, freshMember } from "./platform.ts";
import { menuButton, open } from "./site.ts";

/** A visit by keyboard alone: what it needs to find its way. */
interface Visit extends Voice {
  readonly page: Page;
  readonly forms: Voice["t"];
}

const NEW_PASSWORD = "Clear-Sky-9";

const codeField = (form: Locator): Locator => form.locator('input[autocomplete="one-time-code"]');

/** The login on its own page, for the next visitor at this device. */
async function nextVisitor({ page }: Visit): Promise<Locator> {
  await page.evaluate(() => sessionStorage.clear());
  await open(page, "/login");
  return page.getByRole("main");
}

/** Opens the side menu by its button: in the header, or in the tab bar, which ends the page. */
async function openMenu({ page, t }: Visit): Promise<void> {
  const button = menuButton(page, t);
  // In a page that was just loaded the header is near, and the tab bar is one step back. Later the focus is in between.
  const isBefore = await button.evaluate((it) => !it.closest("header") || document.activeElement !== document.body);
  await pressOn(page, button, { back: isBefore });
  await expect(page.getByRole("dialog", { name: t("menu.title") })).toBeVisible();
}

async function logOut(visit: Visit): Promise<void> {
  const { page, auth } = visit;
  await openMenu(visit);
  await pressOn(page, page.getByRole("dialog").getByRole("button", { name: auth("account.signOut"), exact: true }));
  const question = page.getByRole("alertdialog", { name: auth("logout.title") });
  await expect(question).toBeVisible();
  await pressOn(page, question.getByRole("button", { name: auth("logout.confirm"), exact: true }));
  await expect(question).toBeHidden();
}

/** Chooses one of several radio buttons by the arrow keys. */
async function choose(page: Page, group: Locator, name: string): Promise<void> {
  const wanted = group.getByRole("radio", { name, exact: false });
  await tabTo(page, group.getByRole("radio", { checked: true }));
  const count = await group.getByRole("radio").count();
  for (let at = 0; at < count && !(await wanted.isChecked()); at++) await page.keyboard.press("ArrowDown");
  await expect(wanted).toBeChecked();
}

async function chooseTab(page: Page, dialog: Locator, name: string): Promise<void> {
  await tabTo(page, dialog.getByRole("tab", { selected: true }));
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tab", { name, exact: true })).toHaveAttribute("aria-selected", "true");
}

async function enterAccount(visit: Visit, form: Locator, { name, password }: typeof demoMember): Promise<void> {
  await typeInto(visit.page, form.getByRole("textbox", { name: visit.auth("field.username") }), name);
  await typeInto(visit.page, form.locator('input[autocomplete="current-password"]'), password);
}

/** The member is in: the page greets and is no login any more. */
async function expectIn({ page, auth }: Visit): Promise<void> {
  await expect(page.getByRole("banner").getByText(/[\d,]+\.\d\d/)).toBeVisible();
  await expect(page.getByRole("dialog", { name: auth("login.title") })).toHaveCount(0);
}

/** Replaces the password that a login was made with. */
async function choosePassword(visit: Visit): Promise<void> {
  const { page, auth } = visit;
  const forced = page.getByRole("dialog", { name: auth("password.forced.title") });
  await expect(forced).toBeVisible();
  for (const at of [0, 1])
    await typeInto(page, forced.locator('input[autocomplete="new-password"]').nth(at), NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(forced).toBeHidden();
  await expectIn(visit);
}

test.describe("by keyboard alone", { tag: "@guest" }, () => {
  // Whole visits, key by key.
  test.describe.configure({ timeout: 180_000 });

  test.describe("login", () => {
    test.use({ ownConfig: { slideCaptcha: true }, expectedErrors: [/status of 4\d\d/] });

    test(
      "a visitor logs in with a slide captcha and a verification, logs out, and logs in by a code",
      { tag: "@AU-020" },
      async ({ page, own, t, auth, forms }) => {
        const visit = { page, t, auth, forms };
        await open(page, "/index");

        await test.step("from home by username, with the captcha and a verification, and out again", async () => {
          await openMenu(visit);
          await pressOn(page, page.getByRole("dialog").getByRole("link", { name: t("header.login"), exact: true }));
          const login = authDialog(page, visit, "login");
          await expect(login).toBeVisible();
          await enterAccount(visit, login, { ...demoMember, name: "verify" });
          await slide(page, login, own.slidePlace);
          await expect(login.getByText(forms("slide.passed")).first()).toBeVisible();
          await pressOn(page, login.getByRole("button", { name: auth("login.submit"), exact: true }));
          await choose(page, login.getByRole("group", { name: auth("verify.method") }), auth("verify.EMAIL"));
          await pressOn(page, login.getByRole("button", { name: auth("verify.send"), exact: true }));
          const answer = login.getByRole("textbox", { name: auth("verify.answer.EMAIL") });
          await typeInto(page, answer, await own.sentTo("verify@mail.example"));
          await page.keyboard.press("Enter");
          await expectIn(visit);
          await logOut(visit);
        });
        await test.step("by a code from the phone", async () => {
          const login = await nextVisitor(visit);
          await choose(page, login.getByRole("group", { name: auth("login.method") }), auth("login.mobile"));
          await typeInto(page, login.getByRole("textbox", { name: auth("field.mobileNum") }), "01020001000");
          await pressOn(page, login.getByRole("button", { name: forms("phone.send"), exact: true }));
          await expect(codeField(login)).toBeFocused();
          await page.keyboard.insertText(await own.sentTo("1020001000"));
          await page.keyboard.press("Enter");
          await expectIn(visit);
        });
      },
    );
  });

  test("a visitor registers by username and by number, and resets the password by phone", async ({
    page,
    own,
    t,
    auth,
    forms,
  }) => {
    const visit = { page, t, auth, forms };
    const fill = async (form: Locator): Promise<void> => {
      for (const at of [0, 1])
        await typeInto(page, form.locator('input[autocomplete="new-password"]').nth(at), NEW_PASSWORD);
      await page.keyboard.press("Enter");
    };
    const dialog = authDialog(page, visit, "register");
    await open(page, "/register");
    await typeInto(page, dialog.getByRole("textbox", { name: auth("field.username") }), "keys4you");
    await fill(dialog);
    await expectIn(visit);

    await page.evaluate(() => sessionStorage.clear());
    await open(page, "/register");
    await chooseTab(page, dialog.getByRole("tabpanel"), auth("register.by.mobile"));
    await typeInto(page, dialog.getByRole("textbox", { name: auth("field.mobileNum") }), "01055556666");
    await fill(dialog);
    await expectIn(visit);

    const login = await nextVisitor(visit);
    await pressOn(page, login.getByRole("button", { name: auth("login.forgot"), exact: true }));
    const recovery = page.getByRole("dialog", { name: auth("forgotPassword.title") });
    await chooseTab(page, recovery, auth("forgotPassword.byPhone"));
    await typeInto(page, recovery.getByRole("textbox", { name: auth("field.mobileNum") }), "01055556666");
    await pressOn(page, recovery.getByRole("button", { name: forms("phone.send"), exact: true }));
    await expect(codeField(recovery)).toBeFocused();
    await page.keyboard.insertText(await own.sentTo("1055556666"));
    await typeInto(page, recovery.locator('input[autocomplete="new-password"]'), "Other-Sky-8");
    await page.keyboard.press("Enter");
    await expectIn(visit);
  });

  test.describe("a password that has to change", () => {
    test.use({ expectedErrors: [/status of 4\d\d/], needs: ["forcedExpiry"] });

    test("the default one, an expired one and a mailed one lead to a new password and in; free play needs none", async ({
      page,
      own,
      t,
      auth,
      forms,
    }) => {
      const visit = { page, t, auth, forms };
      const submit = auth("login.submit");
      await open(page, "/login");
      for (const account of [freshMember, { ...demoMember, name: "expired" }]) {
        const login = await nextVisitor(visit);
        await enterAccount(visit, login, account);
        await pressOn(page, login.getByRole("button", { name: submit, exact: true }));
        await choosePassword(visit);
      }

      await pressOn(page, (await nextVisitor(visit)).getByRole("button", { name: auth("login.forgot"), exact: true }));
      const recovery = page.getByRole("dialog", { name: auth("forgotPassword.title") });
      await typeInto(page, recovery.getByRole("textbox", { name: auth("field.username") }), "expired");
      await typeInto(page, recovery.getByRole("textbox", { name: auth("field.email") }), "expired@mail.example");
      await page.keyboard.press("Enter");
      await expect(recovery).toBeHidden();
      const password = await own.sentTo("expired@mail.example");
      await enterAccount(visit, await nextVisitor(visit), { name: "expired", password });
      await page.keyboard.press("Enter");
      await choosePassword(visit);

      const login = await nextVisitor(visit);
      await pressOn(page, login.getByRole("button", { name: auth("freePlay.label"), exact: true }));
      await expect(page.getByRole("banner").getByText("5,000.00")).toBeVisible();
    });
  });
});
