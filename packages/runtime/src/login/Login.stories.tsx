import { freePlay } from "@livery/platform/calls/freePlay.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { Send } from "@livery/platform/createSend.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { clearStored } from "../storage/browserStorage.ts";
import { forgetLogins } from "../session/remember/rememberedLogin.ts";
import { type FaultId, faults, faultySend } from "../testing/faults.ts";
import { memories, refuseMemory } from "../testing/refuseMemory.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { problemOf } from "../../../../.storybook/faultTexts.ts";
import { stopClock } from "../../../../.storybook/clock.ts";
import { enterText } from "../../../../.storybook/enterText.ts";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import { siteIn, withSmallHome } from "../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../.storybook/siteTexts.ts";
import { slidePuzzle } from "../../../../.storybook/slidePuzzle.ts";
import { pageContent, settingOf } from "../../../../.storybook/storyGlobals.ts";

// The login as the site has it, on a platform that answers it as each story says.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Login",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

type Switches = Partial<SiteConfig["switches"]>;

interface LoginOptions {
  /** What becomes of the logins in turn; afterwards each succeeds. */
  readonly logins?: readonly (PlatformError | { readonly fault: FaultId })[];
  /** What becomes of the answers to a verification in turn. */
  readonly verifications?: readonly PlatformError[];
  readonly switches?: Switches;
  readonly path?: string;
  readonly site?: Partial<SiteConfig>;
}

const apiError = (code: string, value: object = {}, said = "Said by the platform") =>
  new PlatformError("refused", code, { status: 422, apiError: { code, value, said } });

const verification = (...methods: string[]) =>
  apiError("VERIFICATION_REQUIRED", { ticket: "t1", methods, mobile: "010-****-2000", email: "v***@mail.example" });

const isSolved = ({ x, track }: { readonly x: number; readonly track: readonly unknown[] }) =>
  x === 20 && track.length > 6;

/** The site with its login open. `sent` lists the calls about logging in with their requests. */
async function openLogin({ mount, ...story }: SiteStoryContext, options: LoginOptions = {}) {
  const { logins = [], verifications = [], switches = {} } = options;
  const base: SiteConfig = { ...withSmallHome(siteIn(settingOf(story))), ...options.site };
  const site: SiteConfig = {
    ...base,
    switches: { ...base.switches, ...switches },
    lockedSwitches: [...base.lockedSwitches, ...(Object.keys(switches) as (keyof SiteConfig["switches"])[])],
  };
  const scene = openScene({ scene: "guest", site });
  const coming = { login: [...logins], verifyLogin: [...verifications] };
  const sent: { readonly id: string; readonly request: Readonly<Record<string, unknown>> }[] = [];
  const demo = { type: "username", username: "demo", password: "x" };
  const send = (async (call, request, sending) => {
    const asked = { id: call.id, request: (request ?? {}) as Readonly<Record<string, unknown>> };
    if (["login", "verifyLogin", "sendLoginCode", "freePlay", "captcha", "slideCaptcha"].includes(call.id))
      sent.push(asked);
    if (call.id === "slideCaptcha") return slidePuzzle();
    if (call.id === "solveSlideCaptcha") {
      if (isSolved(request as never)) return { proof: "p1" };
      throw apiError("auth/captcha-check-failed", { captcha: true });
    }
    if (call.id === "verifyLogin" && asked.request["answer"] === undefined) return { state: "sent", expiredMinutes: 5 };
    if (call.id === "login" || call.id === "verifyLogin") {
      const next = coming[call.id].shift();
      if (next && "fault" in next) return faultySend(next.fault)(call, request, sending);
      if (next) throw next;
      const { login } = await import("@livery/platform/calls/login.ts");
      const session = await scene.send(login, demo as never, sending);
      return call.id === "login" ? session : { state: "in", login: session };
    }
    if (call.id === "sendLoginCode") return { expiredMinutes: 5 };
    if (call.id === "freePlay") return { token: "scene-trial", firstTimeLogin: false, passwordExpired: false };
    return scene.send(call, request, sending);
  }) as Send;
  let visit = 0;
  const show = async () => {
    visit += 1;
    // A platform of its own is a page of its own: only what the browser stores is left of the one before.
    const platform = { ...scene, send: ((...args) => send(...args)) as Send };
    await mount(<SceneSite key={visit} path={options.path ?? "/login"} prepared={{ site, platform }} />);
  };
  await forgetLogins();
  await show();
  const texts = await siteTexts(site);
  const box = async (label: string) =>
    screen.findByLabelText(new RegExp(`^${label}(?: ?\\*)?$`, "u"), { selector: "input:not([type=radio])" });
  const requests = (id: string) => sent.flatMap((each) => (each.id === id ? [each.request] : []));
  return { ...texts, site, show, box, requests };
}

