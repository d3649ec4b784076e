import { forgetLogins, rememberPassword } from "../session/remember/rememberedLogin.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { enterText } from "../../../../.storybook/enterText.ts";
import { SceneSite, type SiteStory } from "../../../../.storybook/SceneSite.tsx";
import { pageContent } from "../../../../.storybook/storyGlobals.ts";
import {
  PASSWORD,
  NEW,
  loginLink,
  logIn,
  enterNew,
  submit,
  expectShown,
  noDialog,
  changesOf,
  rejected,
  open,
  nicknameIn,
  enterChange,
} from "../../../../.storybook/loginSite.tsx";

// What a login leads to, on the real site. Each `play` destructures `mount`, because that makes Storybook let the play
// function render the story.

const meta: Meta<typeof SceneSite> = {
  title: "Site/New password",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

export const Forced: SiteStory = {
  name: "AU-051 AU-052 MO-017a a forced change has two fields; then the new password logs in, and home shows",
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

export const LostResponse: SiteStory = {
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
