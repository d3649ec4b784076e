import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { exportedLines } from "../../../../../../.storybook/exportedFile.ts";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
  pressEntry,
} from "../../../../../../.storybook/PaneInCentre.tsx";

import { useOpenMemberPane } from "../../../kit/account/useOpenMemberPane.ts";
import { INTENTIONS_KEY } from "../../../session/sessionKeys.ts";

const file = "member/transferUpline";

const refusal = (code: string, value?: unknown) =>
  new PlatformError("refused", code, { status: 422, apiError: { code, value } });

const lost = () => new PlatformError("offline", "the response was lost");

interface Body {
  readonly amount: number;
  readonly remark?: string;
  readonly paymentPassword: string;
}

interface Sent {
  readonly key: string | undefined;
  readonly body: unknown;
}

interface Setting {
  readonly info?: object;
  readonly upline?: string | undefined;
  readonly hasPassword?: boolean;
  /** What becomes of the transfers, in turn; the others are carried out. */
  readonly fates?: readonly PlatformError[];
}

const sent: Sent[] = [];

/** A platform that keeps the balance, the transfers and whether there is a payment password. */
function platform(setting: Setting = {}): { readonly responses: PaneResponses; readonly reset: () => void } {
  const begin = () => ({
    balance: 12_845_000,
    hasPassword: setting.hasPassword ?? true,
    fates: [...(setting.fates ?? [])],
    transfers: [] as object[],
    byKey: new Map<string | undefined, object>(),
  });
  let kept = begin();
  const upline = "upline" in setting ? setting.upline : "yu***k";
  const carryOut = ({ amount, remark }: Body, key: string | undefined): object => {
    const known = kept.byKey.get(key);
    if (known) return known;
    kept.balance -= amount;
    const id = `T${kept.transfers.length + 1}`;
    const at = new Date().toISOString();
    const made = { id, kind: "UP", amount, from: "de***o", to: upline, at, remark, balance: kept.balance };
    kept.transfers = [made, ...kept.transfers];
    kept.byKey.set(key, made);
    return made;
  };
  return {
    responses: {
      transferInfo: () => ({
        ...(upline !== undefined && { upline }),
        balance: kept.balance,
        minimum: 1_000_000,
        maximum: 500_000_000,
        ...setting.info,
      }),
      securityInfo: () => ({
        loginPassword: true,
        paymentPassword: kept.hasPassword,
        email: false,
        mobile: false,
        realName: false,
        bankCard: false,
      }),
      transfers: (request) => pageOf((request as { readonly kind?: string }).kind === "UP" ? kept.transfers : []),
      balance: () => ({ sumBalance: kept.balance / 100 }),
      setPaymentPassword: () => {
        kept.hasPassword = true;
        return {};
      },
      transferUpline: (body, key) => {
        sent.push({ key, body });
        const fate = kept.fates.shift();
        // It was carried out, and only its response is lost.
        if (!fate || fate.failure === "offline") {
          const made = carryOut(body as Body, key);
          return fate ?? made;
        }
        return fate;
      },
    },
    reset() {
      kept = begin();
      sent.length = 0;
    },
  };
}

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Transfer to upline",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "transferUpline" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

function on(setting: Setting = {}, pane = "transferUpline"): Pick<Story, "args" | "beforeEach"> {
  const { responses, reset } = platform(setting);
  return { args: { responses, pane }, beforeEach: reset };
}

type Centre = Awaited<ReturnType<typeof openedCentre>>;
type Shown = Parameters<typeof paneText>[0];

function inDialog(selector: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`dialog ${selector}`);
  if (!found) throw new Error(`There is no ${selector} in the dialog.`);
  return found;
}
const amountField = () => waitFor(() => inDialog("input[name=amount]"));
const passwordField = () => inDialog("input[type=password]");
const remarkField = (centre: Centre, story: Shown) =>
  paneText(story, "records", "transfer.remark").then((name) =>
    centre.getByRole("textbox", { name: new RegExp(name, "u") }),
  );
/** By the form that it sends: in a bar or in the summary. */
const submit = () => inDialog("button[type=submit][form]");
const question = async () => within(await screen.findByRole("alertdialog"));

async function fillIn(amount = "30000"): Promise<void> {
  await userEvent.type(await amountField(), amount);
  await userEvent.type(passwordField(), "135790");
}

/** Presses the button of the form, and then the same in the question. */
async function send(): Promise<void> {
  await userEvent.click(submit());
  await userEvent.click((await question()).getAllByRole("button").at(-1)!);
}

export const Entry: Story = {
  name: "MC-009 WA-011 the entry is there for every real account whose toUpline allows it, and for no other",
  play: async ({ mount, ...story }) => {
    const name = await paneText(story, "menu", "pane.transferUpline");
    const { responses } = platform();
    for (const agentType of [0, 1])
      for (const toUpline of [false, true]) {
        const setting = { centre: "memberCentre", pane: "depositv2", responses } as const;
        await mount(<PaneInCentre key={`${agentType} ${toUpline}`} {...setting} member={{ agentType, toUpline }} />);
        const centre = await openedCentre();
        await centre.findByRole("button", { name: await paneText(story, "menu", "pane.personalHistoryCopy") });
        await expect(centre.queryByRole("button", { name }) !== null).toBe(toUpline);
        if (toUpline) await pressEntry(story, centre, "transferUpline");
      }
  },
};

