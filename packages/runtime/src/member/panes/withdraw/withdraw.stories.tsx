import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";
import { slowDevice } from "../../../../../../.storybook/slowDevice.ts";

const file = "member/withdraw";

const bank = { id: "C1", kind: "BANK", bank: "NURI", lastFour: "4821", holder: "Han Yeoul", isDefault: true };
const address = { id: "C2", kind: "ADDRESS", bank: "TRC20", lastFour: "9f3c", isDefault: false };

const order = (more: object = {}) => ({
  id: "W1",
  state: "PENDING",
  amount: 6_000_000,
  fee: 60_000,
  card: bank,
  createdAt: new Date().toISOString(),
  canCancel: true,
  ...more,
});

const refusal = (code: string, value?: unknown) =>
  new PlatformError("refused", code, { status: 422, apiError: { code, value } });

const lost = () => new PlatformError("offline", "the response was lost");

interface Sent {
  readonly call: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

interface Setting {
  readonly info?: object;
  readonly cards?: readonly object[];
  readonly hasPassword?: boolean;
  readonly orders?: readonly object[];
  /** The parts of an order of 90,000. */
  readonly parts?: readonly ReturnType<typeof part>[];
  /** What becomes of the requests to create an order, in turn; the others are carried out. */
  readonly fates?: readonly PlatformError[];
}

const sent: Sent[] = [];

const LOGIN_PASSWORD = "Demo-1234";

/** A platform that keeps its orders, its cards and whether there is a payment password. */
function platform(setting: Setting = {}): { readonly responses: PaneResponses; readonly reset: () => void } {
  const begin = () => ({
    orders: [...(setting.orders ?? [])],
    cards: [...(setting.cards ?? [bank, address])],
    hasPassword: setting.hasPassword ?? true,
    fates: [...(setting.fates ?? [])],
    balance: 12_845_000,
    parts: [...(setting.parts ?? [part("RECEIVED", 1_000_000), part("CONFIRMING", 5_000_000)])],
  });
  let kept = begin();
  const keep = (call: string, body: unknown, key: string | undefined) => sent.push({ call, key, body });
  const confirmation = () => {
    const received = kept.parts.reduce((sum, { amount, state }) => sum + (state === "CONFIRMING" ? 0 : amount), 0);
    const state = received === 9_000_000 ? "COMPLETED" : "CONFIRMING";
    return {
      id: "W1",
      state,
      amount: 9_000_000,
      amountReceived: received,
      remainder: 9_000_000 - received,
      parts: kept.parts,
    };
  };
  return {
    responses: {
      withdrawalInfo: () => ({
        balance: kept.balance,
        turnoverLeft: 0,
        minimum: 1_000_000,
        maximum: 500_000_000,
        feeRate: 1,
        feeMinimum: 50_000,
        ordersLeft: 9,
        ...setting.info,
      }),
      bankCards: () => ({ list: kept.cards }),
      banks: () => ({
        list: [
          { kind: "BANK", code: "NURI", name: "Nuri Bank" },
          { kind: "ADDRESS", code: "TRC20", name: "USDT TRC-20" },
        ],
      }),
      securityInfo: () => ({
        loginPassword: true,
        paymentPassword: kept.hasPassword,
        email: false,
        mobile: false,
        realName: false,
        bankCard: kept.cards.length > 0,
      }),
      withdrawals: () => pageOf(kept.orders),
      balance: () => ({ sumBalance: 128_450 }),
      withdrawalConfirmation: confirmation,
      confirmWithdrawal: (body, key) => {
        keep("confirmWithdrawal", body, key);
        const { received } = body as { received: boolean };
        kept.parts = kept.parts.map((one, index) =>
          index < kept.parts.length - 1 ? one : { ...one, state: received ? "RECEIVED" : "NOT_RECEIVED" },
        );
        return confirmation();
      },
      setPaymentPassword: (body, key) => {
        const { loginPassword } = body as { loginPassword: string };
        if (loginPassword !== LOGIN_PASSWORD) return refusal("WRONG_PASSWORD", { left: 4 });
        keep("setPaymentPassword", body, key);
        kept.hasPassword = true;
        return {};
      },
      addBankCard: (body, key) => {
        const { password } = body as { password: string };
        if (password !== LOGIN_PASSWORD) return refusal("WRONG_PASSWORD", { left: 3 });
        keep("addBankCard", body, key);
        kept.cards = [bank];
        return bank;
      },
      createWithdrawal: (body, key) => {
        keep("createWithdrawal", body, key);
        const fate = kept.fates.shift();
        // It was carried out, and only its response is lost.
        if (fate?.failure === "offline") kept.balance -= (body as { amount: number }).amount;
        if (fate) return fate;
        kept.orders = [order(), ...kept.orders];
        return kept.orders[0] as object;
      },
      cancelWithdrawal: () => {
        kept.orders = [order({ state: "CANCELLED", canCancel: false }), ...kept.orders.slice(1)];
        return kept.orders[0] as object;
      },
    },
    reset() {
      kept = begin();
      sent.length = 0;
    },
  };
}

function part(state: string, amount: number) {
  return {
    amount,
    state,
    sentAt: "2026-11-24T05:00:00.000Z",
    forcedAt: new Date(Date.now() + 1_700_000).toISOString(),
    proofImage: `/wps/pictures/promotion/envelope/W1-${amount}.svg`,
  };
}

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Withdrawal",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "withdraw", site: { play: "real-money" } },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

function on(setting: Setting = {}, site: object = { play: "real-money" }): Pick<Story, "args" | "beforeEach"> {
  const { responses, reset } = platform(setting);
  return { args: { responses, site }, beforeEach: reset };
}

type Centre = Awaited<ReturnType<typeof openedCentre>>;

const amountField = (centre: Centre) => centre.findByRole("textbox");
function inDialog(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`dialog ${selector}`);
  if (!found) throw new Error(`There is no ${selector} in the dialog.`);
  return found;
}
const passwordField = () => inDialog("input[type=password]");
/** By the form that it sends: in a bar or in the summary. */
const submit = () => inDialog("button[type=submit][form]");
const ordered = () => sent.filter(({ call }) => call === "createWithdrawal");

