import { createSend, type Send } from "@livery/platform/createSend.ts";
import type { RegistrationSettings } from "@livery/product/registration.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { type FaultId, faultySend } from "../../testing/faults.ts";
import { forgetLogins, rememberPassword } from "../../session/remember/rememberedLogin.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { faultsWithoutValue, problemOf } from "../../../../../.storybook/faultTexts.ts";
import { enterText } from "../../../../../.storybook/enterText.ts";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../../.storybook/sceneSend.ts";
import { siteIn, takingMembers, withSmallHome } from "../../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../../.storybook/siteTexts.ts";
import { pageContent, settingOf } from "../../../../../.storybook/storyGlobals.ts";

// A forgotten password. The site's own client sends the recovery's requests, so that their format shows. Each `play`
// destructures `mount`, because that makes Storybook let the play function render the story.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Password recovery",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

interface Sent {
  readonly path: string;
  readonly type: string | null;
  readonly body: string;
}

interface Setup {
  /** Whether the phone can replace the password (CHNGPASSVERIF3). */
  readonly byPhone?: boolean;
  readonly sendThrottle?: number;
  /** The rules of the platform's registration. */
  readonly fields?: RegistrationSettings["fields"];
  /** What the platform answers to the recovery's requests, in turn; then it accepts them. */
  readonly responses?: readonly (Response | FaultId)[];
}

const accepted = (value: object = {}) => Response.json({ success: true, value });
const refused = (code: string, rest: object = {}, status = 422) =>
  Response.json({ success: false, code, message: `said: ${code}`, ...rest }, { status });

const recoveryCalls: readonly string[] = ["requestPasswordMail", "sendLoginCode", "resetPassword"];

/** The login over home, of a site that takes no new members, and the way to its recovery. */
async function openLogin({ mount, ...story }: SiteStoryContext, setup: Setup = {}) {
  const { byPhone = false, sendThrottle = 1, fields, responses = [] } = setup;
  const closed = takingMembers(withSmallHome(siteIn(settingOf(story))), false);
  const site: SiteConfig = {
    ...closed,
    switches: { ...closed.switches, CHNGPASSVERIF3: byPhone },
    lockedSwitches: [...closed.lockedSwitches, "CHNGPASSVERIF3"],
    constants: { ...closed.constants, sendThrottle },
  };
  const scene = openScene({ scene: "guest", site });
  const sent: Sent[] = [];
  const logins: unknown[] = [];
  const coming = [...responses];
  let attempts = 0;
  const client = createSend({
    origin: "/",
    merchant: site.merchant,
    language: () => document.documentElement.lang,
    token: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname: path } = new URL(request.url);
      sent.push({ path, type: request.headers.get("Content-Type"), body: await request.text() });
      const next = coming.shift();
      return next instanceof Response ? next : accepted();
    },
  });
  const send: Send = async (call, request, options) => {
    if (recoveryCalls.includes(call.id)) {
      attempts += 1;
      const fault = coming[0];
      if (typeof fault !== "string") return client(call, request, options);
      coming.shift();
      return faultySend(fault)(call, request, options);
    }
    if (call.id === "login") {
      logins.push(request);
      // The number of this account.
      return scene.send(call, { ...request, username: "demo" }, options);
    }
    if (call.id === "registerSettings" && fields) return { fields } as never;
    return scene.send(call, request, options);
  };
  await mount(<SceneSite path="/register" prepared={{ site, platform: { ...scene, send } }} />);
  const texts = await siteTexts(site);
  const { auth } = texts;
  const dialog = async (kind: "login" | "forgotPassword") =>
    within(await screen.findByRole("dialog", { name: auth(`${kind}.title`) }));
  const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
  return {
    ...texts,
    sent,
    /** How often a recovery's call was made, also without a request that arrived. */
    attempts: () => attempts,
    logins,
    dialog,
    press,
    async openRecovery() {
      await dialog("login");
      await press(auth("login.forgot"));
      return dialog("forgotPassword");
    },
    /** A control by the beginning of its label, behind which a star may follow. */
    box: async (label: string) =>
      (await dialog("forgotPassword")).findByLabelText(new RegExp(`^${label}(?: ?\\*)?$`, "u")),
  };
}

