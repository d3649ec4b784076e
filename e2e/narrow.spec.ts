import { type BuiltDialogId, type DialogRow, dialogs } from "@livery/product/dialogs.ts";
import type { LanguageCode } from "@livery/product/languages.ts";
import { type Page, expect } from "@playwright/test";
import { authDialog, enter, logIn, openAuth } from "./account.ts";
import { axeFindings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { lostIn } from "./fits.ts";
import { slide } from "./keyboard.ts";
import { test as testOnOwnServer } from "./ownServer.ts";
import { textOf } from "./pack.ts";
import { demoMember, freshMember } from "./platform.ts";
import { goTo, open, openMenu } from "./site.ts";

// In narrow and magnified windows every form of login, registration and recovery, and every dialog, fits.

/** 1280 × 1024 magnified to 400 % and to 200 % (WCAG 1.4.10, 1.4.4). */
const windows = [
  { title: "400 %", viewport: { width: 320, height: 256 } },
  { title: "200 %", viewport: { width: 640, height: 512 } },
  { title: "a small phone", viewport: { width: 320, height: 568 } },
] as const;

/** The dialogs that each of these tests opens. */
const openedBy = {
  forms: ["forgotPassword", "login", "register", "warning"],
  entering: ["changePassword", "freePlay", "welcome"],
  account: ["agentCentre", "forcedPassword", "logout", "memberCentre", "sideMenu"],
  arriving: ["ageNotice", "notice"],
} as const satisfies Readonly<Record<string, readonly BuiltDialogId[]>>;

/**
 * The launch of a game and its window: Launch.stories.tsx shows them. The chat: Chat.stories.tsx. A lost network and a
 * reload: questions in the same box as that of the logout.
 */
const elsewhere: readonly string[] = ["launch", "gameWindow", "chat", "network", "reload"];

/** Looks at a page in the narrow windows, and collects what does not fit. */
function narrowWindows(page: Page) {
  const faults: string[] = [];
  const seen = new Set<string>();
  const widen = (): Promise<void> => page.setViewportSize({ width: 1440, height: 900 });
  return {
    widen,
    /** Looks at the state that the page is in; `dialog` is the dialog that is open. */
    async lookAt(state: string, dialog?: BuiltDialogId): Promise<void> {
      if (dialog) seen.add(dialog);
      for (const { title, viewport } of windows) {
        await page.setViewportSize(viewport);
        for (const lost of await lostIn(page)) faults.push(`${state}, ${title}: ${lost}`);
      }
      const hasDialog = (await page.locator("dialog[open]").count()) > 0;
      const findings = await axeFindings(page, hasDialog ? { include: "dialog[open]" } : {});
      faults.push(...findings.map((finding) => `${state}: axe finds ${finding}`));
      await widen();
    },
    /** Goes home as a visitor without a session. */
    async leave(): Promise<void> {
      await page.evaluate(() => sessionStorage.clear());
      await open(page, "/index");
    },
    expectNothingLost(opened: readonly BuiltDialogId[]): void {
      expect(faults).toEqual([]);
      expect([...seen].toSorted()).toEqual(opened);
    },
  };
}

const asGuest = { tag: "@guest" };
const inWindow = { isMobile: false, hasTouch: false, viewport: { width: 1440, height: 900 } };
const expectedErrors = [/status of 4\d\d|net::ERR_FAILED/];

testOnOwnServer.describe("with a slide captcha and a check of age", asGuest, () => {
  testOnOwnServer.use({
    ...inWindow,
    expectedErrors,
    ownConfig: { slideCaptcha: true, compliance: { minimumAge: 19, ageCheckBeforeFreePlay: true } },
  });

  testOnOwnServer(
    "the forms of login, registration and recovery fit narrow windows",
    async ({ page, t, auth, forms }) => {
      const voice = { t, auth };
      const { lookAt, leave, expectNothingLost } = narrowWindows(page);
      for (const path of ["/login", "/register"]) {
        await open(page, path);
        await expect(page.getByRole("form").first()).toBeVisible();
        await lookAt(path);
      }
      await authDialog(page, voice, "register")
        .getByRole("tab", { name: auth("register.by.mobile") })
        .click();
      await page.getByRole("button", { name: auth("register.submit"), exact: true }).click();
      await lookAt("registration by number with errors", "register");

      await leave();
      let dialog = await openAuth(page, voice, "login");
      await expect(dialog.getByRole("slider")).not.toHaveAttribute("aria-disabled");
      await logIn(dialog, voice, demoMember);
      await lookAt("login with errors", "login");
      await dialog.getByRole("button", { name: forms("slide.other"), exact: true }).click();
      await expect(dialog.getByRole("img", { name: forms("captcha.image") })).toBeVisible();
      await lookAt("login with characters");
      await dialog.getByText(auth("login.mobile"), { exact: true }).click();
      await dialog.getByRole("button", { name: forms("phone.send"), exact: true }).click();
      await lookAt("login by code");
      await dialog.getByRole("textbox", { name: auth("field.mobileNum") }).fill("01020001000");
      await page.route("**/wps/verification/sms/noLogin", async (route) => route.abort());
      await dialog.getByRole("button", { name: forms("phone.send"), exact: true }).click();
      const warning = page.getByRole("alertdialog", { name: forms("phone.failed.title") });
      await expect(warning).toBeVisible();
      await lookAt("warning", "warning");
      await warning.getByRole("button").click();
      await dialog.getByText(auth("login.username"), { exact: true }).click();
      await dialog.getByRole("button", { name: auth("login.forgot"), exact: true }).click();
      dialog = page.getByRole("dialog", { name: auth("forgotPassword.title") });
      await lookAt("recovery by mail", "forgotPassword");
      await dialog.getByRole("tab", { name: auth("forgotPassword.byPhone") }).click();
      await lookAt("recovery by phone");
      expectNothingLost(openedBy.forms);
    },
  );

  testOnOwnServer("free play, verification and welcome fit narrow windows", async ({ page, own, t, auth, forms }) => {
    const voice = { t, auth };
    const { lookAt, leave, expectNothingLost } = narrowWindows(page);
    await open(page, "/index");
    let dialog = await openAuth(page, voice, "login");
    await dialog.getByRole("button", { name: auth("freePlay.label"), exact: true }).click();
    await expect(page.getByRole("dialog", { name: auth("freePlay.title") })).toBeVisible();
    await lookAt("age before free play", "freePlay");

    await leave();
    dialog = await openAuth(page, voice, "login");
    await slide(page, dialog, own.slidePlace);
    await expect(dialog.getByText(forms("slide.passed")).first()).toBeVisible();
    await logIn(dialog, voice, { ...demoMember, name: "verify" });
    await expect(dialog.getByText(auth("verify.why"))).toBeVisible();
    await dialog.getByRole("button", { name: auth("verify.send"), exact: true }).click();
    await lookAt("verification");
    await pretendFirstLogin(page);
    await dialog.getByRole("textbox").fill(await own.sentTo("1020002000"));
    await dialog.getByRole("button", { name: auth("verify.submit"), exact: true }).click();
    const offer = page.getByRole("button", { name: auth("welcome.password"), exact: true });
    await expect(offer).toBeVisible();
    await lookAt("welcome", "welcome");
    await offer.click();
    await expect(page.getByRole("dialog", { name: auth("password.title") })).toBeVisible();
    await lookAt("change of the password", "changePassword");
    expectNothingLost(openedBy.entering);
  });
});

test.describe("as the brand is", asGuest, () => {
  test.use({ ...inWindow, expectedErrors });

  test("the account's dialogs fit narrow windows", async ({ page, site, t, auth }) => {
    const { lookAt, expectNothingLost } = narrowWindows(page);
    await open(page, "/index");
    await enter(page, site, freshMember);
    await expect(page.getByRole("dialog", { name: auth("password.forced.title") })).toBeVisible();
    await lookAt("forced password", "forcedPassword");

    await enter(page, site, demoMember);
    let menu = await openMenu(page, t);
    await lookAt("side menu", "sideMenu");
    await menu.getByRole("button", { name: auth("account.signOut"), exact: true }).click();
    await expect(page.getByRole("alertdialog", { name: auth("logout.title") })).toBeVisible();
    await lookAt("logout", "logout");

    for (const [account, centre, id] of [
      ["demo", "account.deposit", "memberCentre"],
      ["agent1", "account.agent", "agentCentre"],
    ] as const) {
      await enter(page, site, { ...demoMember, name: account });
      menu = await openMenu(page, t);
      await menu.getByRole("button", { name: auth(centre), exact: true }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole("dialog")).toBeVisible();
      await lookAt(id, id);
    }
    expectNothingLost(openedBy.account);
  });

  test("the dialogs of a first visit fit narrow windows", async ({ page, site, variant, t }) => {
    const { lookAt, expectNothingLost } = narrowWindows(page);
    const notices = (key: string) => textOf(site, variant.language as LanguageCode, key, {}, "notices");
    // They open on a first visit.
    await page.addInitScript(() => {
      const { getItem } = Storage.prototype;
      let confirmed = false;
      Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
        apply: (set, storage: Storage, [key, value]: [string, string]) => {
          confirmed ||= key === "ageNotice";
          Reflect.apply(set, storage, [key, value]);
        },
      });
      Storage.prototype.getItem = function read(key) {
        const isNew = key === "popupHidden" || (key === "ageNotice" && !confirmed);
        return isNew ? null : getItem.call(this, key);
      };
    });
    await open(page, "/index");
    const ageNotice = page.getByRole("alertdialog");
    await expect(ageNotice).toBeVisible();
    await lookAt("age notice", "ageNotice");
    await ageNotice.getByRole("button").first().click();
    const popups = page.getByRole("dialog", { name: notices("popup.title") });
    await expect(popups.getByRole("article").first()).toBeVisible();
    await lookAt("pop-up announcements", "notice");
    await popups.getByRole("button", { name: notices("popup.close"), exact: true }).click();
    await goTo(page, t, "notices");
    await page
      .getByRole("list", { name: notices("list") })
      .getByRole("button")
      .first()
      .click();
    await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
    await lookAt("notice", "notice");
    expectNothingLost(openedBy.arriving);
  });
});

test("every dialog is opened in narrow windows", () => {
  const built = dialogs.filter((row: DialogRow) => row.section !== undefined && !elsewhere.includes(row.id));
  const opened: readonly BuiltDialogId[] = Object.values(openedBy).flat();
  expect(opened.toSorted()).toEqual(built.map(({ id }) => id).toSorted());
});

/** Lets the next login look like the member's first, which no demonstration account's is for long. Ends with the page. */
async function pretendFirstLogin(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { fetch: real } = window;
    window.fetch = async (...request) => {
      const response = await real(...request);
      if (!response.url.includes("/wps/session/login")) return response;
      const json = (await response.json()) as { readonly value?: object };
      return Response.json({ ...json, value: { ...json.value, firstTimeLogin: true } }, response);
    };
  });
}