async function fillIn(centre: Centre, amount = "60000"): Promise<void> {
  await userEvent.type(await amountField(centre), amount);
  await userEvent.type(passwordField(), "135790");
}

export const Ordered: Story = {
  name: "WA-008 WA-021 a withdrawal says what arrives, two presses make one order, and its receipt can be cancelled",
  ...on(),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await expect(await centre.findByRole("radio", { name: /Nuri Bank ••••4821.*Han Yeoul/u })).toBeChecked();
    await fillIn(centre);
    await expect(centre.getByText("59,400.00", { exact: false })).toBeVisible();
    await expect(centre.getByText("68,450.00", { exact: false })).toBeVisible();
    await expect(submit()).toHaveTextContent("60,000");
    const button = submit();
    button.click();
    button.click();
    await centre.findByText(await text("receipt"));
    await expect(ordered().map(({ body }) => body)).toEqual([
      { card: "C1", amount: 6_000_000, paymentPassword: "135790" },
    ]);
    await expect(centre.getByText("59,400.00", { exact: false })).toBeVisible();
    await userEvent.click(centre.getByRole("button", { name: await text("cancel") }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: await text("cancel") }));
    await centre.findByRole("heading", {
      name: new RegExp((await text("receipt.CANCELLED")).replace("{{amount}}", "60,000"), "u"),
    });
  },
};