type Opened = Awaited<ReturnType<typeof openLogin>>;

async function typeIn({ box }: Opened, label: string, text: string): Promise<void> {
  await enterText(() => box(label), text);
}

async function sendMail(page: Opened, { username = "demo01", email = "demo@mail.example" } = {}): Promise<void> {
  await typeIn(page, page.auth("field.username"), username);
  await typeIn(page, page.auth("field.email"), email);
  await page.press(page.auth("forgotPassword.sendMail"));
}

export const FromLogin: SiteStory = {
  name: "AU-041 AU-084 MO-016 a visitor without a session opens the recovery in place of the login, and goes back",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    await page.openRecovery();
    await expect(sessionStorage.getItem("token")).toBeNull();
    await expect(screen.getAllByRole("dialog")).toHaveLength(1);
    const title = screen.getByRole("heading", { name: page.auth("forgotPassword.title") });
    await waitFor(() => expect(title).toHaveFocus());
    await page.press(page.auth("forgotPassword.back"));
    await page.dialog("login");
    await expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole("heading", { name: page.auth("login.title") })).toHaveFocus());
  },
};

export const MailForgets: SiteStory = {
  name: "AU-026d after a mail with a temporary password the old one is no longer remembered",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    await rememberPassword("demo01", "Old-Sun-5", 600);
    await page.openRecovery();
    await sendMail(page);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(document.cookie).not.toContain("loginPassword.");
    await forgetLogins();
  },
};

export const ByMail: SiteStory = {
  name: "AU-042 AU-043 username and address are sent as a form; then the dialog is gone and the confirmation shows",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    await page.openRecovery();
    await sendMail(page);
    await waitFor(() => expect(screen.getByText(page.t("in_been_out"))).toBeVisible());
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(page.sent).toEqual([
      {
        path: "/wps/member/password/email",
        type: expect.stringMatching(/^application\/x-www-form-urlencoded\b/u),
        body: "username=demo01&email=demo%40mail.example",
      },
    ]);
  },
};

export const OneWording: SiteStory = {
  name: "AU-044 ER-013 an unknown account and a wrong address get the same wording, and what was typed stays",
  play: async ({ mount, ...shown }) => {
    const responses = [
      refused("ACCOUNT_UNKNOWN", { value: { field: "username" } }),
      refused("EMAIL_UNKNOWN", { value: { field: "email" } }, 404),
    ];
    const page = await openLogin({ ...shown, mount }, { responses, sendThrottle: 0 });
    const dialog = await page.openRecovery();
    await sendMail(page);
    for (const { length } of [[1], [1, 2]]) {
      await waitFor(() => expect(page.sent).toHaveLength(length));
      await expect(await dialog.findByText(page.auth("forgotPassword.noAccount"))).toBeVisible();
      await expect(dialog.queryByText(/^said:/u)).toBeNull();
      await expect(await page.box(page.auth("field.username"))).toBeValid();
      await expect(await page.box(page.auth("field.email"))).toHaveValue("demo@mail.example");
      if (length === 1) await page.press(page.auth("forgotPassword.sendMail"));
    }
  },
};

export const Throttled: SiteStory = {
  name: "A second press within the brand's pause sends nothing",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { sendThrottle: 60, responses: [refused("EMAIL_UNKNOWN")] });
    const dialog = await page.openRecovery();
    await sendMail(page);
    await dialog.findByText(page.auth("forgotPassword.noAccount"));
    await page.press(page.auth("forgotPassword.sendMail"));
    await expect(dialog.getByText(page.auth("forgotPassword.noAccount"))).toBeVisible();
    await expect(page.sent).toHaveLength(1);
  },
};

export const Rules: SiteStory = {
  name: "VF-011 VF-012 a username and an address against their rules are explained at their fields, and nothing is sent",
  play: async ({ mount, ...shown }) => {
    const fields = { username: { required: true, patternId: 4, minLength: 6, maxLength: 12 } };
    const page = await openLogin({ ...shown, mount }, { fields });
    await page.openRecovery();
    await sendMail(page, { username: "a-b", email: "a@b" });
    const name = await page.box(page.auth("field.username"));
    const address = await page.box(page.auth("field.email"));
    await expect(name).toHaveAccessibleDescription(page.forms("in_pattern_4", { min: 6, max: 12 }));
    await expect(address).toHaveAccessibleDescription(page.forms("in_pattern_3", { min: 6, max: 64 }));
    await expect(page.sent).toEqual([]);
  },
};