type LoginPage = Awaited<ReturnType<typeof openLogin>>;

async function fill({ box, auth }: LoginPage, username = "demo", password = "Clear-Sky-9"): Promise<void> {
  await enterText(() => box(auth("field.username")), username);
  await enterText(() => box(auth("field.password")), password);
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const submit = async ({ auth }: LoginPage) => press(auth("login.submit"));
const loggedIn = async () => waitFor(() => expect(sessionStorage.getItem("token")).not.toBeNull());

export const Right: SiteStory = {
  name: "AU-001 AU-079 a name and a password log in; two presses send one request",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    await fill(page, " demo ");
    const button = await screen.findByRole("button", { name: page.auth("login.submit") });
    button.click();
    button.click();
    await loggedIn();
    await expect(page.requests("login")).toEqual([{ type: "username", username: "demo", password: "Clear-Sky-9" }]);
  },
};

export const Refused: SiteStory = {
  name: "ST-026b where nothing is kept, a login is whole, and the member learns that it ends with the page",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    const allow = refuseMemory(memories);
    try {
      await fill(page);
      await userEvent.click(await page.box(page.auth("remember.label", { count: 24 })));
      await submit(page);
      await expect(await screen.findByText(page.t("session.loginNotKept"))).toBeVisible();
      await waitFor(() => expect(document.querySelector("header")).toHaveTextContent(/[\d,]+\.\d\d/u));
      await expect(screen.queryByText(page.t("session.notRemembered"))).toBeNull();
    } finally {
      allow();
      for (const area of ["local", "session"] as const) clearStored(area);
    }
  },
};

export const NotRemembered: SiteStory = {
  name: "A ticked login that the browser does not remember is said once the member is in",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    const allow = refuseMemory(["cookies", "indexedDB"]);
    try {
      await fill(page);
      await userEvent.click(await page.box(page.auth("remember.label", { count: 24 })));
      await submit(page);
      await expect(await screen.findByText(page.t("session.notRemembered"))).toBeVisible();
      await expect(sessionStorage.getItem("token")).not.toBeNull();
    } finally {
      allow();
    }
  },
};

export const OnBreak: SiteStory = {
  name: "A login during a break shows its end in place of the platform's words, without any offer",
  play: async ({ mount, ...shown }) => {
    const excluded = apiError("EXCLUDED", { kind: "TIME_OUT", until: "2031-06-15T03:00:10.000Z" });
    const page = await openLogin({ ...shown, mount }, { logins: [excluded], switches: { FREEPLAY3: true } });
    const offers = () => [
      screen.queryByRole("list", { name: page.auth("banners") }),
      screen.queryByRole("button", { name: page.auth("freePlay.label") }),
    ];
    await waitFor(() => expect(offers()).not.toContain(null));
    await fill(page);
    await submit(page);
    await expect(await screen.findByText(/2031/u)).toBeVisible();
    await expect(screen.queryByText("Said by the platform")).toBeNull();
    await expect(offers()).toEqual([null, null]);
    await expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(page.auth("break.heading"));
    await submit(page);
    await loggedIn();
  },
};