export const Bounds: Story = {
  name: "WA-020 an amount below the minimum or above the balance is not sent; all of the balance is",
  ...on({}, { play: "real-money", withdrawalFinal: true }),
  play: async (story) => {
    const centre = await openedCentre();
    const field = await amountField(centre);
    await expect(centre.getByText(await paneText(story, file, "note.final"))).toBeVisible();
    await userEvent.type(passwordField(), "135790");
    for (const wrong of ["0", "-1", "9999", "128450.01", "20000.123"]) {
      await userEvent.clear(field);
      await userEvent.type(field, wrong);
      await userEvent.click(submit());
      await waitFor(() => expect(field).toBeInvalid());
    }
    await expect(ordered()).toHaveLength(0);
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, "forms", "amount.all") }));
    await waitFor(() => expect(field).toBeValid());
    await expect(field).toHaveValue("128,450");
  },
};

export const WrongPassword: Story = {
  name: "A wrong payment password is emptied and focused, with the tries left; all else is kept",
  ...on({ fates: [refusal("WRONG_PAYMENT_PASSWORD", { left: 4 })] }),
  play: async () => {
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("radio", { name: /9f3c/u }));
    await fillIn(centre);
    await userEvent.click(submit());
    await waitFor(() => expect(passwordField()).toHaveAccessibleDescription(/4/u));
    await expect(passwordField()).toHaveValue("");
    await waitFor(() => expect(passwordField()).toHaveFocus());
    await expect(await amountField(centre)).toHaveValue("60000");
    await expect(centre.getByRole("radio", { name: /9f3c/u })).toBeChecked();
    await userEvent.type(passwordField(), "135790");
    await userEvent.click(submit());
    await waitFor(() => expect(ordered().at(-1)?.body).toMatchObject({ card: "C2", amount: 6_000_000 }));
  },
};

export const Locked: Story = {
  name: "After too many wrong passwords the form waits, and says for how long",
  ...on({ fates: [refusal("PASSWORD_LOCKED", { until: new Date(Date.now() + 900_000).toISOString() })] }),
  beforeEach: slowDevice,
  play: async (story) => {
    const centre = await openedCentre();
    await fillIn(centre);
    await userEvent.click(submit());
    await expect(
      await centre.findByRole("timer", { name: await paneText(story, "forms", "locked.left") }),
    ).toHaveTextContent(/^(?:10:00|0?[5-9]:\d\d)$/u);
    await expect(centre.queryByRole("textbox")).toBeNull();
  },
};

export const Unknown: Story = {
  name: "A lost response is checked with the same key, also when the money has left the balance",
  ...on({ fates: [lost()] }),
  play: async (story) => {
    const centre = await openedCentre();
    await fillIn(centre, "128450");
    await userEvent.click(submit());
    await centre.findByText(await paneText(story, "forms", "outcome.money"));
    await userEvent.click(submit());
    await centre.findByText(await paneText(story, file, "receipt"));
    await expect(ordered()).toHaveLength(2);
    await expect(ordered()[1]).toEqual(ordered()[0]);
    await expect(ordered()[0]?.key).toBeDefined();
  },
};

export const Foretold: Story = {
  name: "No balance is foretold for more than there is, nor while it is not known whether money has left",
  ...on({ fates: [lost()] }),
  play: async (story) => {
    const centre = await openedCentre();
    await fillIn(centre, "200000");
    const after = centre.getByText(await paneText(story, file, "after"), { selector: "dt" }).parentElement;
    await expect(after).not.toHaveTextContent(/\d/u);
    await userEvent.clear(await amountField(centre));
    await userEvent.type(await amountField(centre), "60000");
    await expect(after).toHaveTextContent("68,450.00");
    await userEvent.click(submit());
    await centre.findByText(await paneText(story, "forms", "outcome.money"));
    await waitFor(() => expect(after).not.toHaveTextContent(/\d/u));
  },
};

