import { login } from "@livery/platform/calls/login.ts";
import { type Send, createSend } from "@livery/platform/createSend.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { dialogSections } from "../../../app/dialogSections.ts";
import { StackInPage } from "../../../app/testing/StackInPage.tsx";
import { useTexts } from "../../../i18n/TextsContext.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CaptchaStep } from "../captcha/CaptchaStep.tsx";
import type { CodePurpose } from "./codeHold.ts";
import { PhoneField } from "./PhoneField.tsx";
import { codeField, mobileField } from "./phoneFields.ts";
import { SmsCodeField } from "./SmsCodeField.tsx";
import { usePhoneCode } from "./usePhoneCode.ts";
import { usePhoneCountry } from "./usePhoneCountry.ts";
import { useWriteForm } from "../useWriteForm.ts";
import { WriteForm } from "../WriteForm.tsx";
import { useWrite } from "../../writes/useWrite.ts";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, Suspense, use, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { captchaPicture } from "../../../../../../.storybook/captchaPicture.ts";
import { holdPause, stopClock } from "../../../../../../.storybook/clock.ts";
import { useSetting } from "../../../../../../.storybook/SettingContext.ts";
import { siteIn } from "../../../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../../../.storybook/siteTexts.ts";
import { type Setting, settingOf } from "../../../../../../.storybook/storyGlobals.ts";

// Phone number and SMS code in a form, on a platform that counts what it is asked for.

const FLAGS = "https://flags.invalid";
const countries = [
  { countryCode: "KR", countryDialingCode: "82" },
  { countryCode: "JP", countryDialingCode: "+81" },
  { countryCode: "US", countryDialingCode: 1 },
];

type Body = Readonly<Record<string, unknown>>;
interface PhoneResponse {
  readonly status?: number;
  readonly body: object;
}

const sentFor = (expiredMinutes?: number): PhoneResponse => ({
  body: { success: true, message: "ok", value: { ...(expiredMinutes !== undefined && { expiredMinutes }) } },
});
const refusal = (code: string | undefined, message?: string, value?: object): PhoneResponse => ({
  status: 422,
  body: { success: false, ...(code && { code }), ...(message && { message }), ...(value && { value }) },
});

/** A platform that answers the requests for codes in turn; `lost`: no response arrives. */
function openPlatform(...responses: readonly (PhoneResponse | "lost")[]) {
  const coming = [...responses];
  const asked: { readonly path: string; readonly body: Body }[] = [];
  const send: Send = createSend({
    origin: "/",
    merchant: "STORY",
    language: () => document.documentElement.lang,
    token: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      if (path.endsWith("/countryCodes")) return Response.json({ success: true, value: countries });
      if (path.endsWith("/captcha")) return Response.json({ success: true, value: captchaPicture("STORY"), id: "p1" });
      asked.push({ path, body: (await request.json()) as Body });
      const response = coming.shift() ?? sentFor(2);
      if (response === "lost") throw new TypeError("Failed to fetch");
      return Response.json(response.body, { status: response.status ?? 200 });
    },
  });
  return { send, asked };
}

interface PageProps {
  readonly purpose?: CodePurpose;
  readonly platform?: ReturnType<typeof openPlatform>;
  readonly site?: SiteConfig;
}

function Page({ purpose = "login", platform, site }: PageProps) {
  const own = siteIn(useSetting());
  const [fallback] = useState(() => openPlatform());
  const { send } = platform ?? fallback;
  return (
    <StackInPage site={site ?? own} send={send} sections={dialogSections}>
      <Suspense>
        <WithFormTexts>
          <Panel padded style={{ maxWidth: 420 }}>
            <CodeForm purpose={purpose} />
          </Panel>
        </WithFormTexts>
      </Suspense>
    </StackInPage>
  );
}

function WithFormTexts({ children }: { readonly children: ReactNode }) {
  use(useTexts().load("auth"));
  return children;
}

function CodeForm({ purpose }: { readonly purpose: CodePurpose }) {
  const { t } = useTranslation("forms");
  const { t: auth } = useTranslation("auth");
  const country = usePhoneCountry();
  const code = usePhoneCode(purpose);
  const form = useWriteForm({
    fields: {
      mobileNum: mobileField({ label: auth("field.mobileNum"), t }),
      verificationCode: codeField({ label: auth("field.verificationCode"), t }),
    },
    write: useWrite(login, { invalidates: [] }),
    request: ({ mobileNum = "", verificationCode = "" }) => ({
      type: "sms" as const,
      mobileNum,
      countryDialingCode: country.dialingCode,
      verificationCode,
    }),
    onDone: () => undefined,
  });
  return (
    <WriteForm form={form} label={auth("login.title")} submitLabel={auth("login.submit")}>
      <PhoneField form={form} name="mobileNum" country={country} />
      <CaptchaStep form={form} />
      <SmsCodeField form={form} name="verificationCode" mobile="mobileNum" country={country} code={code} />
    </WriteForm>
  );
}