export const Required: SiteStory = {
  name: "VF-001 VF-002 a name of white space and no password are asked for, and nothing is sent",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    await userEvent.type(await page.box(page.auth("field.username")), "  ");
    await submit(page);
    const name = await page.box(page.auth("field.username"));
    await waitFor(() => expect(name).toHaveAccessibleDescription(page.forms("in_required")));
    await expect(await page.box(page.auth("field.password"))).toHaveAccessibleDescription(page.forms("in_required"));
    await expect(page.requests("login")).toEqual([]);
  },
};

export const Wrong: SiteStory = {
  name: "ER-012 a wrong name or password is said in the login, and the name stays",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { logins: [apiError("WRONG_LOGIN")] });
    await fill(page);
    await submit(page);
    await expect(await screen.findByText(page.auth("problem.wrongLogin"))).toBeVisible();
    await expect(await page.box(page.auth("field.username"))).toHaveValue("demo");
    await waitFor(async () => expect(await page.box(page.auth("field.password"))).toHaveFocus());
  },
};

export const WrongFormat: SiteStory = {
  name: "ER-014 a name or password in a wrong format is said in the login",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { logins: [apiError("FIELD_INVALID", { field: "username" })] });
    await fill(page);
    await submit(page);
    await expect(await screen.findByText(page.auth("problem.loginFormat"))).toBeVisible();
  },
};

export const OtherCode: SiteStory = {
  name: "ER-033 ER-034 a code without a text of the site's shows the platform's words as plain text, or a system error",
  play: async ({ mount, ...shown }) => {
    const said = "<b>Not</b> today";
    const page = await openLogin(
      { ...shown, mount },
      { logins: [apiError("9999", {}, said), apiError("9999", {}, "")] },
    );
    await fill(page);
    await submit(page);
    await expect(await screen.findByText(said)).toBeVisible();
    await submit(page);
    await expect(await screen.findByText(page.forms("problem.system"))).toBeVisible();
    await expect(screen.queryByText(said)).toBeNull();
  },
};

export const OtherLanguage: SiteStory = {
  name: "ER-036 another language changes what the login says of a failure and of its fields",
  play: async ({ mount, ...shown }) => {
    const site = { locales: ["ko", "en"], defaultLanguage: "ko" } as const;
    const page = await openLogin({ ...shown, mount }, { site, logins: [apiError("WRONG_LOGIN")] });
    const english = await siteTexts({ ...page.site, defaultLanguage: "en" });
    await fill(page);
    await submit(page);
    await expect(await screen.findByText(page.auth("problem.wrongLogin"))).toBeVisible();
    const password = await page.box(page.auth("field.password"));
    await userEvent.clear(password);
    await waitFor(() => expect(password).toHaveAccessibleDescription(page.forms("in_required")));
    (await screen.findByRole("menuitemradio", { name: "English", hidden: true })).click();
    await expect(await screen.findByText(english.auth("problem.wrongLogin"))).toBeVisible();
    await expect(password).toHaveAccessibleDescription(english.forms("in_required"));
    await expect(screen.queryByText(page.auth("problem.wrongLogin"))).toBeNull();
  },
};

export const Faults: SiteStory = {
  name: "ER-016 ER-021 whatever becomes of a login, the form says why, keeps what was typed, and logs in once it can",
  play: async ({ mount, ...shown }) => {
    const coming = Object.keys(faults) as FaultId[];
    const page = await openLogin({ ...shown, mount }, { logins: coming.map((fault) => ({ fault })) });
    await fill(page);
    const button = await screen.findByRole("button", { name: page.auth("login.submit") });
    for (const [at, fault] of coming.entries()) {
      button.click();
      await waitFor(() => expect(page.requests("login")).toHaveLength(at + 1));
      await waitFor(() => expect(screen.queryByText(page.forms(problemOf[fault])), fault).toBeVisible());
      await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
      await expect(await page.box(page.auth("field.username"))).toHaveValue("demo");
      await expect(await page.box(page.auth("field.password"))).toHaveValue("Clear-Sky-9");
    }
    button.click();
    await loggedIn();
  },
};