export const FirstTime: Story = {
  name: "Payment password and account are set up first where missing; a wrong password says the tries left",
  ...on({ hasPassword: false, cards: [] }),
  play: async (story) => {
    const member = (key: string) => paneText(story, "member", key);
    const centre = await openedCentre();
    const enter = async (name: string, text: string) => {
      const place = await waitFor(() => inDialog(`input[name=${name}]`));
      await userEvent.clear(place);
      await userEvent.type(place, text);
    };
    const enterWrongFirst = async (name: string, button: string, left: RegExp) => {
      await enter(name, "Demo-1235");
      await userEvent.click(centre.getByRole("button", { name: button }));
      await waitFor(() => expect(inDialog(`input[name=${name}]`)).toHaveAccessibleDescription(left));
      await enter(name, LOGIN_PASSWORD);
      await userEvent.click(centre.getByRole("button", { name: button }));
    };
    await enter("paymentPassword", "135790");
    await enter("repeated", "135790");
    await enterWrongFirst("loginPassword", await member("paymentPassword.set"), /4/u);
    const next = await centre.findByRole("heading", { name: await paneText(story, file, "needs.card.title") });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.selectOptions(await centre.findByRole("combobox"), "NURI");
    await enter("number", "110-482-4821");
    await enter("holder", "Han Yeoul");
    await enter("paymentPassword", "135790");
    await enterWrongFirst("password", await member("card.add"), /3/u);
    await expect(await centre.findByRole("radio", { name: /Nuri Bank ••••4821/u })).toBeChecked();
    await expect(sent.map(({ body }) => body)).toEqual([
      { paymentPassword: "135790", loginPassword: "Demo-1234" },
      {
        kind: "BANK",
        bank: "NURI",
        number: "110-482-4821",
        holder: "Han Yeoul",
        paymentPassword: "135790",
        password: "Demo-1234",
      },
    ]);
  },
};

export const Gift: Story = {
  name: "A gift that waits is no part of what can be withdrawn, and says what it waits for",
  ...on({ info: { giftWaiting: 10_000_000 } }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await centre.findByText(new RegExp((await text("lead")).replace(/\{\{.*?\}\}/u, ".*28,450.*"), "u"));
    await expect(centre.getByText(/100,000/u)).toBeVisible();
    const amount = await amountField(centre);
    await userEvent.type(amount, "30000");
    await userEvent.click(submit());
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/28,450/u));
  },
};

export const Obstacles: Story = {
  name: "With turnover left there is no form, but how much is left and the way to the bonus",
  ...on({ info: { turnoverLeft: 4_200_000 } }),
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText(/42,000/u);
    await expect(
      centre.getByRole("button", { name: await paneText(story, file, "obstacle.turnover.way") }),
    ).toBeVisible();
    await expect(centre.queryByRole("textbox")).toBeNull();
  },
};

export const Waiting: Story = {
  name: "While every account has to wait, they are listed, each with the time from which it can be used",
  ...on({ cards: [{ ...bank, usableFrom: new Date(Date.now() + 86_400_000).toISOString() }] }),
  play: async (story) => {
    const centre = await openedCentre();
    const list = within(await centre.findByRole("region", { name: await paneText(story, file, "card") }));
    const waits = (await paneText(story, file, "card.waits")).replace("{{time}}", "[\\d. :]+");
    await expect(await list.findByText(/Nuri Bank ••••4821/u)).toBeVisible();
    await expect(list.getByText(new RegExp(waits, "u"))).toBeVisible();
    await expect(centre.queryByRole("textbox")).toBeNull();
  },
};

export const Usable: Story = {
  name: "The platform's clock judges from when an account can be used, whatever the device's clock shows",
  ...on({ cards: [{ ...bank, usableFrom: new Date(Date.now() + 280_000).toISOString() }] }),
  beforeEach: slowDevice,
  play: async () => {
    await openedCentre();
    await expect(await waitFor(() => inDialog("input[name=amount]"))).toBeVisible();
  },
};

const confirming = order({ state: "CONFIRMING", amount: 9_000_000, canCancel: false });