const meta: Meta<typeof Page> = { title: "Site/Phone", component: Page, tags: ["!autodocs"] };
export default meta;

type Story = StoryObj<typeof Page>;
type Shown = Parameters<NonNullable<Story["play"]>>[0];

/** The setting's site with its flags on a host of their own. */
const flagged = (setting: Setting): SiteConfig => {
  const site = siteIn(setting);
  return { ...site, hosts: { ...site.hosts, flags: FLAGS } };
};

/** Opens the form on a platform; `reload` opens it again with only what the browser stored. */
async function openForm({ mount, ...story }: Shown, platform = openPlatform(), purpose: CodePurpose = "login") {
  sessionStorage.clear();
  const site = flagged(settingOf(story));
  const { auth, forms, t } = await siteTexts(site);
  let visit = 0;
  const reload = async () => {
    visit += 1;
    await mount(<Page key={visit} platform={platform} purpose={purpose} site={site} />);
    await screen.findByRole("form");
  };
  await reload();
  const labelled = (label: string) => screen.findByLabelText(new RegExp(`^${label}(?: ?\\*)?$`, "u"));
  return {
    forms,
    t,
    reload,
    asked: platform.asked,
    number: () => labelled(auth("field.mobileNum")),
    code: () => labelled(auth("field.verificationCode")),
    submit: () => userEvent.click(screen.getByRole("button", { name: auth("login.submit") })),
    sender: () =>
      screen.findByRole("button", {
        name: new RegExp(`^(?:${forms("phone.send")}|${forms("phone.resend")})`, "u"),
      }),
    picker: () => screen.findByRole("button", { name: new RegExp(`^${forms("phone.country")}`, "u") }),
  };
}

/** The dialog that tells of a code that was not sent. */
const warning = (title: string) => screen.findByRole("alertdialog", { name: title });

/** Lets time pass for what reads the clock. A spy would record its own reading of the clock, without end. */
function passTime(ms: number) {
  const present = Date.now;
  Date.now = () => present.call(Date) + ms;
  return () => {
    Date.now = present;
  };
}

export const Countries: Story = {
  name: "AU-039 BR-044 the list has each country with its dialling code and its flag from the brand's host",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount });
    const all = () => [...document.querySelectorAll("[role=option]")];
    await waitFor(() => expect(all()).toHaveLength(countries.length));
    // Flags load when the list opens; until then every picture is there.
    await expect(all().map((option) => option.querySelector("img")?.src)).toEqual(
      ["KR", "JP", "US"].map((code) => `${FLAGS}/COUNTRY_FLAG/${code}.png`),
    );
    await userEvent.click(await form.picker());
    await expect(all().map(({ textContent }) => /\+\d+/u.exec(textContent ?? "")?.[0])).toEqual(["+82", "+81", "+1"]);
  },
};

export const Blur: Story = {
  name: "AU-040 the list stays open for 200 ms after the focus has left it, and then closes",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount });
    await userEvent.click(await form.picker());
    const list = screen.getByRole("listbox");
    // It fades in.
    await waitFor(() => expect(list).toBeVisible());
    // So that a slow machine sees the moment before it, too.
    const pause = holdPause(200);
    try {
      (await form.number()).focus();
      await expect(pause.count()).toBe(1);
      await expect(list).toBeVisible();
      pause.end();
      await expect(list).not.toBeVisible();
    } finally {
      pause.restore();
    }
  },
};

export const Login: Story = {
  name: "AU-037 a code for the login is asked for once, with the number and its country alone",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount });
    await userEvent.type(await form.number(), "01012345678");
    const sender = await form.sender();
    sender.click();
    sender.click();
    await waitFor(() => expect(sender).toBeDisabled());
    await expect(form.asked).toEqual([
      {
        path: "/wps/verification/sms/noLogin",
        body: { mobileNum: "01012345678", countryDialingCode: "82" },
      },
    ]);
  },
};