export const MailOnly: SiteStory = {
  name: "A site without CHNGPASSVERIF3 has only the mail",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { byPhone: false });
    const dialog = await page.openRecovery();
    await expect(dialog.queryByRole("tab")).toBeNull();
    await expect(await page.box(page.auth("field.email"))).toBeVisible();
  },
};

export const Faults: SiteStory = {
  name: "After any failure the mail request says why, keeps the entries and sends again",
  play: async ({ mount, ...shown }) => {
    const coming = faultsWithoutValue;
    const page = await openLogin({ ...shown, mount }, { responses: coming, sendThrottle: 0 });
    const dialog = await page.openRecovery();
    await typeIn(page, page.auth("field.username"), "demo01");
    await typeIn(page, page.auth("field.email"), "demo@mail.example");
    const button = dialog.getByRole("button", { name: page.auth("forgotPassword.sendMail") });
    for (const [at, fault] of coming.entries()) {
      button.click();
      await waitFor(() => expect(page.attempts()).toBe(at + 1));
      await waitFor(() => expect(screen.queryByText(page.forms(problemOf[fault])), fault).toBeVisible());
      await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
      await expect(await page.box(page.auth("field.email"))).toHaveValue("demo@mail.example");
    }
    button.click();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(page.sent).toHaveLength(1);
  },
};

/** The recovery by phone, on a site that has it. */
async function openPhone(shown: SiteStoryContext, setup: Omit<Setup, "byPhone"> = {}) {
  const page = await openLogin(shown, { ...setup, byPhone: true });
  const dialog = await page.openRecovery();
  await userEvent.click(dialog.getByRole("tab", { name: page.auth("forgotPassword.byPhone") }));
  await dialog.findByRole("button", { name: page.auth("forgotPassword.setPassword") });
  return { ...page, within: dialog };
}

const NEW_PASSWORD = "Brave-Moon-7";

async function fillPhone(page: Opened, { number = "01020001000", code = "123456", password = NEW_PASSWORD } = {}) {
  await typeIn(page, page.auth("field.mobileNum"), number);
  await typeIn(page, page.auth("forgotPassword.newPassword"), password);
  if (code !== "") await typeIn(page, page.auth("field.verificationCode"), code);
}

export const Ways: SiteStory = {
  name: "AU-045 BR-029 CHNGPASSVERIF3 adds the phone to the ways, beside the mail",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { byPhone: true });
    const dialog = await page.openRecovery();
    const tabs = dialog.getAllByRole("tab").map(({ textContent }) => textContent);
    await expect(tabs).toEqual([page.auth("forgotPassword.byMail"), page.auth("forgotPassword.byPhone")]);
    screen.getByRole("button", { name: page.auth("forgotPassword.back") }).click();
    const offered = await page.dialog("login");
    await expect(offered.queryByRole("tab", { name: page.auth("forgotPassword.byPhone") })).toBeNull();
  },
};

export const PhoneRules: SiteStory = {
  name: "VF-013 a bad number, a missing code and a weak password each have their message, and nothing is sent",
  play: async ({ mount, ...shown }) => {
    const page = await openPhone({ ...shown, mount });
    await fillPhone(page, { number: "123", code: "", password: "weak" });
    await page.press(page.auth("forgotPassword.setPassword"));
    const number = await page.box(page.auth("field.mobileNum"));
    await waitFor(() => expect(number).toBeInvalid());
    await expect(number).toHaveAccessibleDescription(page.forms("fault.mobile", { min: 10, max: 11 }));
    await expect(await page.box(page.auth("field.verificationCode"))).toHaveAccessibleDescription(
      page.forms("in_required"),
    );
    await expect(await page.box(page.auth("forgotPassword.newPassword"))).toBeInvalid();
    await expect(page.sent).toEqual([]);
  },
};