export const Sent: Story = {
  name: "MC-041 WA-009 WA-021 an amount goes to the upline alone: a question, one transfer, its receipt and record",
  ...on(),
  play: async (story) => {
    const centre = await openedCentre();
    await fillIn();
    await userEvent.type(await remarkField(centre, story), "Thank you");
    await expect(centre.getByText("98,450.00", { exact: false })).toBeVisible();
    // Nobody can be chosen: there is an amount, a remark and a password.
    await expect(centre.getAllByRole("textbox")).toHaveLength(2);
    await expect(centre.queryByRole("combobox")).toBeNull();
    await userEvent.click(submit());
    const asked = await question();
    await expect(asked.getByRole("heading")).toHaveTextContent(/yu\*\*\*k.*30,000|30,000.*yu\*\*\*k/u);
    await expect(asked.getByText(/Thank you/u)).toBeVisible();
    await expect(sent).toHaveLength(0);
    const confirm = asked.getAllByRole("button").at(-1)!;
    confirm.click();
    confirm.click();
    const done = await centre.findByRole("heading", { level: 4, name: /yu\*\*\*k.*30,000|30,000.*yu\*\*\*k/u });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(sent.map(({ body }) => body)).toEqual([
      { amount: 3_000_000, remark: "Thank you", paymentPassword: "135790" },
    ]);
    await expect(centre.getByText("T1")).toBeVisible();
    await waitFor(() => expect(centre.getByRole("table")).toHaveTextContent(/yu\*\*\*k.*Thank you.*30,000\.00/u));
    await centre.findAllByText("98,450.00");
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, file, "receipt.leave") }));
    await expect(await amountField()).toHaveValue("");
    await expect((await exportedLines(story)).at(-1)).toMatch(/,yu\*\*\*k,30000\.00,.*,Thank you,/u);
  },
};

export const Bounds: Story = {
  name: "What is out of bounds is not asked about, and going back from the question sends nothing",
  ...on(),
  play: async (story) => {
    const centre = await openedCentre();
    const field = await amountField();
    await userEvent.type(passwordField(), "135790");
    for (const wrong of ["0", "-1", "9999", "128450.01", "20000.123"]) {
      await userEvent.clear(field);
      await userEvent.type(field, wrong);
      await userEvent.click(submit());
      await waitFor(() => expect(field).toBeInvalid());
    }
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, "forms", "amount.all") }));
    await waitFor(() => expect(field).toBeValid());
    await userEvent.click(submit());
    const back = await paneText(story, "records", "transfer.question.back");
    await userEvent.click((await question()).getByRole("button", { name: back }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(sent).toHaveLength(0);
    await expect(field).toHaveValue("128,450");
    await expect(passwordField()).toHaveValue("135790");
  },
};

export const WrongPassword: Story = {
  name: "A wrong payment password is emptied and focused, with the tries left; amount and remark are kept",
  ...on({ fates: [refusal("WRONG_PAYMENT_PASSWORD", { left: 4 })] }),
  play: async (story) => {
    const centre = await openedCentre();
    await fillIn();
    await userEvent.type(await remarkField(centre, story), "Thank you");
    await send();
    await waitFor(() => expect(passwordField()).toHaveAccessibleDescription(/4/u));
    await expect(passwordField()).toHaveValue("");
    await waitFor(() => expect(passwordField()).toHaveFocus());
    await expect(await amountField()).toHaveValue("30000");
    await expect(await remarkField(centre, story)).toHaveValue("Thank you");
    await userEvent.type(passwordField(), "246801");
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[1]?.body).toEqual({ amount: 3_000_000, remark: "Thank you", paymentPassword: "246801" });
  },
};

export const Locked: Story = {
  name: "After too many wrong passwords the form waits, and says for how long",
  ...on({ fates: [refusal("PASSWORD_LOCKED", { until: new Date(Date.now() + 900_000).toISOString() })] }),
  play: async (story) => {
    const centre = await openedCentre();
    await fillIn();
    await send();
    const left = await paneText(story, "forms", "locked.left");
    await expect(await centre.findByRole("timer", { name: left })).toBeVisible();
    await expect(centre.queryByRole("textbox")).toBeNull();
  },
};

export const Unknown: Story = {
  name: "A lost response is checked with the same key and no second question, also when all money is gone",
  ...on({ fates: [lost()] }),
  play: async (story) => {
    const centre = await openedCentre();
    await fillIn("128450");
    await send();
    const notice = await centre.findByText(await paneText(story, "forms", "outcome.money"));
    await expect(notice).toBeVisible();
    await waitFor(() => expect(submit()).toHaveTextContent(/\S/u));
    await userEvent.click(submit());
    await centre.findByRole("heading", { name: /128,450/u });
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
    await expect(sent[0]?.key).toBeDefined();
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, file, "receipt.leave") }));
    // Nothing is left to send, so there is no form any more.
    await centre.findByText(/10,000/u);
    await expect(document.querySelector("dialog input[name=amount]")).toBeNull();
  },
};