export const Throttle: Story = {
  name: "AU-034 CN-006 within a second of a press the button sends nothing more, also after a failure",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount }, openPlatform(refusal(undefined, "The line is busy")));
    await userEvent.type(await form.number(), "01012345678");
    const press = async () => userEvent.click(await form.sender());
    const clock = stopClock();
    try {
      await press();
      const dialog = await warning(form.forms("phone.failed.title"));
      await userEvent.click(within(dialog).getByRole("button"));
      await waitFor(async () => expect(await form.sender()).toBeEnabled());
      await press();
      clock.pass(999);
      await press();
      clock.pass(1);
      await press();
      await waitFor(async () => expect(await form.sender()).toBeDisabled());
      await expect(form.asked).toHaveLength(2);
    } finally {
      clock.restore();
    }
  },
};

export const Recovery: Story = {
  name: "AU-049 a code for a forgotten password is asked for by the call of the login",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount }, openPlatform(), "recovery");
    await userEvent.type(await form.number(), "1012345678");
    await userEvent.click(await form.sender());
    await waitFor(() => expect(form.asked.map(({ path }) => path)).toEqual(["/wps/verification/sms/noLogin"]));
  },
};

export const Registration: Story = {
  name: "A code for the registration is asked for by its own call, with the chosen country",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount }, openPlatform(), "register");
    await waitFor(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(countries.length));
    await userEvent.click(await form.picker());
    await userEvent.click(screen.getByRole("option", { name: /\+81$/u }));
    await userEvent.type(await form.number(), "09012345678");
    await userEvent.click(await form.sender());
    await waitFor(() =>
      expect(form.asked).toEqual([
        {
          path: "/wps/verification/sms/register",
          body: { mobileNo: "09012345678", countryDialingCode: "81" },
        },
      ]),
    );
  },
};

export const Countdown: Story = {
  name: "AU-031 AU-035 CN-003 after a code no other can be sent for its minutes, also after a reload, and then again",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount }, openPlatform(sentFor(2)));
    await userEvent.type(await form.number(), "01012345678");
    await userEvent.click(await form.sender());
    await waitFor(async () => expect(await form.sender()).toHaveTextContent(/(?:2:00|1:5\d)/u));
    await expect(await form.sender()).toBeDisabled();
    await expect(await form.code()).toHaveFocus();
    await form.reload();
    await expect(await form.sender()).toBeDisabled();
    const sender = await form.sender();
    const restoreFirst = passTime(100_000);
    try {
      await waitFor(() => expect(sender).toHaveTextContent(/0:[01]\d/u));
      await expect(sender).toBeDisabled();
    } finally {
      restoreFirst();
    }
    const restore = passTime(121_000);
    try {
      await waitFor(() => expect(sender).toBeEnabled());
    } finally {
      restore();
    }
  },
};

export const Default: Story = {
  name: "AU-033 without a time from the platform the countdown takes 60 seconds",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount }, openPlatform(sentFor()));
    await userEvent.type(await form.number(), "01012345678");
    await userEvent.click(await form.sender());
    await waitFor(async () => expect(await form.sender()).toHaveTextContent(/(?:1:00|0:5\d)/u));
  },
};

export const OtherNumber: Story = {
  name: "Another number gets its code without waiting for the countdown of the first",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount });
    await userEvent.type(await form.number(), "01012345678");
    await userEvent.click(await form.sender());
    await waitFor(async () => expect(await form.sender()).toBeDisabled());
    await userEvent.type(await form.number(), "{Backspace}9");
    await expect(await form.sender()).toBeEnabled();
  },
};

export const Failure: Story = {
  name: "AU-036 ER-026 MO-023 a failure shows the platform's words in a dialog with one button, and another try is open",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount }, openPlatform(refusal(undefined, "The line is busy")));
    await userEvent.type(await form.number(), "01012345678");
    await userEvent.click(await form.sender());
    const dialog = await warning(form.forms("phone.failed.title"));
    await expect(dialog).toHaveAccessibleDescription("The line is busy");
    const [button, ...others] = within(dialog).getAllByRole("button");
    await expect(others).toEqual([]);
    await userEvent.click(button!);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await form.sender()).toBeEnabled();
    await expect(await form.sender()).toHaveTextContent(form.forms("phone.send"));
  },
};

export const LostResponse: Story = {
  name: "After a lost response the dialog says that a code may still come",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount }, openPlatform("lost"));
    await userEvent.type(await form.number(), "01012345678");
    await userEvent.click(await form.sender());
    await expect(await warning(form.forms("phone.failed.title"))).toHaveAccessibleDescription(form.forms("phone.lost"));
  },
};