export const CodeForReset: SiteStory = {
  name: "AU-049 the code for the reset comes from the call for visitors without a session",
  play: async ({ mount, ...shown }) => {
    const page = await openPhone({ ...shown, mount }, { responses: [accepted({ expiredMinutes: 1 })] });
    await typeIn(page, page.auth("field.mobileNum"), "01020001000");
    await page.press(page.forms("phone.send"));
    await waitFor(() => expect(page.sent.map(({ path }) => path)).toEqual(["/wps/verification/sms/noLogin"]));
    await expect(JSON.parse(page.sent[0]!.body)).toEqual({ mobileNum: "01020001000", countryDialingCode: "82" });
  },
};

export const ByPhone: SiteStory = {
  name: "AU-026d AU-047 AU-048 VF-064a after the reset the new password logs in, leads home and is stored nowhere; nor is the old",
  play: async ({ mount, ...shown }) => {
    await rememberPassword("demo", "Old-Sun-5", 600);
    const page = await openPhone({ ...shown, mount }, { responses: [accepted({ userName: "demo" })] });
    await fillPhone(page, { code: "123 456" });
    await page.press(page.auth("forgotPassword.setPassword"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(sessionStorage.getItem("token")).not.toBeNull());
    await expect(page.logins).toEqual([
      { type: "username", username: "demo", password: NEW_PASSWORD, countryDialingCode: "82" },
    ]);
    await expect(page.sent.map(({ path }) => path)).toEqual(["/wps/member/password/verification"]);
    const { newPassword, mobileNum, verificationCode } = JSON.parse(page.sent[0]!.body) as Record<string, unknown>;
    await expect({ newPassword, mobileNum, verificationCode }).toEqual({
      newPassword: NEW_PASSWORD,
      mobileNum: "01020001000",
      verificationCode: "123456",
    });
    const stored = [...Object.values({ ...sessionStorage }), ...Object.values({ ...localStorage }), document.cookie];
    await expect(stored.join("\n")).not.toContain(NEW_PASSWORD);
    await expect(document.cookie).not.toContain("loginPassword.");
    await forgetLogins();
  },
};

export const WrongCode: SiteStory = {
  name: "A wrong code is said at its field, and everything typed stays",
  play: async ({ mount, ...shown }) => {
    const responses = [refused("auth/invalid-verification-code", { value: { field: "verificationCode" } })];
    const page = await openPhone({ ...shown, mount }, { responses });
    await fillPhone(page);
    await page.press(page.auth("forgotPassword.setPassword"));
    const code = await page.box(page.auth("field.verificationCode"));
    await waitFor(() => expect(code).toHaveAccessibleDescription(page.forms("phone.invalidCode")));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(await page.box(page.auth("forgotPassword.newPassword"))).toHaveValue(NEW_PASSWORD);
  },
};

export const LostReset: SiteStory = {
  name: "After a lost response the password may be set: one press logs in with it",
  play: async ({ mount, ...shown }) => {
    const page = await openPhone({ ...shown, mount }, { responses: [new Response("<html>", { status: 502 })] });
    await fillPhone(page);
    await page.press(page.auth("forgotPassword.setPassword"));
    await expect(await screen.findByText(page.auth("forgotPassword.lost"))).toBeVisible();
    await page.press(page.auth("forgotPassword.logIn"));
    await waitFor(() => expect(page.logins).toHaveLength(1));
    await expect(page.logins[0]).toMatchObject({ username: "01020001000", password: NEW_PASSWORD });
  },
};

export const LostThenSentAgain: SiteStory = {
  name: "Sending a reset again after its response was lost logs in, and does not call the used code wrong",
  play: async ({ mount, ...shown }) => {
    const used = refused("auth/invalid-verification-code", { value: { field: "verificationCode" } });
    const lost = new Response("<html>", { status: 502 });
    const page = await openPhone({ ...shown, mount }, { responses: [lost, used] });
    await fillPhone(page);
    await page.press(page.auth("forgotPassword.setPassword"));
    await screen.findByText(page.auth("forgotPassword.lost"));
    await page.press(page.forms("outcome.retry"));
    await waitFor(() => expect(page.sent).toHaveLength(2));
    await waitFor(() => expect(sessionStorage.getItem("token")).not.toBeNull());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(page.logins).toMatchObject([{ username: "01020001000", password: NEW_PASSWORD }]);
  },
};
