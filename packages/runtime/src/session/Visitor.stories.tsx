import { createSend, type Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { FieldSettings } from "@livery/product/registration.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { enterText } from "../../../../.storybook/enterText.ts";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../.storybook/SceneSite.tsx";
import { sceneToken } from "../../../../.storybook/sceneFile.ts";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import { siteIn, withSmallHome } from "../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../.storybook/siteTexts.ts";
import { slidePuzzle } from "../../../../.storybook/slidePuzzle.ts";
import { pageContent, settingOf } from "../../../../.storybook/storyGlobals.ts";

// What a visitor without an account sends: the site's own client writes the requests, and these stories read them. Each
// `play` destructures `mount`, because that makes Storybook let the play function render the story.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Visitor",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

interface Setup {
  readonly path?: string;
  readonly switches?: Partial<Switches>;
  /** Fields that the platform asks for beside the account's own. */
  readonly fields?: Readonly<Record<string, FieldSettings>>;
  readonly slideCaptcha?: true;
  /** The platform makes the first account, but the response does not arrive. */
  readonly lost?: true;
}

interface Wire {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const usual = { required: true, patternId: 8, minLength: 2, maxLength: 20 };
const account = { username: { ...usual, patternId: 1 }, password: usual, mobileNum: { ...usual, patternId: 5 } };

const usualSwitches = {
  DIRECTREG3: true,
  USERNAMEREG3: true,
  MOBILEREG3: false,
  REGMOBVERF3: false,
  LOGGEDINONLY3: false,
};

/** Responses of this platform by path; the scene answers everything else. */
const responses: Readonly<Record<string, (setup: Setup, query: URLSearchParams) => unknown>> = {
  "/wps/system/setting/register": ({ fields }) => ({ fields: { ...account, ...fields } }),
  "/wps/agent/affiliate": (_, query) => ({ valid: query.get("code") === "NORTH01" }),
  "/wps/verification/sms/register": () => ({ expiredMinutes: 5 }),
  "/wps/member/register": () => ({ token: sceneToken("member") }),
  "/wps/member/register/mobile": () => ({ token: sceneToken("member") }),
  "/wps/member/password/email": () => ({}),
};

let opened = 0;

/** Opens the site for a visitor. `calls` are the calls in their order, `wire` the requests that this platform got. */
async function openSite({ mount, ...story }: SiteStoryContext, setup: Setup = {}) {
  const own = withSmallHome(siteIn(settingOf(story)));
  const switches = { ...own.switches, ...usualSwitches, ...setup.switches };
  const site: SiteConfig = {
    ...own,
    switches,
    lockedSwitches: Object.keys(switches) as (keyof Switches)[],
    ...(setup.slideCaptcha && { slideCaptcha: true }),
  };
  const scene = openScene({ scene: "guest", site });
  const calls: string[] = [];
  const wire: Wire[] = [];
  const client = createSend({
    origin: "/",
    merchant: site.merchant,
    language: () => document.documentElement.lang,
    token: () => undefined,
    // The encryption itself is tested in packages/platform.
    encrypt: async (plain) => ({ jwe: btoa(encodeURIComponent(JSON.stringify(plain))) }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname: path, searchParams } = new URL(request.url);
      const text = await request.text();
      wire.push({ method: request.method, path, body: text.startsWith("{") ? JSON.parse(text) : text });
      return Response.json({ success: true, value: responses[path]?.(setup, searchParams) });
    },
  });
  const send: Send = async (call, request, options) => {
    calls.push(call.id);
    if (call.id === "countryCodes") return [{ countryCode: "KR", dialingCode: "82" }] as never;
    if (call.id === "slideCaptcha") return slidePuzzle() as never;
    if (call.id === "solveSlideCaptcha") return { proof: "p1" } as never;
    if (call.id === "freePlay")
      return { token: sceneToken("trial"), firstTimeLogin: false, passwordExpired: false } as never;
    if (setup.lost && call.id === "login") return scene.send(call, { ...request, username: "demo" }, options);
    if (setup.lost && call.id === "registerByMobile") {
      const isFirst = calls.filter((id) => id === call.id).length === 1;
      if (isFirst) throw new PlatformError("offline", "the response was lost");
      const apiError = { code: "MOBILE_TAKEN", value: { field: "mobileNum" } };
      throw new PlatformError("refused", "taken", { status: 409, apiError });
    }
    return responses[call.path] ? client(call, request, options) : scene.send(call, request, options);
  };
  const show = async () => {
    opened += 1;
    // Another client begins another page: only what the browser stored is left, as after a reload.
    const platform = { ...scene, send: ((...sent) => send(...sent)) as Send };
    await mount(<SceneSite key={opened} path={setup.path ?? "/register"} prepared={{ site, platform }} />);
  };
  await show();
  const texts = await siteTexts(site);
  return { ...texts, site, show, calls, wire, at: (wanted: string) => wire.filter((each) => each.path === wanted) };
}

type Page = Awaited<ReturnType<typeof openSite>>;

/** A field of the open dialog. */
async function input(name: string): Promise<HTMLInputElement> {
  const find = () => document.querySelector<HTMLInputElement>(`dialog[open] input[name="${name}"]`);
  await waitFor(() => expect(find(), `a field "${name}"`).not.toBeNull());
  return find()!;
}

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await enterText(() => input(name), text);
  }
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const submit = ({ auth }: Page) => press(auth("register.submit"));
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