export const TooMany: Story = {
  name: "ER-003 after too many requests no code can be sent for five minutes, to no number",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount }, openPlatform(refusal("auth/too-many-requests")));
    await userEvent.type(await form.number(), "01012345678");
    await userEvent.click(await form.sender());
    const dialog = await warning(form.forms("phone.failed.title"));
    await expect(dialog).toHaveAccessibleDescription(form.forms("phone.tooMany", { count: 5 }));
    await userEvent.click(within(dialog).getByRole("button"));
    await userEvent.type(await form.number(), "{Backspace}9");
    await expect(await form.sender()).toBeDisabled();
    await expect(await form.sender()).toHaveTextContent(/(?:5:00|4:5\d)/u);
  },
};

export const Captcha: Story = {
  name: "A captcha that the platform asks for before a code comes into the form, and goes with the next try",
  play: async ({ mount, ...shown }) => {
    const asks = refusal("CAPTCHA_REQUIRED", "", { captcha: true });
    const form = await openForm({ ...shown, mount }, openPlatform(asks, sentFor(2)));
    await userEvent.type(await form.number(), "01012345678");
    await userEvent.click(await form.sender());
    const captcha = await screen.findByLabelText(new RegExp(`^${form.forms("captcha.label")}`, "u"));
    await userEvent.type(captcha, "STORY");
    await waitFor(async () => {
      await userEvent.click(await form.sender());
      await expect(form.asked).toHaveLength(2);
    });
    await expect(form.asked[1]?.body).toMatchObject({ captcha: "STORY", captchaId: "p1" });
    await waitFor(() => expect(captcha).not.toBeInTheDocument());
  },
};

export const CaptchaFailed: Story = {
  name: "ER-007 a failed captcha is said in the form, which gives a new one to solve",
  play: async ({ mount, ...shown }) => {
    const asks = refusal("CAPTCHA_REQUIRED", "", { captcha: true });
    const failed = refusal("auth/captcha-check-failed");
    const form = await openForm({ ...shown, mount }, openPlatform(asks, failed, sentFor(2)));
    await userEvent.type(await form.number(), "01012345678");
    await userEvent.click(await form.sender());
    const captcha = await screen.findByLabelText(new RegExp(`^${form.forms("captcha.label")}`, "u"));
    for (const attempt of [2, 3]) {
      await userEvent.type(captcha, "STORY");
      await waitFor(async () => {
        await userEvent.click(await form.sender());
        await expect(form.asked).toHaveLength(attempt);
      });
      if (attempt > 2) continue;
      await expect(await screen.findByText(form.forms("phone.captchaFailed"))).toBeVisible();
      await waitFor(() => expect(captcha).toHaveValue(""));
    }
    await waitFor(() => expect(captcha).not.toBeInTheDocument());
  },
};

export const WrongNumber: Story = {
  name: "VF-044 a number with letters is refused at its field before anything is sent, as is one that is too short",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount });
    await userEvent.type(await form.number(), "12ab");
    await userEvent.click(await form.sender());
    const strays = form.forms("fault.phoneCharacters", { found: "“a” “b”" });
    await waitFor(async () => expect(await form.number()).toHaveAccessibleDescription(strays));
    await expect(await form.number()).toHaveFocus();
    await userEvent.clear(await form.number());
    await userEvent.type(await form.number(), "0101234");
    // A second press counts only after a while (AU-034).
    await waitFor(async () => {
      await userEvent.click(await form.sender());
      await expect(await form.number()).toHaveAccessibleDescription(form.forms("fault.mobile", { min: 10, max: 11 }));
    });
    await expect(form.asked).toEqual([]);
  },
};

export const CopiedNumber: Story = {
  name: "VF-065a VF-065c a copied number becomes its digits and country, or the message shows what is wrong",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount });
    await waitFor(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(countries.length));
    const number = await form.number();
    await userEvent.click(number);
    await userEvent.paste("\u{202D}010‑1234‑5678\u{202C}");
    await waitFor(() => expect(number).toHaveValue("01012345678"));
    await userEvent.clear(number);
    await userEvent.paste("\u{202D}+81 (0)90‑1234‑5678\u{202C}");
    await waitFor(() => expect(number).toHaveValue("09012345678"));
    await expect(await form.picker()).toHaveAccessibleName(/\+81$/u);
    await userEvent.clear(number);
    await userEvent.paste("010 1234\u{3164}5678");
    await userEvent.click(await form.sender());
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(form.forms("fault.phoneCharacters", { found: "U+3164" })),
    );
    await expect(form.asked).toEqual([]);
  },
};

export const Opened: Story = {
  name: "The list of countries, open",
  play: async ({ mount, ...shown }) => {
    const form = await openForm({ ...shown, mount });
    await waitFor(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(countries.length));
    await userEvent.click(await form.picker());
    await expect(screen.getByRole("listbox")).toBeVisible();
  },
};