export const Received: Story = {
  name: "WA-012 WA-013 WA-016c WA-017 WA-019 a part is confirmed next to what came, what remains and what silence means",
  ...on({ orders: [confirming] }),
  beforeEach: slowDevice,
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const yes = await centre.findByRole("button", {
      name: (await text("confirm.yes.label")).replace("{{amount}}", "50,000"),
    });
    const bar = centre.getByRole("progressbar", { name: await text("confirm.progress") });
    await expect(bar).toHaveAttribute(
      "aria-valuetext",
      (await text("confirm.received")).replace("{{amount}}", "10,000"),
    );
    await expect(centre.getByText((await text("confirm.remainder")).replace("{{amount}}", "80,000"))).toBeVisible();
    await expect(
      centre.getAllByRole("img", { name: new RegExp((await text("part.proof")).replace("{{amount}}", ".*"), "u") }),
    ).toHaveLength(2);
    await expect(centre.getByText(await text("confirm.forced"))).toBeVisible();
    await expect(centre.getByRole("timer", { name: await text("confirm.left") })).toHaveTextContent(/^2[0-3]:\d\d$/u);
    await userEvent.click(yes);
    await waitFor(() => expect(centre.queryByText(/^/u, { selector: "button[type=submit]:not([form])" })).toBeNull());
    const next = (await text("confirm.nextPart")).replace("{{amount}}", "90,000");
    await waitFor(() => expect(centre.getByRole("heading", { name: next })).toHaveFocus());
    await expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ["confirmWithdrawal", { id: "W1", received: true }],
    ]);
  },
};

export const AlsoOrdered: Story = {
  name: "A part that waits for an answer stays in sight above the receipt of a new withdrawal",
  ...on({ orders: [order({ ...confirming, id: "W0" })] }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await fillIn(centre);
    await userEvent.click(submit());
    await centre.findByText(await text("receipt"));
    await expect(centre.getByRole("button", { name: await text("confirm.no") })).toBeVisible();
    await expect(centre.getByText(await text("confirm.forced"))).toBeVisible();
  },
};

export const AllPaid: Story = {
  name: "WA-015 an order whose parts have all come says that all is paid, and asks nothing",
  ...on({ orders: [confirming], parts: [part("RECEIVED", 1_000_000), part("FORCED", 8_000_000)] }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await centre.findByRole("heading", { name: (await text("confirm.allPaid")).replace("{{amount}}", "90,000") });
    await expect(centre.queryByRole("button", { name: await text("confirm.no") })).toBeNull();
    await expect(centre.queryByRole("timer")).toBeNull();
  },
};

export const Missing: Story = {
  name: "WA-014 WA-018 that a part is missing needs a picture, and is sent with it and the remark",
  ...on({ orders: [confirming] }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: await text("confirm.no") }));
    const send = centre.getByRole("button", { name: await text("missing.send") });
    await userEvent.click(send);
    const upload = centre.getByLabelText(new RegExp(await text("missing.proof"), "u"));
    await waitFor(() => expect(upload).toBeInvalid());
    await expect(sent).toHaveLength(0);
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    await userEvent.upload(upload, new File([png], "account.png", { type: "image/png" }));
    await centre.findByText("account.png");
    await userEvent.type(centre.getByLabelText(new RegExp(await text("missing.remark"), "u")), "Nothing came");
    await userEvent.click(send);
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(["confirmWithdrawal"]));
    await expect(sent[0]?.body).toMatchObject({
      id: "W1",
      received: false,
      remark: "Nothing came",
      proof: [expect.objectContaining({ name: "account.png" })],
    });
  },
};

let isDown = true;

export const Failed: Story = {
  name: "What could not be loaded is loaded again by a press; without the orders the form still works",
  args: {
    responses: {
      ...platform().responses,
      withdrawalInfo: (...asked) => (isDown ? lost() : platform().responses["withdrawalInfo"]!(...asked)),
      withdrawals: () => lost(),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const retry = await centre.findByRole("button", {
      name: new RegExp(await paneText(story, "core", "failure.retry"), "u"),
    });
    isDown = false;
    await userEvent.click(retry);
    await expect(await amountField(centre)).toBeVisible();
  },
};