export const Password: SiteStory = {
  name: "The password can be shown, and password managers know it",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    const password = await page.box(page.auth("field.password"));
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await expect(password).toHaveAttribute("type", "password");
    await userEvent.click(await screen.findByRole("button", { name: page.forms("password.show") }));
    await expect(password).toHaveAttribute("type", "text");
  },
};

export const Picture: SiteStory = {
  name: "AU-016 AU-017 VF-003 after a failure with the flag the picture of a captcha comes and is required",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { logins: [apiError("WRONG_LOGIN", { captcha: true })] });
    await fill(page);
    await submit(page);
    const captcha = await page.box(page.forms("captcha.label"));
    const picture = await screen.findByRole("img", { name: page.forms("captcha.image") });
    await expect(picture).toHaveAttribute("src", expect.stringMatching(/^data:image\/png;base64,/u));
    await submit(page);
    await waitFor(() => expect(captcha).toHaveAccessibleDescription(page.forms("in_required")));
    await userEvent.type(captcha, "SCENE");
    await submit(page);
    await loggedIn();
    await expect(page.requests("login")).toMatchObject([
      { username: "demo" },
      { captcha: { id: "scene", text: "SCENE" } },
    ]);
  },
};

export const OtherPicture: SiteStory = {
  name: "AU-018 CN-007 presses for another picture count once a second",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { logins: [apiError("WRONG_LOGIN", { captcha: true })] });
    await fill(page);
    await submit(page);
    const refresh = await screen.findByRole("button", { name: page.forms("captcha.refresh") });
    const clock = stopClock();
    const pressTimes = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1) {
        await waitFor(() => expect(refresh).toBeEnabled());
        await userEvent.click(refresh);
      }
      await waitFor(() => expect(refresh).toBeEnabled());
    };
    try {
      await pressTimes(3);
      await expect(page.requests("captcha")).toHaveLength(2);
      clock.pass(999);
      await pressTimes(1);
      await expect(page.requests("captcha")).toHaveLength(2);
      clock.pass(1);
      await pressTimes(1);
      await expect(page.requests("captcha")).toHaveLength(3);
    } finally {
      clock.restore();
    }
  },
};

/** Moves the piece to its place by keys. */
async function slide({ forms }: LoginPage): Promise<HTMLElement> {
  const slider = await screen.findByRole("slider", { name: new RegExp(`^${forms("slide.label")}`, "u") });
  await waitFor(() => expect(slider).not.toHaveAttribute("aria-disabled"));
  slider.focus();
  await userEvent.keyboard("{ArrowRight>10/}{Enter}");
  return slider;
}

const passed = async ({ forms }: LoginPage) => screen.findByText(forms("slide.passed"), { selector: "[role=status]" });

export const Slide: SiteStory = {
  name: "AU-019 AU-020 where the brand asks for it, nothing is sent before the piece is in place, by arrow keys alone",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { site: { slideCaptcha: true } });
    await fill(page);
    await submit(page);
    await expect(await screen.findByText(page.forms("slide.missing"))).toBeVisible();
    await expect(page.requests("login")).toEqual([]);
    await slide(page);
    await passed(page);
    await expect(screen.queryByText(page.forms("slide.missing"))).toBeNull();
    await submit(page);
    await loggedIn();
    await expect(page.requests("login")).toMatchObject([{ slideProof: "p1" }]);
  },
};

export const SlideAgain: SiteStory = {
  name: "AU-015 a failed login puts the piece back at its start",
  play: async ({ mount, ...shown }) => {
    const failed = apiError("WRONG_LOGIN", { captcha: true });
    const page = await openLogin({ ...shown, mount }, { site: { slideCaptcha: true }, logins: [failed] });
    await fill(page);
    await slide(page);
    await passed(page);
    await submit(page);
    await screen.findByText(page.auth("problem.wrongLogin"));
    await waitFor(() => expect(screen.queryByText(page.forms("slide.passed"))).toBeNull());
    await waitFor(() => expect(screen.getByRole("slider")).toHaveValue("0"));
    await expect(page.requests("slideCaptcha")).toHaveLength(2);
  },
};

