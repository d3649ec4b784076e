import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AccountInHeader } from "../../../../../../.storybook/AccountInHeader.tsx";
import { enterText } from "../../../../../../.storybook/enterText.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";
import { siteIn } from "../../../../../../.storybook/siteIn.ts";
import { settingOf } from "../../../../../../.storybook/storyGlobals.ts";
import { turning } from "../../../testing/turning.ts";

const file = "member/profile";

interface Sent {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

const sent: Sent[] = [];

const start = {
  nickname: "Summer",
  email: "sea@mail.example",
  telegram: "sea",
  mobile: "+82••••••1000",
  setOnce: ["birthday", "email", "nationality"],
};

/** What becomes of the next changes, in turn; the others are carried out. */
let fates: Error[] = [];

const refusal = (code: string, value: object) =>
  new PlatformError("refused", code, { status: 422, apiError: { code, value } });

/** A platform that keeps a profile and a picture. */
function platform(): { readonly responses: PaneResponses; readonly reset: () => void } {
  let kept: object = start;
  const change = (call: string, made: (body: Sent["body"]) => object) => (body: unknown, key: string | undefined) => {
    sent.push({ call, body: body as Sent["body"], key });
    return fates.shift() ?? made(body as Sent["body"]);
  };
  return {
    responses: {
      profile: () => kept,
      securityInfo: () => ({
        loginPassword: true,
        paymentPassword: true,
        email: true,
        mobile: true,
        realName: false,
        bankCard: true,
      }),
      updateProfile: change("updateProfile", ({ password: _, ...body }) => {
        kept = { ...kept, ...body };
        return kept;
      }),
      registerSettings: () => ({ fields: { nickname: { required: true, patternId: 0, minLength: 2, maxLength: 20 } } }),
      countryCodes: () => [{ countryCode: "KR", countryDialingCode: "82" }],
      sendRegisterCode: change("sendRegisterCode", () => ({ expiredMinutes: 5 })),
      playerAvatars: () => ({
        avatars: ["1", "2", "3"].map((avatar) => ({ avatar, avatarType: "STATIC" })),
      }),
      setAvatar: change("setAvatar", () => ({})),
      uploadAvatar: change("uploadAvatar", () => ({ avatar: "/wps/avatars/own.png", avatarType: "CUSTOM" })),
    },
    reset() {
      kept = start;
      sent.length = 0;
      fates = [];
      sessionStorage.removeItem("codeHold.change");
    },
  };
}

const { responses, reset } = platform();

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Profile",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "profile", responses },
  beforeEach: reset,
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;
type Shown = Parameters<typeof paneText>[0];
type Centre = Awaited<ReturnType<typeof openedCentre>>;

const fieldNamed = (name: string) => document.querySelector<HTMLInputElement>(`dialog [name=${name}]`);
const enter = (name: string, text: string) => enterText(() => fieldNamed(name), text);

/** The drawer with the form of a group. */
async function openGroup(story: Shown, centre: Centre, id: string) {
  const group = await paneText(story, file, `group.${id}`);
  const name = (await paneText(story, file, "edit.label")).replace("{{group}}", group);
  await userEvent.click(await centre.findByRole("button", { name }));
  return within(await screen.findByRole("dialog", { name: group }));
}

const save = async (story: Shown, drawer: ReturnType<typeof within>) =>
  userEvent.click(drawer.getByRole("button", { name: await paneText(story, file, "save") }));

export const Opened: Story = {
  name: "MC-020 the link of the security centre opens the profile",
  args: { pane: "securityCenter" },
  play: async (story) => {
    const centre = await openedCentre();
    const name = await paneText(story, "menu", "pane.profile");
    await userEvent.click(await centre.findByRole("button", { name }));
    await centre.findByRole("heading", { level: 3, name });
    await centre.findByText("sea@mail.example");
  },
};

export const Nickname: Story = {
  name: "MC-040 two presses save a nickname in one call, and the header shows it",
  args: { page: <AccountInHeader />, member: { nickname: "Summer" } },
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const opener = await centre.findByRole("button", { name: await text("nickname.change") });
    await waitFor(() => expect(opener).toBeEnabled());
    await userEvent.click(opener);
    const drawer = within(await screen.findByRole("dialog", { name: await text("nickname.change") }));
    await expect(fieldNamed("nickname")).toHaveValue("Summer");
    await save(story, drawer);
    await drawer.findByText(await text("refused.unchanged"));
    await expect(sent).toEqual([]);
    await enter("nickname", "Neo Sea");
    const button = drawer.getByRole("button", { name: await text("save") });
    button.click();
    button.click();
    await centre.findByText(await text("nickname.saved"));
    await expect(sent.map(({ body }) => body)).toEqual([{ nickname: "Neo Sea" }]);
    await expect(centre.getByRole("heading", { name: "Neo Sea" })).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    const header = screen.getByRole("button", { name: /: Neo Sea$/u, hidden: true });
    await expect(header).toHaveTextContent("Neo Sea");
    await expect(sessionStorage.getItem("nickname")).toBe("Neo Sea");
  },
};

