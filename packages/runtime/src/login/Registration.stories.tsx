import { login } from "@livery/platform/calls/login.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { FieldSettings } from "@livery/product/registration.ts";
import { registrationFields } from "@livery/product/registrationFields.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { enterText } from "../../../../.storybook/enterText.ts";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import { siteIn, withSmallHome } from "../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../.storybook/siteTexts.ts";
import { pageContent, settingOf } from "../../../../.storybook/storyGlobals.ts";
import { turning } from "../testing/turning.ts";

// The ways to register, the fields and the order of the calls. What every form does is in SiteForms.stories.tsx.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Registration",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

interface Platform {
  readonly switches?: Partial<Switches>;
  readonly fields?: Readonly<Record<string, FieldSettings>>;
  readonly termsChecked?: boolean;
  readonly path?: string;
  /** The link's codes, as an earlier page kept them. */
  readonly link?: Readonly<Record<string, string>>;
  /** A registration answers without a token. */
  readonly tokenless?: true;
}

const usual = { required: true, patternId: 8, minLength: 2, maxLength: 20 };
const account = { username: { ...usual, patternId: 1 }, password: usual, mobileNum: { ...usual, patternId: 5 } };

let opened = 0;

/** The site with its registration open on a platform with these settings, and what it sends. */
async function openRegistration({ mount, ...story }: SiteStoryContext, platform: Platform = {}) {
  const own = withSmallHome(siteIn(settingOf(story)));
  const changed = { DIRECTREG3: true, USERNAMEREG3: true, MOBILEREG3: false, REGMOBVERF3: false, ...platform.switches };
  const site: SiteConfig = {
    ...own,
    switches: { ...own.switches, ...changed },
    lockedSwitches: Object.keys(own.switches) as (keyof Switches)[],
    registration: { ...own.registration, termsChecked: platform.termsChecked ?? true },
  };
  const scene = openScene({ scene: "guest", site });
  for (const name of ["referralCode", "affiliateCode"]) sessionStorage.removeItem(name);
  for (const [name, code] of Object.entries(platform.link ?? {})) sessionStorage.setItem(name, code);
  const sent: { readonly id: string; readonly request: unknown }[] = [];
  const send: Send = async (call, request, options) => {
    const respond = (value: unknown) => value as never;
    if (/register|Affiliate|login|RegisterCode/iu.test(call.id)) sent.push({ id: call.id, request });
    if (call.id === "registerSettings") return respond({ fields: { ...account, ...platform.fields } });
    if (call.id === "countryCodes") return respond([{ countryCode: "KR", dialingCode: "82" }]);
    if (call.id === "checkAffiliate") return respond({ valid: (request as { code: string }).code === "NORTH01" });
    if (call.id === "sendRegisterCode") return respond({ expiredMinutes: 5 });
    if (call.id === "login") return scene.send(call, { ...request, username: "demo" }, options);
    if (call.id !== "register" && call.id !== "registerByMobile") return scene.send(call, request, options);
    const { affiliateCode } = request as { readonly affiliateCode?: string };
    if (affiliateCode === "GONE") throw apiError("AFFILIATE_UNKNOWN", { field: "affiliateCode" });
    return respond(platform.tokenless ? {} : { token: sessionToken });
  };
  const { token: sessionToken } = await scene.send(
    login,
    { type: "username", username: "demo", password: "x" },
    undefined as never,
  );
  const prepared = { site, platform: { ...scene, send } };
  opened += 1;
  await mount(<SceneSite key={opened} path={platform.path ?? "/register"} prepared={prepared} />);
  const texts = await siteTexts(site);
  const dialog = () => screen.findByRole("dialog");
  await within(await dialog()).findAllByRole("textbox");
  return {
    ...texts,
    site,
    dialog,
    calls: () => sent.map(({ id }) => id).filter((id) => id !== "registerSettings"),
    requestOf: (id: string) =>
      sent.find((one) => one.id === id)?.request as Readonly<Record<string, unknown>> | undefined,
    /** Of the fields that belong to a form's values: the choice of the way to log in has no name of its own. */
    names: async () =>
      [...(await dialog()).querySelectorAll<HTMLInputElement>('[role="tabpanel"] input:not([name^="_r_"])')].map(
        ({ name }) => name,
      ),
  };
}

