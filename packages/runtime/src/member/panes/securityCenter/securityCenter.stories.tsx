import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "member/securityCenter";

interface Sent {
  readonly call: string;
  readonly body: unknown;
}

const sent: Sent[] = [];

const card = { id: "C1", kind: "BANK", bank: "NURI", lastFour: "4821", holder: "Han Yeoul", isDefault: true };
const session = {
  id: "S1",
  startedAt: "2026-11-24T05:00:00.000Z",
  lastUsedAt: "2026-11-24T06:00:00.000Z",
  current: true,
};

/** A member without a payment password, who is logged in at three places. */
function platform(): { readonly responses: PaneResponses; readonly reset: () => void } {
  let hasPassword = false;
  let cards = [card];
  let open = [
    session,
    { ...session, id: "S2", address: "203.0.•.•", current: false },
    { ...session, id: "S3", current: false },
  ];
  return {
    responses: {
      securityInfo: () => ({
        loginPassword: true,
        paymentPassword: hasPassword,
        email: true,
        mobile: true,
        realName: true,
        bankCard: cards.length > 0,
        lastLogin: "2026-11-24T00:12:00.000Z",
      }),
      bankCards: () => ({ list: cards }),
      banks: () => ({ list: [{ kind: "BANK", code: "NURI", name: "Nuri Bank" }] }),
      sessions: () => ({ list: open }),
      playStatement: () => ({
        from: "2026-10-26",
        to: "2026-11-24",
        deposits: 0,
        withdrawals: 0,
        stakes: 5_800_000,
        wins: 5_120_000,
        net: -680_000,
        minutesPlayed: 90,
      }),
      setPaymentPassword: (body) => {
        sent.push({ call: "setPaymentPassword", body });
        hasPassword = true;
        return {};
      },
      removeBankCard: (body) => {
        sent.push({ call: "removeBankCard", body });
        cards = [];
        return {};
      },
      endSessions: (body) => {
        sent.push({ call: "endSessions", body });
        const { id } = body as { id?: string };
        open = open.filter(({ current, id: own }) => current || (id !== undefined && own !== id));
        return {};
      },
    },
    reset() {
      hasPassword = false;
      cards = [card];
      open = [
        session,
        { ...session, id: "S2", address: "203.0.•.•", current: false },
        { ...session, id: "S3", current: false },
      ];
      sent.length = 0;
    },
  };
}

const { responses, reset } = platform();

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/My account",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "securityCenter", responses },
  beforeEach: reset,
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const field = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`dialog input[name=${name}]`);
    if (!found) throw new Error(`There is no field ${name}.`);
    return found;
  });

export const Settings: Story = {
  name: "What is missing is named first; a payment password is set in a drawer, and then nothing is missing",
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const name = await text("setting.paymentPassword");
    await centre.findByText(new RegExp(`5.*${name}`, "u"));
    await expect(await centre.findByText("58,000.00", { exact: false })).toBeVisible();
    await userEvent.click(centre.getByRole("button", { name: (await text("set.label")).replace("{{setting}}", name) }));
    await userEvent.type(await field("paymentPassword"), "135790");
    await userEvent.type(await field("repeated"), "135791");
    await userEvent.type(await field("loginPassword"), "Demo-1234");
    const set = await paneText(story, "member", "paymentPassword.set");
    await userEvent.click(screen.getByRole("button", { name: set }));
    await waitFor(async () => expect(await field("repeated")).toBeInvalid());
    await expect(sent).toHaveLength(0);
    await userEvent.clear(await field("repeated"));
    await userEvent.type(await field("repeated"), "135790");
    await userEvent.click(screen.getByRole("button", { name: set }));
    await centre.findByText(await text("set.now"));
    await expect(sent.map(({ body }) => body)).toEqual([{ paymentPassword: "135790", loginPassword: "Demo-1234" }]);
    await centre.findByText((await text("lead.done_other")).replace("{{count}}", "6"));
  },
};