export const Foretold: Story = {
  name: "While it is not known whether money has left, no balance after it is foretold",
  ...on({ fates: [lost()] }),
  play: async (story) => {
    const centre = await openedCentre();
    await fillIn("60000");
    const after = (await centre.findByText(await paneText(story, "records", "transfer.after"), { selector: "dt" }))
      .parentElement;
    await expect(after).toHaveTextContent("68,450.00");
    await send();
    await centre.findByText(await paneText(story, "forms", "outcome.money"));
    await waitFor(() => expect(after).not.toHaveTextContent(/\d/u));
    await userEvent.click(submit());
    await centre.findByRole("heading", { name: /60,000/u });
  },
};

export const FirstTime: Story = {
  name: "Without a payment password, that is set first, then the form follows",
  ...on({ hasPassword: false }),
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText(new RegExp(await paneText(story, file, "needs.password"), "u"));
    for (const [name, text] of [
      ["paymentPassword", "135790"],
      ["repeated", "135790"],
      ["loginPassword", "Demo-1234"],
    ])
      await userEvent.type(inDialog(`input[name=${name}]`), text!);
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, "member", "paymentPassword.set") }));
    await expect(await amountField()).toBeVisible();
  },
};

export const NoUpline: Story = {
  name: "Without an upline member the page says so, has no form and leads to the account record",
  ...on({ upline: undefined }),
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByRole("heading", { name: await paneText(story, file, "noUpline") });
    await expect(centre.queryByRole("textbox")).toBeNull();
    const name = await paneText(story, "menu", "pane.transactionHistory");
    await userEvent.click(centre.getAllByRole("button", { name }).at(-1)!);
    await centre.findByRole("heading", { level: 3, name });
  },
};

let isDown = true;

export const Failed: Story = {
  name: "What could not be loaded is loaded again by a press; without the records the form still works",
  args: {
    responses: {
      ...platform().responses,
      transferInfo: (...asked) => (isDown ? lost() : platform().responses["transferInfo"]!(...asked)),
      transfers: () => lost(),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const retry = await paneText(story, "core", "failure.retry");
    const button = await centre.findByRole("button", { name: new RegExp(retry, "u") });
    isDown = false;
    await userEvent.click(button);
    await expect(await amountField()).toBeVisible();
  },
};

const bank = { id: "C1", kind: "BANK", bank: "NURI", lastFour: "4821", isDefault: true };

export const Secret: Story = {
  name: "WA-022 a withdrawal and a transfer ask for the payment password, encrypt it and keep it nowhere",
  play: async ({ mount, ...story }) => {
    for (const [pane, call] of [
      ["withdraw", createWithdrawal],
      ["transferUpline", transferUpline],
    ] as const) {
      const responses: PaneResponses = {
        ...platform().responses,
        withdrawalInfo: () => ({
          balance: 12_845_000,
          turnoverLeft: 0,
          minimum: 1_000_000,
          maximum: 500_000_000,
          feeRate: 0,
          ordersLeft: 9,
        }),
        bankCards: () => ({ list: [bank] }),
        banks: () => ({ list: [] }),
        withdrawals: () => pageOf([]),
        [call.id]: lost,
      };
      await mount(<PaneInCentre key={pane} centre="memberCentre" pane={pane} responses={responses} />);
      const centre = await openedCentre();
      await userEvent.type(await amountField(), "30000");
      await userEvent.click(submit());
      await waitFor(() => expect(passwordField()).toBeInvalid());
      await userEvent.type(passwordField(), "135790");
      if (pane === "transferUpline") await send();
      else await userEvent.click(submit());
      await centre.findByText(await paneText(story, "forms", "outcome.money"));
      await expect(call.encrypted).toBe(true);
      const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]);
      sessionStorage.removeItem(INTENTIONS_KEY);
      await expect(kept).toContain(call.id);
      await expect(kept).not.toContain("135790");
    }
  },
};

const moving = ["depositv2", "withdraw", "transferUpline", "transferFund"] as const;

function Openers() {
  const open = useOpenMemberPane();
  return moving.map((pane) => (
    <button key={pane} type="button" onClick={() => open(pane)}>
      {pane}
    </button>
  ));
}

export const Trial: Story = {
  name: "WA-023 a trial account that wants to move money gets the warning, and no page for it",
  args: { member: { agentType: 4 }, page: <Openers /> },
  play: async (story) => {
    const warning = await paneText(story, "core", "in_need_true_account");
    for (const pane of moving) {
      await userEvent.click(await screen.findByRole("button", { name: pane }));
      const dialog = within(await screen.findByRole("alertdialog"));
      await expect(dialog.getByText(warning)).toBeVisible();
      await userEvent.click(dialog.getByRole("button"));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(screen.queryByRole("dialog")).toBeNull();
    }
  },
};