export const Birthday: Story = {
  name: "VF-049 a birthday one day short of the age is refused; on the day it is saved, after a question, for good",
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const age = siteIn(settingOf(story)).constants.birthdayAge;
    const drawer = await openGroup(story, centre, "person");
    const field = await enter("birthday", turning(age, 1));
    await enter("password", "Demo-1234");
    await save(story, drawer);
    const young = (await paneText(story, "forms", "fault.young")).replace("{{age}}", String(age));
    await waitFor(() => expect(field).toHaveAccessibleDescription(young));
    await expect(field).toHaveFocus();
    await expect(sent).toEqual([]);
    const exact = turning(age, 0);
    await enter("birthday", exact);
    await save(story, drawer);
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: await text("question.check") }));
    await expect(sent).toEqual([]);
    await save(story, drawer);
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: await text("save") }),
    );
    await centre.findByText(await text("saved"));
    await expect(sent.map(({ body }) => body)).toEqual([{ birthday: exact, password: "Demo-1234" }]);
    const row = centre.getByText(exact).closest("dd") as HTMLElement;
    await expect(within(row).getByText(await text("fixed"))).toBeVisible();
    const rest = await openGroup(story, centre, "person");
    await expect(fieldNamed("birthday")).toBeNull();
    await userEvent.selectOptions(await rest.findByRole("combobox"), "KR");
    await enter("password", "Demo-1234");
    await save(story, rest);
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: await text("save") }),
    );
    await centre.findByText(await text("fixed.all"));
    // The button that opened the form is gone.
    await waitFor(async () => expect(centre.getByText(await text("saved"))).toHaveFocus());
  },
};

export const Contact: Story = {
  name: "Only what changed is sent; a wrong password says how many tries are left and keeps the rest",
  play: async (story) => {
    const centre = await openedCentre();
    fates = [refusal("WRONG_PASSWORD", { left: 3 })];
    const drawer = await openGroup(story, centre, "contact");
    // The mail address is set for good.
    await expect(fieldNamed("email")).toBeNull();
    await enter("telegram", "");
    await enter("zalo", "0901234567");
    await enter("password", "wrong");
    await save(story, drawer);
    const left = (await paneText(story, "member", "loginPassword.wrongLeft_other")).replace("{{count}}", "3");
    await waitFor(() => expect(fieldNamed("password")).toHaveAccessibleDescription(left));
    await waitFor(() => expect(fieldNamed("password")).toHaveFocus());
    await expect(fieldNamed("zalo")).toHaveValue("0901234567");
    await enter("password", "Demo-1234");
    await save(story, drawer);
    await centre.findByText("0901234567");
    await expect(sent[1]?.body).toEqual({ telegram: "", zalo: "0901234567", password: "Demo-1234" });
    await expect(centre.queryByText("sea")).toBeNull();
  },
};