export const Name: Story = {
  name: "A name that is missing leads to customer service: no form takes it",
  args: {
    responses: {
      ...responses,
      securityInfo: () => ({ ...(responses["securityInfo"]?.({}, undefined) as object), realName: false }),
    },
  },
  play: async (story) => {
    const centre = await openedCentre();
    const opened = spyOn(window, "open").mockReturnValue(null);
    const name = (await paneText(story, file, "set.label")).replace(
      "{{setting}}",
      await paneText(story, file, "setting.realName"),
    );
    await userEvent.click(await centre.findByRole("button", { name }));
    await expect(opened).toHaveBeenCalled();
    opened.mockRestore();
    // Here it was blocked, which is said.
    await screen.findByText(await paneText(story, "auth", "support.blocked"));
  },
};

export const Passwords: Story = {
  name: "MC-029 MO-017b the login password is changed in its dialog",
  play: async (story) => {
    const centre = await openedCentre();
    const label = (await paneText(story, file, "change.label")).replace(
      "{{setting}}",
      await paneText(story, file, "setting.loginPassword"),
    );
    await userEvent.click(await centre.findByRole("button", { name: label }));
    await screen.findByRole("dialog", { name: await paneText(story, "auth", "password.title") });
  },
};

export const Accounts: Story = {
  name: "A payout account is removed with both passwords; to add one takes a payment password",
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await centre.findByText(await text("accounts.needPassword"));
    await userEvent.click(
      await centre.findByRole("button", {
        name: (await text("accounts.remove")).replace("{{card}}", "Nuri Bank ••••4821"),
      }),
    );
    await userEvent.type(await field("paymentPassword"), "135790");
    await userEvent.type(await field("password"), "Demo-1234");
    await userEvent.click(screen.getByRole("button", { name: await text("remove.submit") }));
    await centre.findByText(await text("accounts.none"));
    await expect(sent.map(({ body }) => body)).toEqual([
      { id: "C1", paymentPassword: "135790", password: "Demo-1234" },
    ]);
  },
};

const refusals = [
  { code: "WRONG_PASSWORD", value: { left: 2 } },
  { code: "PASSWORD_LOCKED", value: { until: new Date(Date.now() + 900_000).toISOString() } },
];

let refused = 0;

export const WrongPasswords: Story = {
  name: "A wrong password says how many tries are left; after the last one the form waits",
  args: {
    responses: {
      ...responses,
      removeBankCard: () => {
        const apiError = refusals[refused]!;
        refused += 1;
        return new PlatformError("refused", apiError.code, { status: 422, apiError });
      },
    },
  },
  beforeEach: () => {
    reset();
    refused = 0;
  },
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: /Nuri Bank ••••4821/u }));
    const remove = await screen.findByRole("button", { name: await text("remove.submit") });
    await userEvent.type(await field("paymentPassword"), "135790");
    await userEvent.type(await field("password"), "Demo-1234");
    await userEvent.click(remove);
    const password = await field("password");
    await waitFor(() => expect(password).toHaveAccessibleDescription(/2/u));
    await userEvent.click(remove);
    await screen.findByRole("timer", { name: await paneText(story, "forms", "locked.left") });
    await expect(password).not.toBeInTheDocument();
  },
};

export const Sessions: Story = {
  name: "Another session is ended after a question, and all others at once; this one is not offered",
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const end = async (name: string) => {
      await userEvent.click(await centre.findByRole("button", { name }));
      await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
      await waitFor(() => expect(centre.queryByRole("button", { name })).toBeNull());
    };
    await centre.findByText(new RegExp(await text("sessions.this"), "u"));
    await expect(
      centre.getAllByRole("button", { name: new RegExp((await text("sessions.end")).replace("{{address}}", ""), "u") }),
    ).toHaveLength(2);
    await end(await text("sessions.endOthers"));
    await expect(sent.map(({ body }) => body)).toEqual([{}]);
    await expect(centre.queryByText("203.0.•.•")).toBeNull();
  },
};