export const SlideMisplaced: SiteStory = {
  name: "A piece in the wrong place gets a new picture and says so; characters may replace it",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { site: { slideCaptcha: true } });
    const slider = await screen.findByRole("slider");
    await waitFor(() => expect(slider).not.toHaveAttribute("aria-disabled"));
    slider.focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(await screen.findByText(page.forms("slide.misplaced"))).toBeVisible();
    await expect(screen.getByRole("slider")).toHaveFocus();
    await waitFor(() => expect(page.requests("slideCaptcha")).toHaveLength(2));
    await press(page.forms("slide.other"));
    await fill(page);
    await userEvent.type(await page.box(page.forms("captcha.label")), "SCENE");
    await submit(page);
    await loggedIn();
    await expect(page.requests("login")).toMatchObject([{ captcha: { text: "SCENE" } }]);
  },
};

export const SlideTooWeak: SiteStory = {
  name: "When the platform no longer accepts a slide, characters take its place",
  play: async ({ mount, ...shown }) => {
    const insists = apiError("CAPTCHA_REQUIRED", { captcha: true });
    const page = await openLogin({ ...shown, mount }, { site: { slideCaptcha: true }, logins: [insists] });
    await fill(page);
    await slide(page);
    await passed(page);
    await submit(page);
    const captcha = await page.box(page.forms("captcha.label"));
    await waitFor(() => expect(captcha).toHaveFocus());
    await expect(captcha).toHaveValue("");
    await expect(screen.queryByRole("slider")).toBeNull();
  },
};

export const Verification: SiteStory = {
  name: "AU-029 a login from a new address goes on with each of the four methods",
  play: async ({ mount, ...shown }) => {
    const all = verification("SMS", "EMAIL", "GOOGLE", "BANK_NAME");
    const wrong = apiError("auth/invalid-verification-code", { field: "answer" });
    const page = await openLogin({ ...shown, mount }, { logins: [all], verifications: [wrong] });
    await fill(page);
    await submit(page);
    await press(page.auth("verify.send"));
    await expect(
      await screen.findByText(page.auth("verify.sent", { recipient: "010-****-2000", count: 5 })),
    ).toBeVisible();
    for (const method of ["EMAIL", "GOOGLE", "BANK_NAME"] as const) {
      await userEvent.click(await screen.findByRole("radio", { name: new RegExp(page.auth(`verify.${method}`), "u") }));
      await page.box(page.auth(`verify.answer.${method}`));
    }
    const answer = await page.box(page.auth("verify.answer.BANK_NAME"));
    await userEvent.type(answer, "박새");
    await press(page.auth("verify.submit"));
    await waitFor(() => expect(answer).toHaveAccessibleDescription(page.auth("verify.wrong")));
    await userEvent.type(answer, "벽");
    await press(page.auth("verify.submit"));
    await loggedIn();
    await expect(page.requests("verifyLogin")).toEqual([
      { ticket: "t1", method: "SMS" },
      { ticket: "t1", method: "BANK_NAME", answer: "박새" },
      { ticket: "t1", method: "BANK_NAME", answer: expect.stringMatching(/벽$/u) },
    ]);
  },
};

export const OneMethod: SiteStory = {
  name: "AU-030 with one method offered there is nothing to choose, and an ended verification starts over",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin(
      { ...shown, mount },
      { logins: [verification("EMAIL")], verifications: [apiError("VERIFICATION_ENDED")] },
    );
    await fill(page);
    await submit(page);
    const answer = await page.box(page.auth("verify.answer.EMAIL"));
    await expect(screen.queryByRole("radio")).toBeNull();
    await userEvent.type(answer, "123456");
    await press(page.auth("verify.submit"));
    await expect(await screen.findByText(page.auth("verify.ended"))).toBeVisible();
    await expect(await page.box(page.auth("field.username"))).toBeVisible();
  },
};

/** A text in the encodings in which somebody would look for it. */
const encodings = (text: string) => [
  text,
  encodeURIComponent(text),
  btoa(text),
  btoa(btoa(text)),
  btoa(text).replace(/=+$/u, ""),
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  [...text].reverse().join(""),
];

