import { type Send, createSend } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import { forgetLogins, rememberPassword } from "@livery/runtime/state/remember/rememberedLogin.ts";
import { type FaultId, faultySend } from "@livery/runtime/state/testing/faults.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { faultsWithoutValue, mayBeDone, problemOf } from "./faultTexts.ts";
import { enterText } from "./enterText.ts";
import { SceneSite, type SiteStory, type SiteStoryContext } from "./SceneSite.tsx";
import { openScene } from "./sceneSend.ts";
import { siteIn, withSmallHome } from "./siteIn.ts";
import { siteTexts } from "./siteTexts.ts";
import { pageContent, settingOf } from "./storyGlobals.ts";

// What a login leads to, on the real site. Each `play` destructures `mount`, because that makes Storybook let the play
// function render the story.

const meta: Meta<typeof SceneSite> = {
  title: "Site/After the login",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

interface Platform {
  /** What the platform adds to its response to a login. */
  readonly flags?: object;
  /** What becomes of the changes of the password, in turn: done, rejected, done without a response, or a fault. */
  readonly changes?: readonly ("done" | "lost" | PlatformError | { readonly fault: FaultId })[];
  /** What the member's data waits for, or fails with. */
  readonly member?: () => Promise<void>;
  /** What the response to a logout waits for. */
  readonly logout?: () => Promise<void>;
  /** The page that it opens at. */
  readonly path?: string;
}

const rejected = (status: number, code: string, value: object = {}) =>
  new PlatformError("refused", code, { status, apiError: { code, value } });

/** The site on a platform with the member `demo`; a page that is shown again is a reload. */
async function open(
  { mount, ...story }: SiteStoryContext,
  { flags = {}, changes = [], member, logout, path = HOME_PATH }: Platform,
) {
  const site: SiteConfig = withSmallHome(siteIn(settingOf(story)));
  sessionStorage.clear();
  const scene = openScene({ scene: "guest", site });
  const coming = [...changes];
  const sent: { readonly id: string; readonly request: unknown }[] = [];
  const logouts: string[] = [];
  const logoutClient = createSend({
    origin: "/",
    merchant: site.merchant,
    language: () => document.documentElement.lang,
    token: () => sessionStorage.getItem("token") ?? undefined,
    fetch: async (input) => {
      const { method, url } = input as Request;
      logouts.push(`${method} ${new URL(url).pathname}`);
      await logout?.();
      return Response.json({ success: true });
    },
  });
  let restricted = Object.keys(flags).some((flag) => flag !== "firstTimeLogin");
  const respond: Send = async (call, request, options) => {
    sent.push({ id: call.id, request });
    if (call.id === "changePassword") {
      const outcome = coming.shift() ?? "done";
      if (outcome instanceof PlatformError) throw outcome;
      if (typeof outcome === "object") return faultySend(outcome.fault)(call, request, options);
      restricted = false;
      if (outcome === "lost") throw new PlatformError("offline", "the response was lost");
      return {} as never;
    }
    if (call.id === "logout") return logoutClient(call, request, options);
    if (call.id === "memberInfo") await member?.();
    const response = await scene.send(call, request, options);
    if (call.id === "login") return { ...response, ...(restricted || "firstTimeLogin" in flags ? flags : {}) } as never;
    if (call.id === "memberInfo" && restricted) return { ...response, mustChangePassword: true } as never;
    return response;
  };
  let visit = 0;
  const show = async () => {
    visit += 1;
    const send: Send = (...call) => respond(...call);
    await mount(<SceneSite key={visit} path={path} prepared={{ site, platform: { ...scene, send } }} />);
  };
  const texts = await siteTexts(site);
  const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
  const box = async (label: string) => screen.findByLabelText(new RegExp(`^${label}(?: ?\\*)?$`, "u"));
  await show();
  return { ...texts, site, sent, logouts, show, dialog, box };
}

type Opened = Awaited<ReturnType<typeof open>>;

const PASSWORD = "Demo-1234";
const NEW = "mirinae-2030";

const loginLink = () => document.querySelector<HTMLElement>('a[href="/login"]');

/** Logs in from the header or the tab bar. */
async function logIn({ auth, dialog, box }: Opened): Promise<void> {
  await waitFor(() => expect(loginLink()).not.toBeNull());
  loginLink()!.click();
  const login = await dialog(auth("login.title"));
  await enterText(() => box(auth("field.username")), "demo");
  await enterText(() => box(auth("field.password")), PASSWORD);
  await userEvent.click(await login.findByRole("button", { name: auth("login.submit") }));
}

async function enterNew({ auth, box }: Opened, password = NEW, copy = password): Promise<void> {
  for (const [label, text] of [
    [auth("field.newPassword"), password],
    [auth("field.confirmNewPassword"), copy],
  ] as const) {
    await enterText(() => box(label), text);
  }
}

const submit = async ({ auth }: Opened) =>
  (await screen.findByRole("button", { name: auth("password.submit") })).click();
/** Toasts and dialogs fade in. */
const expectShown = async (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const noDialog = async () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const changesOf = ({ sent }: Opened) => sent.filter(({ id }) => id === "changePassword").map(({ request }) => request);

export const Forced: SiteStory = {
  name: "AU-051 AU-052 a forced change has two fields; then the new password logs in, and home shows",
  play: async ({ mount, ...shown }) => {
    const page = await open({ ...shown, mount }, { flags: { mustChangePassword: true }, path: "/vip" });
    const title = () => document.querySelector("#main h1")?.textContent;
    await waitFor(() => expect(title()).toBeTruthy());
    const before = title();
    await logIn(page);
    const forced = await page.dialog(page.auth("password.forced.title"));
    await page.box(page.auth("field.newPassword"));
    await expect(forced.queryByLabelText(new RegExp(`^${page.auth("field.oldPassword")}`, "u"))).toBeNull();
    await expect(document.querySelectorAll('dialog input[type="password"]')).toHaveLength(2);
    await enterNew(page);
    await submit(page);
    await expectShown(page.t("session.welcome", { name: await nicknameIn(page) }));
    await noDialog();
    await waitFor(() => expect(title() ?? before).not.toBe(before));
    await expect(changesOf(page)).toEqual([{ oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW }]);
    await expect(page.sent.filter(({ id }) => id === "login").at(-1)?.request).toMatchObject({ password: NEW });
  },
};

export const Reloaded: SiteStory = {
  name: "AU-053 after a reload the forced change asks for the old password",
  play: async ({ mount, ...shown }) => {
    const page = await open({ ...shown, mount }, { flags: { mustChangePassword: true } });
    await logIn(page);
    await page.box(page.auth("field.newPassword"));
    await page.show();
    await page.dialog(page.auth("password.forced.title"));
    await enterNew(page);
    await submit(page);
    const old = await page.box(page.auth("field.oldPassword"));
    await waitFor(() => expect(old).toHaveAccessibleDescription(page.forms("in_required")));
    await expect(changesOf(page)).toEqual([]);
    await enterText(() => old, PASSWORD);
    await submit(page);
    await noDialog();
    await expect(changesOf(page)).toEqual([{ oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW }]);
  },
};

export const Escape: SiteStory = {
  name: "MO-004 Escape in the forced change logs out, and so does its button",
  play: async ({ mount, ...shown }) => {
    const page = await open({ ...shown, mount }, { flags: { mustChangePassword: true } });
    for (const leave of ["Escape", "button"] as const) {
      await logIn(page);
      const forced = await page.dialog(page.auth("password.forced.title"));
      await expect(forced.queryByRole("button", { name: page.t("dialog.close") })).toBeNull();
      if (leave === "Escape") document.querySelector<HTMLDialogElement>("dialog[open]")!.requestClose();
      else await userEvent.click(await forced.findByRole("button", { name: page.auth("account.signOut") }));
      await noDialog();
      await expect(sessionStorage.getItem("token")).toBeNull();
      await expect(loginLink()).not.toBeNull();
    }
    await expect(page.sent.filter(({ id }) => id === "logout")).toHaveLength(2);
  },
};

export const Refused: SiteStory = {
  name: "VF-008 VF-009 VF-010 a new password that breaks the rule, differs from its copy or is the old one is not sent",
  play: async ({ mount, ...shown }) => {
    const page = await open({ ...shown, mount }, { flags: { mustChangePassword: true } });
    await logIn(page);
    await enterNew(page, "a");
    await submit(page);
    const field = await page.box(page.auth("field.newPassword"));
    await waitFor(() => expect(field).toBeInvalid());
    await enterNew(page, NEW, "mirinae");
    await submit(page);
    const copy = await page.box(page.auth("field.confirmNewPassword"));
    await waitFor(() => expect(copy).toHaveAccessibleDescription(page.forms("fault.match")));
    await enterNew(page, PASSWORD);
    await submit(page);
    await waitFor(() => expect(field).toHaveAccessibleDescription(page.forms("fault.sameAsOld")));
    await expect(changesOf(page)).toEqual([]);
  },
};

export const LostAnswer: SiteStory = {
  name: "After a lost response to a forced change, sending again finds out and logs in",
  play: async ({ mount, ...shown }) => {
    const ended = rejected(401, "SESSION_EXPIRED");
    const page = await open({ ...shown, mount }, { flags: { mustChangePassword: true }, changes: ["lost", ended] });
    await logIn(page);
    await enterNew(page);
    await submit(page);
    await expect(await screen.findByText(page.auth("password.lost"))).toBeVisible();
    await expect(await page.box(page.auth("field.newPassword"))).toHaveValue(NEW);
    await userEvent.click(await screen.findByRole("button", { name: page.forms("outcome.retry") }));
    await expectShown(page.t("session.welcome", { name: await nicknameIn(page) }));
    await noDialog();
  },
};

export const FirstLogin: SiteStory = {
  name: "AU-008 AU-050 AU-052 the first login is welcomed once and offers a new password, which asks for the old one",
  play: async ({ mount, ...shown }) => {
    const page = await open({ ...shown, mount }, { flags: { firstTimeLogin: true } });
    await logIn(page);
    const name = await nicknameIn(page);
    const welcome = await page.dialog(page.auth("welcome.title", { name }));
    await userEvent.click(welcome.getByRole("button", { name: page.auth("welcome.password") }));
    await page.dialog(page.auth("password.title"));
    await waitFor(() => expect(document.querySelectorAll('dialog input[type="password"]')).toHaveLength(3));
    await enterText(() => page.box(page.auth("field.oldPassword")), PASSWORD);
    await enterNew(page);
    await submit(page);
    await expectShown(page.t("session.changed"));
    await noDialog();
    await expect(changesOf(page)).toEqual([{ oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW }]);
    await page.show();
    await waitFor(() => expect(page.sent.at(-1)).toBeDefined());
    await waitFor(() => expect(loginLink()).toBeNull());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const WrongOldPassword: SiteStory = {
  name: "A wrong current password is reported at its field, and what was entered stays",
  play: async ({ mount, ...shown }) => {
    const wrong = rejected(422, "WRONG_PASSWORD");
    const page = await open({ ...shown, mount }, { flags: { firstTimeLogin: true }, changes: [wrong] });
    await logIn(page);
    await userEvent.click(await screen.findByRole("button", { name: page.auth("welcome.password") }));
    const old = await page.box(page.auth("field.oldPassword"));
    await enterText(() => old, "not-it");
    await enterNew(page);
    await submit(page);
    await waitFor(() => expect(old).toHaveAccessibleDescription(page.auth("password.wrongOld")));
    await expect(await page.box(page.auth("field.newPassword"))).toHaveValue(NEW);
  },
};

/** Logs in and opens the change of the password, with everything entered. */
async function enterChange(page: Opened): Promise<void> {
  await logIn(page);
  await userEvent.click(await screen.findByRole("button", { name: page.auth("welcome.password") }));
  await enterText(() => page.box(page.auth("field.oldPassword")), PASSWORD);
  await enterNew(page);
}

export const Fields: SiteStory = {
  name: "AU-078 a password can be shown, and password managers know which is the old one and which the new",
  play: async ({ mount, ...shown }) => {
    const page = await open({ ...shown, mount }, { flags: { firstTimeLogin: true } });
    await enterChange(page);
    const old = await page.box(page.auth("field.oldPassword"));
    await expect(old).toHaveAttribute("autocomplete", "current-password");
    for (const id of ["newPassword", "confirmNewPassword"] as const)
      await expect(await page.box(page.auth(`field.${id}`))).toHaveAttribute("autocomplete", "new-password");
    await expect(old).toHaveAttribute("type", "password");
    await userEvent.click(screen.getAllByRole("button", { name: page.forms("password.show") })[0]!);
    await expect(old).toHaveAttribute("type", "text");
  },
};

export const Forgotten: SiteStory = {
  name: "AU-026d after a change of the password the old one is no longer remembered",
  play: async ({ mount, ...shown }) => {
    const page = await open({ ...shown, mount }, { flags: { firstTimeLogin: true } });
    await rememberPassword("demo", PASSWORD, 600);
    await expect(document.cookie).toContain("loginPassword.");
    await enterChange(page);
    await submit(page);
    await noDialog();
    await expect(document.cookie).not.toContain("loginPassword.");
    await forgetLogins();
  },
};

export const SessionEnded: SiteStory = {
  name: "ER-015 RO-020 an action without a session asks for a login, in one dialog and nowhere else",
  play: async ({ mount, ...shown }) => {
    const ended = rejected(401, "SESSION_EXPIRED");
    const page = await open({ ...shown, mount }, { flags: { firstTimeLogin: true }, changes: [ended] });
    await enterChange(page);
    await submit(page);
    await page.dialog(page.auth("login.title"));
    await expectShown(page.auth("login.notice.expired"));
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
    await expect(screen.queryByText(page.t("session.expired"))).toBeNull();
    await expect(sessionStorage.getItem("token")).toBeNull();
  },
};

export const Forbidden: SiteStory = {
  name: "RO-020 what the platform does not allow is said in its form and nowhere else, and the member stays",
  play: async ({ mount, ...shown }) => {
    const page = await open(
      { ...shown, mount },
      { flags: { firstTimeLogin: true }, changes: [rejected(403, "NOT_ALLOWED")] },
    );
    await enterChange(page);
    await submit(page);
    await expectShown(page.forms("problem.forbidden"));
    await expect(screen.queryByText(page.t("session.forbidden"))).toBeNull();
    await expect(sessionStorage.getItem("token")).not.toBeNull();
  },
};

export const Faults: SiteStory = {
  name: "After any failure the password form says why, keeps the entries and sends again",
  play: async ({ mount, ...shown }) => {
    // An ended session logs the member out, which another story shows.
    const coming = faultsWithoutValue.filter((fault) => fault !== "the session has ended");
    const changes = coming.map((fault) => ({ fault }));
    const page = await open({ ...shown, mount }, { flags: { firstTimeLogin: true }, changes });
    await enterChange(page);
    for (const [at, fault] of coming.entries()) {
      document.querySelector<HTMLElement>("dialog[open] button[type=submit]")!.click();
      await waitFor(() => expect(changesOf(page)).toHaveLength(at + 1));
      const text = mayBeDone.has(fault) ? page.auth("password.lost") : page.forms(problemOf[fault]);
      await waitFor(() => expect(screen.queryByText(text), fault).toBeVisible());
      await waitFor(() => expect(document.querySelector("dialog[open] [aria-busy]")).toBeNull());
      await expect(await page.box(page.auth("field.newPassword"))).toHaveValue(NEW);
    }
    document.querySelector<HTMLElement>("dialog[open] button[type=submit]")!.click();
    await expectShown(page.t("session.changed"));
  },
};

export const Delayed: SiteStory = {
  name: "AU-013 until the member's data is here, the header still has the login",
  play: async ({ mount, ...shown }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const page = await open({ ...shown, mount }, { member: () => held });
    await logIn(page);
    await waitFor(() => expect(sessionStorage.getItem("token")).not.toBeNull());
    await expect(loginLink()).not.toBeNull();
    release();
    await waitFor(() => expect(loginLink()).toBeNull());
    await noDialog();
  },
};

export const NoMember: SiteStory = {
  name: "AU-014 without the member's data the login says so, and nobody is logged in",
  play: async ({ mount, ...shown }) => {
    const page = await open({ ...shown, mount }, { member: () => Promise.reject(rejected(500, "INTERNAL")) });
    await logIn(page);
    await expectShown(page.forms("problem.system"));
    await expect(sessionStorage.getItem("token")).toBeNull();
    await expect(loginLink()).not.toBeNull();
  },
};

export const Logout: SiteStory = {
  name: "AU-068 AU-069 a logout asks first, with two buttons, and a cancelled one changes nothing",
  play: async ({ mount, ...shown }) => {
    const page = await open({ ...shown, mount }, {});
    await logIn(page);
    // The window may be too narrow for the menu in the header.
    const signOut = { name: page.auth("account.signOut"), hidden: true };
    (await screen.findByRole("menuitem", signOut)).click();
    const question = within(await screen.findByRole("alertdialog", { name: page.auth("logout.title") }));
    await expectShown(page.auth("logout.text"));
    const buttons = question.getAllByRole("button").map(({ textContent }) => textContent);
    await expect(buttons).toEqual([page.auth("logout.cancel"), page.auth("logout.confirm")]);
    await userEvent.click(question.getByRole("button", { name: page.auth("logout.cancel") }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(sessionStorage.getItem("token")).not.toBeNull();
    await expect(loginLink()).toBeNull();
    await expect(page.sent.filter(({ id }) => id === "logout")).toEqual([]);
  },
};

export const LoggedOut: SiteStory = {
  name: "AU-070 a confirmed logout waits for the platform, keeps only the merchant, and goes home",
  play: async ({ mount, ...shown }) => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const page = await open({ ...shown, mount }, { path: "/vip", logout: () => held });
    await logIn(page);
    (await screen.findByRole("menuitem", { name: page.auth("account.signOut"), hidden: true })).click();
    const question = within(await screen.findByRole("alertdialog", { name: page.auth("logout.title") }));
    const home = () => document.querySelector(`header nav a[href="${HOME_PATH}"][aria-current="page"]`);
    await expect(home()).toBeNull();
    question.getByRole("button", { name: page.auth("logout.confirm") }).click();
    await screen.findByRole("dialog", { name: page.auth("logout.busy") });
    await waitFor(() => expect(page.logouts).toEqual(["DELETE /wps/session/logout"]));
    await expect(sessionStorage.getItem("token")).not.toBeNull();
    answer();
    await noDialog();
    await waitFor(() => expect(loginLink()).not.toBeNull());
    await waitFor(() => expect(home()).not.toBeNull());
    const { merchant } = page.site;
    // The page that was left notes where it was scrolled to.
    const { scroll: _, ...kept } = { ...sessionStorage } as Readonly<Record<string, string>>;
    await expect(kept).toEqual({ merchant, merchantCode: merchant });
  },
};

export const SamePage: SiteStory = {
  name: "ER-031 opening the present page again, and one page twice, says nothing",
  play: async ({ mount, ...shown }) => {
    await open({ ...shown, mount }, {});
    const title = async () => waitFor(() => expect(document.querySelector("#main h1")).toBeVisible());
    await title();
    const home = `a[href="${HOME_PATH}"]`;
    for (const link of [home, `nav a[href^="/"]:not(${home}, [href="/login"], [href="/register"])`, home]) {
      const found = document.querySelector<HTMLElement>(link)!;
      found.click();
      found.click();
      await title();
      await expect(screen.queryByRole("dialog")).toBeNull();
    }
  },
};

/** The name that the platform has recorded for the member. */
async function nicknameIn({ site }: Opened): Promise<string> {
  await waitFor(() => expect(sessionStorage.getItem("nickname")).not.toBeNull());
  return sessionStorage.getItem("nickname") ?? site.id;
}