type Registration = Awaited<ReturnType<typeof openRegistration>>;

const apiError = (code: string, value: object) =>
  new PlatformError("refused", code, { status: 422, apiError: { code, value } });

async function fill({ dialog }: Registration, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    const shown = await dialog();
    await enterText(() => shown.querySelector<HTMLElement>(`input[name="${name}"]`), text);
  }
}

const submit = async ({ dialog, auth }: Registration) =>
  userEvent.click(within(await dialog()).getByRole("button", { name: auth("register.submit") }));

/** The field with its message. */
async function expectError({ dialog }: Registration, name: string, message: string): Promise<void> {
  const find = async () => (await dialog()).querySelector<HTMLInputElement>(`input[name="${name}"]`);
  await waitFor(async () => expect(await find()).toHaveAccessibleDescription(message));
  await expect(await find()).toBeInvalid();
}

const gone = async () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

const PASSWORD = "Clear-Sky-9";
const named = { username: "abc12345", password: PASSWORD, confirmPassword: PASSWORD };

export const BothWays: SiteStory = {
  name: "AU-054 VF-016 both ways to register: what was typed stays, each asks for its own field and has its own call",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount }, { switches: { MOBILEREG3: true, MOBILEREGPASS3: true } });
    await fill(page, named);
    await userEvent.click(await screen.findByRole("tab", { name: page.auth("register.by.mobile") }));
    await submit(page);
    await expectError(page, "mobileNum", page.forms("in_required"));
    await fill(page, { mobileNum: "01012345678" });
    await submit(page);
    await gone();
    await expect(page.calls()).toEqual(["registerByMobile"]);
    await expect(page.requestOf("registerByMobile")?.["fields"]).toEqual({
      mobileNum: "01012345678",
      countryDialingCode: "82",
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
  },
};

export const ByUsername: SiteStory = {
  name: "AU-063 VF-016 by username no number is asked for, and without a token in the response the new name logs in",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount }, { tokenless: true });
    await fill(page, named);
    await submit(page);
    await gone();
    await expect(page.calls()).toEqual(["register", "login"]);
    await expect(page.requestOf("login")).toMatchObject({ username: named.username, password: PASSWORD });
  },
};

export const WithoutPassword: SiteStory = {
  name: "BR-030 BR-031 by mobile number alone and without a password: no tab, no name, no password in what is sent",
  play: async ({ mount, ...shown }) => {
    const switches = { USERNAMEREG3: false, MOBILEREG3: true, MOBILEREGPASS3: false };
    const page = await openRegistration({ ...shown, mount }, { switches });
    await expect(await page.names()).toEqual(["mobileNum", "terms"]);
    await fill(page, { mobileNum: "01012345678" });
    await submit(page);
    await gone();
    await expect(page.calls()).toEqual(["registerByMobile"]);
    await expect(page.requestOf("registerByMobile")?.["fields"]).toEqual({
      mobileNum: "01012345678",
      countryDialingCode: "82",
    });
  },
};

export const CodeBySms: SiteStory = {
  name: "BR-028 VF-017 VF-064a the code by SMS is required where phones are verified, also by username, and elsewhere not asked for",
  play: async ({ mount, ...shown }) => {
    const without = await openRegistration({ ...shown, mount }, { switches: { REGMOBVERF3: false } });
    await expect(await without.names()).not.toContain("verificationCode");
    await fill(without, named);
    await submit(without);
    await gone();
    const switches = { REGMOBVERF3: true };
    const page = await openRegistration({ ...shown, mount }, { switches });
    await fill(page, { ...named, mobileNum: "01012345678" });
    await submit(page);
    await expectError(page, "verificationCode", page.forms("in_required"));
    await expect(page.calls()).toEqual([]);
    await userEvent.click(await screen.findByRole("button", { name: page.forms("phone.send") }));
    await waitFor(() =>
      expect(page.requestOf("sendRegisterCode")).toEqual({ mobileNo: "01012345678", countryDialingCode: "82" }),
    );
    await fill(page, { verificationCode: "123 456" });
    await submit(page);
    await gone();
    await expect(page.requestOf("register")?.["fields"]).toMatchObject({
      username: named.username,
      mobileNum: "01012345678",
      verificationCode: "123456",
    });
  },
};