const PASSWORD = "Clear-Sky-9";
const MOBILE = "01012345678";
const passwords = { password: PASSWORD, confirmPassword: PASSWORD };

const ways = [
  {
    switches: { REGMOBVERF3: true },
    values: { username: "abc12345", ...passwords, mobileNum: MOBILE },
    path: "/wps/member/register",
  },
  {
    switches: { REGMOBVERF3: true, USERNAMEREG3: false, MOBILEREG3: true, MOBILEREGPASS3: true },
    values: { mobileNum: MOBILE, ...passwords },
    path: "/wps/member/register/mobile",
  },
] as const;

export const Calls: SiteStory = {
  name: "AU-038 AU-057 in both modes the code has its call, and the registration is a PUT of an envelope to its own path",
  play: async ({ mount, ...shown }) => {
    for (const { switches, values, path } of ways) {
      const page = await openSite({ ...shown, mount }, { switches });
      await fill(values);
      await press(page.forms("phone.send"));
      await waitFor(() => expect(page.at("/wps/verification/sms/register")).toHaveLength(1));
      await fill({ verificationCode: "123456" });
      await submit(page);
      await gone();
      await expect(page.wire.slice(-2)).toEqual([
        {
          method: "POST",
          path: "/wps/verification/sms/register",
          body: { mobileNo: MOBILE, countryDialingCode: "82" },
        },
        { method: "PUT", path, body: { jwe: expect.any(String) } },
      ]);
      sessionStorage.clear();
    }
  },
};

export const Order: SiteStory = {
  name: "AU-058 a registration checks its fields, then the affiliate code, then shows the captcha",
  play: async ({ mount, ...shown }) => {
    const fields = { affiliateCode: { ...usual, required: false } };
    const page = await openSite({ ...shown, mount }, { fields, slideCaptcha: true });
    await fill({ username: "abc12345", affiliateCode: "NOBODY" });
    const steps = ["solveSlideCaptcha", "checkAffiliate", "register", "memberInfo"];
    const taken = () => page.calls.filter((id) => steps.includes(id));
    await submit(page);
    await waitFor(async () => expect(await input("password")).toBeInvalid());
    await expect(taken()).toEqual([]);
    await fill(passwords);
    await submit(page);
    await waitFor(async () => expect(await input("affiliateCode")).toBeInvalid());
    await expect(screen.queryByRole("slider")).toBeNull();
    await fill({ affiliateCode: "NORTH01" });
    await submit(page);
    const slider = await screen.findByRole("slider");
    await waitFor(() => expect(slider).toHaveFocus());
    await expect(taken()).toEqual(["checkAffiliate", "checkAffiliate"]);
    let openAtMember: boolean | undefined;
    const { push } = page.calls;
    page.calls.push = (id) => {
      if (id === "memberInfo") openAtMember = screen.queryByRole("dialog") !== null;
      return push.call(page.calls, id);
    };
    // The piece in its place is all that was missing.
    await waitFor(() => expect(slider).not.toHaveAttribute("aria-disabled"));
    await userEvent.keyboard("{ArrowRight>10/}{Enter}");
    await gone();
    await expect(openAtMember).toBe(true);
    await expect(taken()).toEqual(["checkAffiliate", "checkAffiliate", "solveSlideCaptcha", "register", "memberInfo"]);
    await waitFor(() => expect(screen.queryByRole("link", { name: page.t("header.login") })).toBeNull());
  },
};

