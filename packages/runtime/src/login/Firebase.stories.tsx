import { login } from "@livery/platform/calls/login.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import { type NumberProof, NumberProofContext } from "../kit/services/firebase/numberProof.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { enterText } from "../../../../.storybook/enterText.ts";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import { siteIn, withSmallHome } from "../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../.storybook/siteTexts.ts";
import { pageContent, settingOf } from "../../../../.storybook/storyGlobals.ts";

// Login and registration of a brand whose codes Firebase sends. A double takes Firebase's place.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Firebase",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

/** What becomes of the codes that are sent and of those that are confirmed, in turn; afterwards each succeeds. */
interface Failures {
  readonly sends?: readonly PlatformError[];
  readonly confirms?: readonly PlatformError[];
  readonly logins?: readonly PlatformError[];
}

const refusal = (code: string) => new PlatformError("refused", code, { status: 400, apiError: { code } });

function createDouble({ sends = [], confirms = [] }: Failures) {
  const [failingSends, failingConfirms] = [[...sends], [...confirms]];
  const sent: string[] = [];
  const confirmed: string[] = [];
  const proof: NumberProof = {
    async send(number, language) {
      sent.push(`${number} ${language}`);
      const failure = failingSends.shift();
      if (failure) throw failure;
      return `code${sent.length}`;
    },
    async confirm(id, code) {
      confirmed.push(`${id} ${code}`);
      const failure = failingConfirms.shift();
      if (failure) throw failure;
      return `proof of ${id} ${code}`;
    },
  };
  const here = () => proof;
  return { sent, confirmed, service: { here, load: async () => here, preload: async () => here } };
}

const on: Partial<Switches> = { DIRECTREG3: true, USERNAMEREG3: true, REGMOBVERF3: true, MOBILEVERCODELOGIN3: true };

/** A page of the site of a brand with a Firebase account. */
async function openPage({ mount, ...story }: SiteStoryContext, path: string, failures: Failures = {}) {
  const own = withSmallHome(siteIn(settingOf(story)));
  const site: SiteConfig = {
    ...own,
    firebase: { project: "story-example", app: "1:1:web:a", webKey: "example-web-key-of-a-story" },
    switches: { ...own.switches, ...on, MOBILEREG3: false },
    lockedSwitches: Object.keys(own.switches) as (keyof Switches)[],
    registration: { ...own.registration, termsChecked: true },
  };
  const scene = openScene({ scene: "guest", site });
  sessionStorage.removeItem("codeHold.login");
  sessionStorage.removeItem("codeHold.register");
  const double = createDouble(failures);
  const logins = [...(failures.logins ?? [])];
  const bodies: { readonly id: string; readonly body: unknown }[] = [];
  const demo = { type: "username", username: "demo", password: "x" } as const;
  const token = async () => (await scene.send(login, demo)).token;
  const send = (async (call, request, options) => {
    // The body before its encryption.
    bodies.push({ id: call.id, body: call.encode(request, { merchant: site.merchant }).json });
    if (call.id === "login") {
      const failure = logins.shift();
      if (failure) throw failure;
      return scene.send(login, demo, options);
    }
    if (call.id === "register") return { token: await token() };
    if (call.id === "registerSettings") return { fields: { username: rule, password: rule, mobileNum: mobileRule } };
    if (call.id === "countryCodes") return [{ countryCode: "KR", dialingCode: "82" }];
    return scene.send(call, request, options);
  }) as Send;
  await mount(
    <NumberProofContext value={double.service}>
      <SceneSite path={path} prepared={{ site, platform: { ...scene, send } }} />
    </NumberProofContext>,
  );
  const texts = await siteTexts(site);
  const { auth, forms } = texts;
  const box = async (name: string) =>
    waitFor(() => {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!input) throw new Error(`The form has no field "${name}".`);
      return input;
    });
  return {
    ...texts,
    ...double,
    box,
    bodiesOf: (id: string) => bodies.filter((one) => one.id === id).map(({ body }) => body),
    fill: (name: string, text: string) => enterText(() => box(name), text),
    sender: () =>
      screen.findByRole("button", {
        name: new RegExp(`^(?:${forms("phone.send")}|${forms("phone.resend")})`, "u"),
      }),
    submit: async (label: string) => userEvent.click(await screen.findByRole("button", { name: label })),
    warning: () => screen.findByRole("alertdialog", { name: forms("phone.failed.title") }),
    choosePhone: async () => userEvent.click(await screen.findByRole("radio", { name: auth("login.mobile") })),
  };
}