export const WrongAffiliate: SiteStory = {
  name: "AU-059 VF-045 ER-027 an affiliate code that does not exist is said at its field, and nothing is registered",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration(
      { ...shown, mount },
      { fields: { affiliateCode: { ...usual, required: false } } },
    );
    await fill(page, { ...named, affiliateCode: "NOBODY" });
    await submit(page);
    await expectError(page, "affiliateCode", page.auth("invitation_code_error"));
    await expect(page.calls()).toEqual(["checkAffiliate"]);
    await expect(page.requestOf("checkAffiliate")).toEqual({ code: "NOBODY", domain: location.host });
    await expect((await page.dialog()).querySelector('input[name="affiliateCode"]')).toHaveFocus();
    await fill(page, { affiliateCode: "NORTH01" });
    await submit(page);
    await gone();
    await expect(page.calls()).toEqual(["checkAffiliate", "checkAffiliate", "register"]);
  },
};

export const NoAffiliate: SiteStory = {
  name: "AU-060 an affiliate code that is not entered is not checked",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration(
      { ...shown, mount },
      { fields: { affiliateCode: { ...usual, required: false } } },
    );
    await fill(page, named);
    await submit(page);
    await gone();
    await expect(page.calls()).toEqual(["register"]);
  },
};

export const FromLink: SiteStory = {
  name: "AU-083 the link's codes are shown and sent, and a typed code wins over the link's",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration(
      { ...shown, mount },
      {
        fields: { affiliateCode: { ...usual, required: false } },
        link: { referralCode: "ABC", affiliateCode: "SOUTH02" },
      },
    );
    await expect(await screen.findByText(page.auth("register.referral", { code: "ABC" }))).toBeVisible();
    await expect((await page.dialog()).querySelector('input[name="affiliateCode"]')).toHaveValue("SOUTH02");
    await fill(page, { ...named, affiliateCode: "NORTH01" });
    await submit(page);
    await gone();
    const { fields, ...added } = page.requestOf("register") ?? {};
    await expect(fields).toMatchObject({ affiliateCode: "NORTH01" });
    await expect(added).toMatchObject({ referralCode: "ABC", domain: location.host });
    await expect(added).not.toHaveProperty("affiliateCode");
  },
};

export const LinkVisit: SiteStory = {
  name: "Opening the registration from an agent's link counts as one visit, however often it is loaded again",
  play: async ({ mount, ...shown }) => {
    const options = {
      link: { affiliateCode: "NORTH01" },
      fields: { affiliateCode: { ...usual, required: false } },
    };
    const page = await openRegistration({ ...shown, mount }, options);
    await waitFor(() => expect(sessionStorage.getItem("countedLink")).toBe("NORTH01"));
    await expect(page.requestOf("checkAffiliate")).toEqual({ code: "NORTH01", domain: location.host });
    await fill(page, named);
    await submit(page);
    await gone();
    await expect(page.calls()).toEqual(["checkAffiliate", "register"]);
    const again = await openRegistration({ ...shown, mount }, options);
    await fill(again, named);
    await submit(again);
    await gone();
    await expect(again.calls()).toEqual(["register"]);
  },
};

export const LinkGone: SiteStory = {
  name: "a link's affiliate code that does not exist does not lock anybody out: sending again goes without it",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount }, { link: { affiliateCode: "GONE" } });
    await fill(page, named);
    await submit(page);
    await expect(await screen.findByText(page.auth("problem.linkCode"))).toBeVisible();
    await submit(page);
    await gone();
  },
};