export const Lost: SiteStory = {
  name: "A registration by mobile number, sent again after a lost response and a reload, logs in",
  play: async ({ mount, ...shown }) => {
    const { switches, values } = ways[1];
    const page = await openSite({ ...shown, mount }, { switches: { ...switches, REGMOBVERF3: false }, lost: true });
    await fill(values);
    await submit(page);
    const lost = page.auth("register.lost", { name: MOBILE });
    await expect(await screen.findByText(lost)).toBeVisible();
    await page.show();
    await expect(await screen.findByText(lost)).toBeVisible();
    await expect(await input("mobileNum")).toHaveValue(MOBILE);
    await fill(passwords);
    await press(page.forms("outcome.retry"));
    await gone();
    await expect(page.calls.filter((id) => /^(?:register|login)/u.test(id) && id !== "registerSettings")).toEqual([
      "registerByMobile",
      "registerByMobile",
      "login",
    ]);
    await expect(screen.queryByText(page.auth("fault.mobileTaken"))).toBeNull();
  },
};

export const Settings: SiteStory = {
  name: "AU-064 the registration asks for its settings when it opens, and its fields and their rules follow them",
  play: async ({ mount, ...shown }) => {
    const fields = { line: { required: true, patternId: 5, minLength: 3, maxLength: 6 } };
    const page = await openSite({ ...shown, mount }, { path: "/index", fields });
    const settings = "/wps/system/setting/register";
    await userEvent.click((await screen.findAllByRole("link", { name: page.t("header.register") }))[0]!);
    const line = await input("line");
    await expect(page.at(settings)).toEqual([{ method: "GET", path: settings, body: "" }]);
    await expect(document.querySelector('dialog input[name="wechat"]')).toBeNull();
    await fill({ line: "ab" });
    await submit(page);
    await waitFor(() => expect(line).toHaveAccessibleDescription(page.forms("in_pattern_5", { min: 3, max: 6 })));
  },
};

export const Languages: SiteStory = {
  name: "VF-060 the message of a pattern follows the language of the page",
  play: async ({ mount, ...shown }) => {
    const page = await openSite({ ...shown, mount });
    await fill({ username: "1 ?" });
    await submit(page);
    const name = await input("username");
    const other = page.site.defaultLanguage === "ko" ? "en" : "ko";
    const { forms } = await siteTexts({ ...page.site, defaultLanguage: other });
    const limits = { min: 2, max: 20 };
    await waitFor(() => expect(name).toHaveAccessibleDescription(page.forms("in_pattern_1", limits)));
    // The page behind the dialog cannot be reached by a pointer, but a script can press its buttons.
    const chosen = document.querySelector<HTMLElement>(`header [lang=${other}]`)?.closest("button, [role^=menuitem]");
    (chosen as HTMLElement).click();
    await waitFor(async () =>
      expect(await input("username")).toHaveAccessibleDescription(forms("in_pattern_1", limits)),
    );
    await expect(forms("in_pattern_1", limits)).not.toBe(page.forms("in_pattern_1", limits));
  },
};

export const Doors: SiteStory = {
  name: "RO-002 a visitor opens and submits login, registration and recovery, from the header on",
  play: async ({ mount, ...shown }) => {
    const page = await openSite({ ...shown, mount }, { path: "/index" });
    const { auth, calls, t } = page;
    const open = async () => userEvent.click((await screen.findAllByRole("link", { name: t("header.login") }))[0]!);
    await open();
    await press(auth("login.forgot"));
    await fill({ username: "abc12345", email: "demo@mail.example" });
    await press(auth("forgotPassword.sendMail"));
    await gone();
    await expect(calls).toContain("requestPasswordMail");
    await open();
    await fill({ username: "nobody", password: PASSWORD });
    await press(auth("login.submit"));
    await waitFor(() => expect(calls).toContain("login"));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("tab", { name: auth("register.tab") }));
    await fill({ username: "abc12345", ...passwords });
    await submit(page);
    await gone();
    await expect(calls).toContain("register");
  },
};

export const FreePlay: SiteStory = {
  name: "RO-003 a visitor plays for free where FREEPLAY3 is on, and finds no button for it where it is off",
  play: async ({ mount, ...shown }) => {
    for (const FREEPLAY3 of [false, true]) {
      const page = await openSite({ ...shown, mount }, { path: "/login", switches: { FREEPLAY3 } });
      await screen.findByRole("button", { name: page.auth("login.submit") });
      const button = screen.queryByRole("button", { name: page.auth("freePlay.label") });
      await expect(button !== null).toBe(FREEPLAY3);
      if (!button) continue;
      await userEvent.click(button);
      await waitFor(() => expect(sessionStorage.getItem("isAgent")).toBe("4"));
    }
  },
};