export const Remembered: SiteStory = {
  name: "AU-026a ST-019 a ticked login is filled in after a reload, and no cookie has the password in any encoding",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    await fill(page, "demo", "Clear-Sky-9");
    await userEvent.click(await page.box(page.auth("remember.label", { count: 24 })));
    await submit(page);
    await loggedIn();
    await waitFor(() => expect(document.cookie).toContain("loginPassword.demo="));
    const cookies = decodeURIComponent(document.cookie);
    for (const form of encodings("Clear-Sky-9")) await expect(cookies).not.toContain(form);
    sessionStorage.removeItem("token");
    await page.show();
    await expect(await page.box(page.auth("field.username"))).toHaveValue("demo");
    await waitFor(async () => expect(await page.box(page.auth("field.password"))).toHaveValue("Clear-Sky-9"));
    await expect(await page.box(page.auth("remember.label", { count: 24 }))).toBeChecked();
    await forgetLogins();
  },
};

export const LastName: SiteStory = {
  name: "AU-025 the last username is filled in also without the tick, and the password is kept nowhere",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    await fill(page, "demo", "Clear-Sky-9");
    await submit(page);
    await loggedIn();
    await waitFor(() => expect(document.cookie.match(/login\w+(?==)/gu)).toEqual(["loginUsername"]));
    const stored = [...Object.values({ ...sessionStorage }), ...Object.values({ ...localStorage }), document.cookie];
    for (const form of encodings("Clear-Sky-9"))
      await expect(decodeURIComponent(stored.join("\n"))).not.toContain(form);
    sessionStorage.removeItem("token");
    await page.show();
    await expect(await page.box(page.auth("field.username"))).toHaveValue("demo");
    await expect(await page.box(page.auth("field.password"))).toHaveValue("");
    await expect(await page.box(page.auth("remember.label", { count: 24 }))).not.toBeChecked();
    await forgetLogins();
  },
};

export const Unticked: SiteStory = {
  name: "AU-026c unticking forgets the login at once",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    await fill(page);
    await userEvent.click(await page.box(page.auth("remember.label", { count: 24 })));
    await submit(page);
    await loggedIn();
    sessionStorage.removeItem("token");
    await page.show();
    await userEvent.click(await page.box(page.auth("remember.label", { count: 24 })));
    await expect(document.cookie).not.toMatch(/login/u);
    await page.show();
    await expect(await page.box(page.auth("field.username"))).toHaveValue("");
    await expect(await page.box(page.auth("field.password"))).toHaveValue("");
  },
};

/** Chooses the login by phone and fills in the number. */
async function enterPhone(page: LoginPage, number: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole("radio", { name: page.auth("login.mobile") }));
  const mobile = await page.box(page.auth("field.mobileNum"));
  await userEvent.type(mobile, number);
  return mobile;
}

export const ByCode: SiteStory = {
  name: "AU-002 AU-004 AU-028 a number and its code log in, and the number is remembered where that is ticked",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { switches: { MOBILEVERCODELOGIN3: true } });
    await enterPhone(page, "01020001000");
    await press(page.forms("phone.send"));
    await waitFor(() => expect(page.requests("sendLoginCode")).toHaveLength(1));
    await userEvent.type(await page.box(page.auth("field.verificationCode")), "123456");
    await userEvent.click(await page.box(page.auth("remember.label", { count: 24 })));
    await submit(page);
    await loggedIn();
    await expect(page.requests("login")).toEqual([
      { type: "sms", mobileNum: "01020001000", countryDialingCode: "82", verificationCode: "123456" },
    ]);
    sessionStorage.clear();
    await page.show();
    await expect(await page.box(page.auth("field.mobileNum"))).toHaveValue("01020001000");
    await forgetLogins();
  },
};