export const OneForm: SiteStory = {
  name: "AU-065 the sign-up tab of the login has the registration's fields",
  play: async ({ mount, ...shown }) => {
    const fields = Object.fromEntries(registrationFields.map(({ id }) => [id, { ...usual, required: false }]));
    const page = await openRegistration({ ...shown, mount }, { fields });
    const names = await page.names();
    await expect(names).toEqual(
      expect.arrayContaining(["username", "confirmPassword", "captcha", "terms", "birthday"]),
    );
    await userEvent.click(await screen.findByRole("tab", { name: page.auth("login.tab") }));
    await waitFor(async () => expect(await page.names()).not.toContain("confirmPassword"));
    await userEvent.click(await screen.findByRole("tab", { name: page.auth("register.tab") }));
    await waitFor(async () => expect(await page.names()).toEqual(names));
  },
};

export const Terms: SiteStory = {
  name: "VF-039 VF-040 the terms are agreed to at first, their age is in plain sight, and without them nothing is sent",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount });
    const age = page.site.minimumAge;
    const box = await screen.findByRole("checkbox", { name: page.auth("terms.agree", { age }) });
    await expect(box).toBeChecked();
    await expect(screen.getByText(page.auth("terms.agree", { age }))).toBeVisible();
    await fill(page, named);
    await userEvent.click(box);
    await submit(page);
    await expectError(page, "terms", expect.stringContaining(page.auth("fault.terms", { age })));
    await expect(page.calls()).toEqual([]);
  },
};

export const TermsUnchecked: SiteStory = {
  name: "a brand may leave the agreement to its visitors",
  play: async ({ mount, ...shown }) => {
    await openRegistration({ ...shown, mount }, { termsChecked: false });
    await expect(await screen.findByRole("checkbox")).not.toBeChecked();
  },
};

export const TooYoung: SiteStory = {
  name: "VF-049 a birthday below the age is refused at its field, also where the brand writes the month first",
  play: async ({ mount, ...shown }) => {
    const fields = { birthday: { required: true, patternId: 13, minLength: 10, maxLength: 10 } };
    const page = await openRegistration({ ...shown, mount }, { fields });
    const age = page.site.constants.birthdayAge;
    const birthday = (days: number) => {
      const [year, ...day] = turning(age, days).split("-");
      return [...day, year].join("-");
    };
    await fill(page, { ...named, birthday: birthday(1) });
    await submit(page);
    await expectError(page, "birthday", page.forms("fault.young", { age }));
    await expect(page.calls()).toEqual([]);
    await fill(page, { birthday: birthday(0) });
    await submit(page);
    await gone();
    await expect(page.requestOf("register")?.["fields"]).toMatchObject({ birthday: birthday(0) });
  },
};

export const OwnPatterns: SiteStory = {
  name: "VF-041 VF-043 VF-047 VF-059 what is wrong is said in the words of the field's own rule, and the first takes the focus",
  play: async ({ mount, ...shown }) => {
    const fields = {
      username: { ...usual, patternId: 14, minLength: 2, maxLength: 5 },
      password: { ...usual, patternId: 17, minLength: 6, maxLength: 16 },
      payeeName: { ...usual, patternId: 18 },
      line: { ...usual, required: true },
    };
    const page = await openRegistration({ ...shown, mount }, { fields });
    await fill(page, { username: "abc", password: "x", confirmPassword: "x", payeeName: "Kim", line: "  " });
    await submit(page);
    await expectError(page, "username", page.forms("in_pattern_14", { min: 2, max: 5 }));
    await expectError(page, "password", page.forms("in_pattern_17", { min: 6, max: 16 }));
    await expectError(page, "payeeName", page.forms("in_pattern_18", { min: 2, max: 20 }));
    await expectError(page, "line", page.forms("in_required"));
    await expect((await page.dialog()).querySelector('input[name="username"]')).toHaveFocus();
  },
};