const rule = { required: true, patternId: 8, minLength: 2, maxLength: 20 };
const mobileRule = { required: true, patternId: 5, minLength: 10, maxLength: 11 };

/** The login by phone with a number entered. */
async function openLogin(shown: SiteStoryContext, failures?: Failures) {
  const page = await openPage(shown, "/login", failures);
  await page.choosePhone();
  await page.fill("mobileNum", "01020001000");
  return page;
}

type Page = Awaited<ReturnType<typeof openLogin>>;

/** Sends a code and enters one. */
async function enterCode(page: Page, code = "123456"): Promise<void> {
  const { length } = page.sent;
  await userEvent.click(await page.sender());
  await waitFor(() => expect(page.sent).toHaveLength(length + 1));
  await page.fill("verificationCode", code);
}

const loggedIn = async () => waitFor(() => expect(sessionStorage.getItem("token")).not.toBeNull());

export const Login: SiteStory = {
  name: "AU-003 a login by SMS has its code sent by Firebase, and sends the type firebase with the proof",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    await enterCode(page);
    await page.submit(page.auth("login.submit"));
    await loggedIn();
    await expect(page.sent).toEqual([`+821020001000 ${document.documentElement.lang}`]);
    await expect(page.bodiesOf("login")).toEqual([
      {
        type: "firebase",
        mobileNum: "01020001000",
        countryDialingCode: "82",
        verificationCode: "proof of code1 123456",
      },
    ]);
    await expect(page.bodiesOf("sendLoginCode")).toEqual([]);
  },
};

export const Countdown: SiteStory = {
  name: "AU-032 after a code from Firebase the next one can be sent in 60 seconds",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    await userEvent.click(await page.sender());
    await waitFor(async () => expect(await page.sender()).toHaveTextContent(/(?:1:00|0:5\d)/u));
    await expect(await page.sender()).toBeDisabled();
  },
};

export const Registration: SiteStory = {
  name: "AU-061 a registration sends Firebase's channel and its proof of the number",
  play: async ({ mount, ...shown }) => {
    const page = await openPage({ ...shown, mount }, "/register");
    await page.fill("username", "abc12345");
    await page.fill("password", "Clear-Sky-9");
    await page.fill("confirmPassword", "Clear-Sky-9");
    await page.fill("mobileNum", "01012345678");
    await enterCode(page);
    await page.submit(page.auth("register.submit"));
    await loggedIn();
    await expect(page.bodiesOf("register")).toMatchObject([
      {
        mobileNum: "01012345678",
        countryDialingCode: "82",
        firebaseChannel: "sms",
        firebaseIdToken: "proof of code1 123456",
      },
    ]);
    await expect(page.bodiesOf("sendRegisterCode")).toEqual([]);
  },
};

export const SameProof: SiteStory = {
  name: "After a refused login the same code is sent with the same proof: Firebase confirms a code once",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { logins: [refusal("NOT_MEMBER")] });
    await enterCode(page);
    await page.submit(page.auth("login.submit"));
    await screen.findByText(page.forms("problem.notMember"));
    await page.submit(page.auth("login.submit"));
    await loggedIn();
    await expect(page.confirmed).toEqual(["code1 123456"]);
    await expect(page.bodiesOf("login")).toHaveLength(2);
  },
};

