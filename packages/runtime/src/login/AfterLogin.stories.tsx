import { HOME_PATH } from "@livery/product/routes.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { faultsWithoutValue, mayBeDone, problemOf } from "../../../../.storybook/faultTexts.ts";
import { SceneSite, type SiteStory } from "../../../../.storybook/SceneSite.tsx";
import { pageContent } from "../../../../.storybook/storyGlobals.ts";
import {
  NEW,
  loginLink,
  logIn,
  submit,
  expectShown,
  noDialog,
  changesOf,
  rejected,
  open,
  enterChange,
} from "../../../../.storybook/loginSite.tsx";

// What a login leads to, on the real site. Each `play` destructures `mount`, because that makes Storybook let the play
// function render the story.

const meta: Meta<typeof SceneSite> = {
  title: "Site/After the login",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

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
    // The page that was left notes where it was scrolled to; home loads the providers for anyone.
    const { scroll: _, gameVendor: __, ...kept } = { ...sessionStorage } as Readonly<Record<string, string>>;
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
