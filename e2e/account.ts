import { type Locator, type Page, type TestInfo, expect } from "@playwright/test";
import { menuButton, open, openMenu } from "./site.ts";
import type { Account } from "./platform.ts";

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Looks up the texts of core and account in the visitor's language. */
export interface Voice {
  readonly t: Say;
  readonly auth: Say;
}

/** An account that no other test uses: its name derives from the test's id, which differs in each project. */
export function newAccount({ testId }: TestInfo): Account {
  return { name: `t${testId.replaceAll(/[^a-z0-9]/g, "").slice(-11)}`, password: "Clear-Sky-9" };
}

/** Fills in the registration in the open dialog and submits it by its button. */
export async function register(
  dialog: Locator,
  { auth }: Voice,
  { name, password }: Account,
  button = auth("register.submit"),
): Promise<void> {
  await dialog.getByRole("textbox", { name: auth("field.username") }).fill(name);
  const fields = dialog.locator('input[type="password"]');
  await fields.nth(0).fill(password);
  await fields.nth(1).fill(password);
  await dialog.getByRole("button", { name: button, exact: true }).click();
}

/** Fills in the login in the open dialog or page and submits it. */
export async function logIn(form: Locator, { auth }: Voice, { name, password }: Account): Promise<void> {
  await form.getByRole("textbox", { name: auth("field.username") }).fill(name);
  await form.locator('input[autocomplete="current-password"]').fill(password);
  await form.getByRole("button", { name: auth("login.submit"), exact: true }).click();
}

/** Has a new session of an account, without the login's form, and loads home with it. */
export async function enter(
  page: Page,
  { merchant }: { readonly merchant: string },
  { name, password }: Account,
): Promise<void> {
  await page.evaluate(
    async ([code, login]) => {
      const headers = { Merchant: code, Language: "en", "Content-Type": "application/json" };
      const answer = await fetch("/wps/session/login", { method: "POST", headers, body: JSON.stringify(login) });
      const { value } = (await answer.json()) as { readonly value: { readonly token: string } };
      sessionStorage.setItem("token", value.token);
    },
    [merchant, { type: "username", username: name, password }] as const,
  );
  await open(page, "/index");
}

/** The dialog of login and registration, by its title. */
export function authDialog(page: Page, { auth }: Voice, kind: "login" | "register"): Locator {
  return page.getByRole("dialog", { name: auth(`${kind}.title`) });
}

/** Presses the device's own button for the login or the registration: in the header or in the side menu. */
export async function pressAuth(page: Page, { t }: Pick<Voice, "t">, kind: "login" | "register"): Promise<void> {
  const inHeader = page.getByRole("banner").getByRole("link", { name: t(`header.${kind}`), exact: true });
  const shown = inHeader.filter({ visible: true });
  if ((await shown.count()) > 0) await shown.first().click();
  else {
    const menu = await openMenu(page, t);
    await menu.getByRole("link", { name: t(`header.${kind}`), exact: true }).click();
  }
}

/** Opens the login or the registration. `timeout` in ms is how long its code may take to load. */
export async function openAuth(
  page: Page,
  voice: Voice,
  kind: "login" | "register",
  wait: { readonly timeout?: number } = {},
): Promise<Locator> {
  await pressAuth(page, voice, kind);
  const dialog = authDialog(page, voice, kind);
  await expect(dialog).toBeVisible(wait);
  return dialog;
}

/** Ends the session from the side menu, which every device has, and confirms. */
export async function logOut(page: Page, { t, auth }: Voice): Promise<void> {
  await expect(menuButton(page, t)).toBeVisible();
  const menu = await openMenu(page, t);
  await menu.getByRole("button", { name: auth("account.signOut"), exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: auth("logout.title") });
  await dialog.getByRole("button", { name: auth("logout.confirm"), exact: true }).click();
  await expect(dialog).toBeHidden();
}