export const Unknown: Story = {
  name: "A change whose response was lost is sent again with the same key",
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    fates = [new PlatformError("offline", "lost")];
    const drawer = await openGroup(story, centre, "work");
    await expect(fieldNamed("password")).toBeNull();
    await enter("occupation", "Teacher");
    await save(story, drawer);
    await drawer.findByText(await paneText(story, "forms", "outcome.unknown"));
    await userEvent.click(drawer.getByRole("button", { name: await paneText(story, "forms", "outcome.retry") }));
    await centre.findByText(await text("saved"));
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
    await expect(sent[0]?.key).toBeDefined();
    await expect(centre.getByText("Teacher")).toBeVisible();
  },
};

export const Mobile: Story = {
  name: "A new number is saved with the code that was sent to it and the password",
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const forms = (key: string) => paneText(story, "forms", key);
    const centre = await openedCentre();
    fates = [];
    await userEvent.click(await centre.findByRole("button", { name: await text("mobile.change") }));
    const name = await paneText(story, "auth", "field.mobileNum");
    const drawer = within(await screen.findByRole("dialog", { name }));
    await enter("mobile", "01020001000");
    await userEvent.click(drawer.getByRole("button", { name: await forms("phone.send") }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({
      call: "sendRegisterCode",
      body: { mobileNo: "01020001000", countryDialingCode: "82" },
    });
    await enter("verificationCode", "123 456");
    await enter("password", "Demo-1234");
    fates = [refusal("MOBILE_TAKEN", { field: "mobile" })];
    await save(story, drawer);
    await waitFor(async () => expect(fieldNamed("mobile")).toHaveAccessibleDescription(await text("mobile.taken")));
    await save(story, drawer);
    await centre.findByText(await text("saved"));
    await expect(sent.at(-1)?.body).toEqual({
      mobile: "01020001000",
      countryDialingCode: "82",
      verificationCode: "123456",
      password: "Demo-1234",
    });
  },
};

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

export const Picture: Story = {
  name: "A ready-made picture is chosen, then one is uploaded, and the member is shown with it",
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const open = async () => {
      await userEvent.click(await centre.findByRole("button", { name: await text("avatar.change") }));
      return within(await screen.findByRole("dialog", { name: await text("avatar.change") }));
    };
    const shown = () => [...document.querySelectorAll("dialog img")].map((image) => image.getAttribute("src") ?? "");
    const gallery = await open();
    await expect(await gallery.findByRole("radio", { checked: true })).toHaveAccessibleName(/1/u);
    await userEvent.click(
      gallery.getByRole("radio", { name: (await text("avatar.number")).replace("{{number}}", "3") }),
    );
    await userEvent.click(gallery.getByRole("button", { name: await text("avatar.choose") }));
    await centre.findByText(await text("avatar.saved"));
    await expect(sent.map(({ body }) => body)).toEqual([{ avatar: "3", avatarType: "STATIC" }]);
    const upload = await open();
    await userEvent.click(upload.getByRole("button", { name: await text("avatar.send") }));
    await upload.findByText(await text("avatar.none"), { exact: false });
    await userEvent.upload(
      document.querySelector<HTMLInputElement>("dialog input[type=file]")!,
      new File([PNG], "me.png", { type: "image/png" }),
    );
    await upload.findByText("me.png");
    await userEvent.click(upload.getByRole("button", { name: await text("avatar.send") }));
    await waitFor(() => expect(shown().filter((address) => address.includes("/wps/avatars/own.png"))).toHaveLength(2));
    await expect(sent.at(-1)).toMatchObject({ call: "uploadAvatar", body: { type: "image/png" } });
  },
};

let isDown = true;

export const Failed: Story = {
  name: "If the profile does not come, the member's name and picture do, and a press loads it again",
  args: {
    responses: { ...responses, profile: () => (isDown ? new PlatformError("offline", "no network") : start) },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const retry = await centre.findByRole("button", {
      name: new RegExp(await paneText(story, "core", "failure.retry"), "u"),
    });
    await expect(centre.getByRole("button", { name: await paneText(story, file, "avatar.change") })).toBeVisible();
    isDown = false;
    await userEvent.click(retry);
    await centre.findByText("sea@mail.example");
  },
};