export const WrongNumbers: SiteStory = {
  name: "ER-001 ER-002 a number that Firebase does not take is said at its field, and another can be tried",
  play: async ({ mount, ...shown }) => {
    const sends = [refusal("auth/invalid-phone-number"), refusal("auth/missing-phone-number")];
    const page = await openLogin({ ...shown, mount }, { sends });
    const number = await page.box("mobileNum");
    for (const text of ["phone.invalidNumber", "phone.missingNumber"] as const) {
      await waitFor(async () => {
        await userEvent.click(await page.sender());
        await expect(number).toHaveAccessibleDescription(page.forms(text));
      });
    }
    await waitFor(async () => {
      await userEvent.click(await page.sender());
      await expect(page.sent).toHaveLength(3);
    });
  },
};

export const TooMany: SiteStory = {
  name: "ER-003 after too many requests Firebase's code can be sent again in five minutes, and the dialog says so",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { sends: [refusal("auth/too-many-requests")] });
    await userEvent.click(await page.sender());
    const dialog = await page.warning();
    await expect(dialog).toHaveAccessibleDescription(page.forms("phone.tooMany", { count: 5 }));
    await userEvent.click(within(dialog).getByRole("button"));
    await expect(await page.sender()).toBeDisabled();
    await expect(await page.sender()).toHaveTextContent(/(?:5:00|4:5\d)/u);
  },
};

type DialogText = "unknown" | "captchaFailed" | "quota" | "notAllowed" | "popupClosed";

/** A code that belongs to no field is said in a dialog, and the next try is open. */
function saidInDialog(code: string, text: DialogText): NonNullable<SiteStory["play"]> {
  return async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { sends: [refusal(code)] });
    await userEvent.click(await page.sender());
    const dialog = await page.warning();
    await expect(dialog).toHaveAccessibleDescription(page.forms(`phone.${text}`));
    await userEvent.click(within(dialog).getByRole("button"));
    await waitFor(async () => {
      await userEvent.click(await page.sender());
      await expect(page.sent).toHaveLength(2);
    });
    await waitFor(async () => expect(await page.sender()).toBeDisabled());
  };
}

export const Unknown: SiteStory = {
  name: "ER-004 a code that nobody listed is said as an unknown error",
  play: saidInDialog("auth/internal-error", "unknown"),
};

export const CaptchaFailed: SiteStory = {
  name: "A failed check of Firebase's is said, and the next code can be sent",
  play: saidInDialog("auth/captcha-check-failed", "captchaFailed"),
};

export const Quota: SiteStory = {
  name: "ER-008 a used-up quota leads to customer service",
  play: saidInDialog("auth/quota-exceeded", "quota"),
};

export const NotAllowed: SiteStory = {
  name: "ER-009 a number that gets no codes leads to customer service",
  play: saidInDialog("auth/operation-not-allowed", "notAllowed"),
};

export const PopupClosed: SiteStory = {
  name: "ER-011 a closed window is said as a login that failed, and the next try is open",
  play: saidInDialog("auth/popup-closed-by-user", "popupClosed"),
};

export const WrongCodes: SiteStory = {
  name: "ER-005 ER-006 ER-010 what is wrong with a code is said at its field; the login then goes on with the right one",
  play: async ({ mount, ...shown }) => {
    const rows = [
      ["auth/invalid-verification-code", "phone.invalidCode"],
      ["auth/missing-verification-code", "phone.missingCode"],
      ["auth/code-expired", "phone.codeExpired"],
    ] as const;
    const page = await openLogin({ ...shown, mount }, { confirms: rows.map(([code]) => refusal(code)) });
    await enterCode(page, "1");
    const code = await page.box("verificationCode");
    for (const [, text] of rows) {
      await page.submit(page.auth("login.submit"));
      await waitFor(() => expect(code).toHaveAccessibleDescription(page.forms(text)));
      await expect(code).toHaveFocus();
    }
    await page.submit(page.auth("login.submit"));
    await loggedIn();
    await expect(page.bodiesOf("login")).toHaveLength(1);
  },
};