export const CopiedCode: SiteStory = {
  name: "VF-064a a code that was copied from a message with spaces logs in, by phone and as a second step",
  play: async ({ mount, ...shown }) => {
    const switches = { MOBILEVERCODELOGIN3: true };
    const page = await openLogin({ ...shown, mount }, { switches, logins: [verification("GOOGLE")] });
    await fill(page);
    await submit(page);
    await userEvent.click(await page.box(page.auth("verify.answer.GOOGLE")));
    await userEvent.paste("642 982");
    await press(page.auth("verify.submit"));
    await loggedIn();
    await expect(page.requests("verifyLogin")).toMatchObject([{ answer: "642982" }]);
    sessionStorage.clear();
    await page.show();
    await enterPhone(page, "01020001000");
    const code = await page.box(page.auth("field.verificationCode"));
    await userEvent.click(code);
    await userEvent.paste("[Livery] 642-982");
    await expect(code).toHaveValue("642982");
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await submit(page);
    await loggedIn();
    await expect(page.requests("login").at(-1)).toMatchObject({ verificationCode: "642982" });
  },
};

export const ByCodeRequired: SiteStory = {
  name: "VF-004 VF-005 a number in a wrong form and a missing code are said, and nothing is sent",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { switches: { MOBILEVERCODELOGIN3: true } });
    const mobile = await enterPhone(page, " ");
    await submit(page);
    await waitFor(() => expect(mobile).toHaveAccessibleDescription(page.forms("in_required")));
    await expect(await page.box(page.auth("field.verificationCode"))).toHaveAccessibleDescription(
      page.forms("in_required"),
    );
    await userEvent.clear(mobile);
    await userEvent.type(mobile, "010123");
    await submit(page);
    await waitFor(() => expect(mobile).toHaveAccessibleDescription(page.forms("fault.mobile", { min: 10, max: 11 })));
    await expect(page.requests("login")).toEqual([]);
  },
};

export const BothWays: SiteStory = {
  name: "BR-027 HD-006 with the switch the login is by username or by phone",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { switches: { MOBILEVERCODELOGIN3: true } });
    await screen.findByRole("radio", { name: page.auth("login.username") });
    await userEvent.click(screen.getByRole("radio", { name: page.auth("login.mobile") }));
    await page.box(page.auth("field.mobileNum"));
  },
};

export const NoCode: SiteStory = {
  name: "BR-027 HD-006 without the switch there is no login by phone",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { switches: { MOBILEVERCODELOGIN3: false } });
    await page.box(page.auth("field.username"));
    await expect(screen.queryByRole("radio")).toBeNull();
  },
};

export const FreePlay: SiteStory = {
  name: "AU-066 AU-067 RO-003 BR-033 free play begins a trial session and leads home",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { switches: { FREEPLAY3: true } });
    await press(page.auth("freePlay.label"));
    await loggedIn();
    await waitFor(() => expect(sessionStorage.getItem("isAgent")).toBe("4"));
    const [asked] = page.requests("freePlay");
    await expect(freePlay.encode(asked as never, { merchant: page.site.merchant }).json).toEqual({
      os: expect.stringMatching(/./u),
      platform: "W",
      random: expect.stringMatching(/^.{40,}$/u),
      gatewayVersion: "3",
    });
    await waitFor(() => expect(document.querySelector("header nav")).toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole("button", { name: page.auth("freePlay.label") })).toBeNull());
  },
};

export const NoFreePlay: SiteStory = {
  name: "BR-033 without the switch there is no free-play button",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { switches: { FREEPLAY3: false } });
    await page.box(page.auth("field.username"));
    await expect(screen.queryByRole("button", { name: page.auth("freePlay.label") })).toBeNull();
  },
};

export const Tabs: SiteStory = {
  name: "MO-013 the dialog has a tab for the login and, where new members are taken, one for the registration",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { path: "/register", switches: { DIRECTREG3: true } });
    const names = async () => (await screen.findAllByRole("tab")).map((tab) => tab.textContent);
    await expect(await names()).toEqual([page.auth("login.tab"), page.auth("register.tab")]);
    await userEvent.click(screen.getByRole("tab", { name: page.auth("login.tab") }));
    await page.box(page.auth("field.password"));
  },
};