export const ConfirmFailed: SiteStory = {
  name: "When Firebase fails to confirm a code, the form says so and sends nothing",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, { confirms: [refusal("auth/quota-exceeded")] });
    await enterCode(page);
    await page.submit(page.auth("login.submit"));
    await expect(await screen.findByText(page.forms("phone.quota"))).toBeVisible();
    await expect(page.bodiesOf("login")).toEqual([]);
  },
};

/** Answers the requests of Firebase's library as the Identity Toolkit API does; `failures` are its words for errors, in turn. */
function answerToolkit(...failures: string[]) {
  const fetchNow = window.fetch;
  const asked: string[] = [];
  const seconds = Math.floor(Date.now() / 1000);
  const claims = btoa(JSON.stringify({ sub: "u1", iat: seconds, exp: seconds + 3600 })).replaceAll("=", "");
  const responses: Readonly<Record<string, object>> = {
    recaptchaParams: { recaptchaSiteKey: "emulator" },
    recaptchaConfig: {},
    "accounts:sendVerificationCode": { sessionInfo: "s1" },
    "accounts:signInWithPhoneNumber": {
      idToken: `e30.${claims}.x`,
      refreshToken: "r",
      expiresIn: "3600",
      localId: "u1",
    },
    "accounts:lookup": { users: [{ localId: "u1" }] },
  };
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const name = pathname.split("/").at(-1) ?? "";
    if (!pathname.includes("/identitytoolkit.googleapis.com/")) return fetchNow(input, init);
    asked.push(name);
    const failure = name.startsWith("accounts:send") ? failures.shift() : undefined;
    if (failure) return Response.json({ error: { code: 400, message: failure } }, { status: 400 });
    return Response.json(responses[name] ?? {});
  };
  return { asked, idToken: `e30.${claims}.x`, restore: () => (window.fetch = fetchNow) };
}

const emulated = {
  project: "story-example",
  app: "1:1:web:a",
  webKey: "example-web-key-of-a-story",
  emulator: true,
} as const;

export const Library: SiteStory = {
  name: "Firebase's library sends a code, confirms it and returns the proof; each try gets a check of its own",
  play: async ({ mount }) => {
    await mount(<p>Firebase</p>);
    const toolkit = answerToolkit("QUOTA_EXCEEDED", "INVALID_APP_CREDENTIAL");
    try {
      const { openFirebase } = await import("../kit/services/firebase/firebase.section.ts");
      const { send, confirm } = openFirebase(emulated);
      const number = "+821020001000";
      await expect(send(number, "ko")).rejects.toMatchObject({ failure: "refused", code: "auth/quota-exceeded" });
      await expect(send(number, "ko")).rejects.toMatchObject({ code: "auth/captcha-check-failed" });
      const id = await send(number, "ko");
      await expect(await confirm(id, "123456")).toBe(toolkit.idToken);
      await expect(toolkit.asked.filter((name) => name === "recaptchaParams")).toHaveLength(3);
    } finally {
      toolkit.restore();
    }
  },
};

export const Challenge: SiteStory = {
  name: "A reCAPTCHA challenge makes the dialog non-modal; closing it counts as failed",
  play: async ({ mount }) => {
    await mount(<dialog aria-label="Login">Login</dialog>);
    const { watchChallenge } = await import("../kit/services/firebase/watchChallenge.ts");
    const dialog = document.querySelector("dialog")!;
    dialog.showModal();
    const frame = document.createElement("iframe");
    frame.srcdoc = "";
    frame.setAttribute("src", "/recaptcha/api2/bframe");
    frame.style.visibility = "hidden";
    const watch = watchChallenge(() => false);
    document.body.append(frame);
    try {
      await expect(dialog.matches(":modal")).toBe(true);
      frame.style.visibility = "visible";
      await waitFor(() => expect(dialog.matches(":modal")).toBe(false));
      await expect(dialog.open).toBe(true);
      frame.style.visibility = "hidden";
      await waitFor(() => expect(dialog.matches(":modal")).toBe(true));
      await expect(watch.givenUp).rejects.toMatchObject({ code: "auth/captcha-check-failed" });
    } finally {
      watch.end();
      frame.remove();
      dialog.close();
    }
  },
};
