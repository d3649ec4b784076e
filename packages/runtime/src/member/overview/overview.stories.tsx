import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { onPhone } from "../../../../../.storybook/onPhone.ts";
import { pageOf } from "../../../../../.storybook/pageOf.ts";
import { openedCentre, type PaneResponses, PaneInCentre, paneText } from "../../../../../.storybook/PaneInCentre.tsx";
import { slowDevice } from "../../../../../.storybook/slowDevice.ts";

const card = { id: "C1", kind: "BANK", bank: "NURI", lastFour: "4821", isDefault: true };
const withdrawal = (id: string, state: string) => ({
  id,
  state,
  amount: 9_000_000,
  fee: 0,
  card,
  createdAt: "2026-11-24T05:00:00.000Z",
  canCancel: false,
});
const deposit = (id: string, state: string) => ({
  id,
  state,
  method: "bank",
  amount: 3_000_000,
  createdAt: "2026-11-24T05:00:00.000Z",
  expiresAt: new Date(Date.now() + 870_000).toISOString(),
});
const part = {
  amount: 5_000_000,
  state: "CONFIRMING",
  sentAt: "2026-11-24T05:00:00.000Z",
  forcedAt: new Date(Date.now() + 1_700_000).toISOString(),
  proofImage: "/wps/pictures/promotion/envelope/W1.svg",
};

/** A member with nothing open, no limits and no cashback, who staked 58,000 and lost 6,800. */
const quiet: PaneResponses = {
  withdrawals: () => pageOf([]),
  deposits: () => pageOf([]),
  bets: () => ({ ...pageOf([]), totals: { stake: 0, validBet: 0, payout: 0, net: 0 } }),
  rebates: () => ({ list: [] }),
  playLimits: () => ({ limits: [], coolingHours: 24 }),
  playStatement: () => ({
    from: "2026-10-26",
    to: "2026-11-24",
    deposits: 0,
    withdrawals: 0,
    stakes: 5_800_000,
    wins: 5_120_000,
    net: -680_000,
    minutesPlayed: 300,
  }),
};

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Overview",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", responses: quiet },
  beforeEach: onPhone,
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;
type Centre = Awaited<ReturnType<typeof openedCentre>>;

/** The entry of a pane, and what it says is behind it. */
async function entryOf(story: Parameters<typeof paneText>[0], centre: Centre, pane: string): Promise<HTMLElement> {
  const menu = await centre.findByRole("navigation", { name: await paneText(story, "member", "menu") });
  return within(menu).getByRole("button", { name: await paneText(story, "menu", `pane.${pane}`) });
}

let held = Promise.withResolvers<void>();

export const Needs: Story = {
  name: "What waits is above the menu with its time, moves nothing as it arrives, and leads to its page",
  // On a wider screen the menu is beside it.
  globals: { viewport: { value: "mobile2" } },
  args: {
    responses: {
      ...quiet,
      withdrawals: async () => {
        await held.promise;
        return pageOf([withdrawal("W1", "CONFIRMING"), withdrawal("W2", "PAYING")]);
      },
      withdrawalConfirmation: () => ({
        id: "W1",
        state: "CONFIRMING",
        amount: 9_000_000,
        amountReceived: 0,
        remainder: 9_000_000,
        parts: [part],
      }),
      deposits: () => pageOf([deposit("D1", "PAID"), deposit("D2", "CREATED")]),
    },
  },
  beforeEach: () => {
    held = Promise.withResolvers();
    return slowDevice();
  },
  play: async (story) => {
    const text = (key: string) => paneText(story, "member", key);
    const centre = await openedCentre();
    const first = await entryOf(story, centre, "securityCenter");
    const before = first.getBoundingClientRect().top;
    held.resolve();
    const list = within(await centre.findByRole("list", { name: await text("needs") }));
    const needs = list.getAllByRole("button");
    await expect(needs.map(({ textContent }) => /50,000|30,000/u.exec(textContent ?? "")?.[0])).toEqual([
      "50,000",
      "30,000",
    ]);
    await expect(list.getByRole("timer", { name: await text("need.confirm.left") })).toHaveTextContent(
      /^2[0-3]:\d\d$/u,
    );
    await expect(list.getByRole("timer", { name: await text("need.send.left.demo") })).toHaveTextContent(
      /^0?[5-9]:\d\d$/u,
    );
    await expect(first.getBoundingClientRect().top).toBe(before);
    await expect(await entryOf(story, centre, "withdraw")).toHaveAccessibleDescription(/2/u);
    await expect(await entryOf(story, centre, "depositv2")).toHaveAccessibleDescription(/2/u);
    await userEvent.click(needs[0]!);
    await centre.findByRole("heading", { level: 3, name: await paneText(story, "menu", "pane.withdraw") });
  },
};

export const Hints: Story = {
  name: "Entries say what is behind them; with nothing to do, the last 30 days are told in a sentence",
  args: {
    responses: {
      ...quiet,
      bets: () => ({ ...pageOf([]), total: 7, totals: { stake: 0, validBet: 0, payout: 0, net: 0 } }),
      rebates: () => ({ list: [{ gameType: "RNG", validBet: 1, rate: 0.5, amount: 312_000 }] }),
      playLimits: () => ({
        limits: [{ kind: "DEPOSIT", period: "DAY", value: 10_000_000, used: 3_000_000, left: 7_000_000 }],
      }),
      securityInfo: () => ({
        loginPassword: true,
        paymentPassword: true,
        email: false,
        mobile: false,
        realName: false,
        bankCard: true,
      }),
    },
  },
  play: async (story) => {
    const centre = await openedCentre();
    for (const [pane, hint] of [
      ["securityCenter", /3.*6|6.*3/u],
      ["personalHistoryCopy", /7/u],
      ["manualRebate", /3,120/u],
      ["responsiblePlay", /70,000/u],
      ["withdraw", /^$/u],
    ] as const) {
      const entry = await entryOf(story, centre, pane);
      await waitFor(() => expect(entry).toHaveAccessibleDescription(hint));
    }
    await expect(await centre.findByText("6,800")).toBeVisible();
    // The account's page does not repeat them.
    await userEvent.click(await entryOf(story, centre, "securityCenter"));
    await centre.findByRole("region", { name: await paneText(story, "member/securityCenter", "safety") });
    const days = await paneText(story, "member/securityCenter", "days");
    await expect(centre.queryByRole("region", { name: days })).toBeNull();
  },
};

const lost = () => new PlatformError("offline", "the response was lost");

export const Failed: Story = {
  name: "What could not be loaded leaves the menu as it is; the last 30 days can be asked for again",
  args: {
    responses: Object.fromEntries([...Object.keys(quiet), "securityInfo", "balance"].map((id) => [id, lost])),
  },
  play: async (story) => {
    const centre = await openedCentre();
    const retry = new RegExp(
      `${await paneText(story, "core", "failure.retry")}.*${await paneText(story, "member", "days")}`,
      "u",
    );
    await centre.findByRole("button", { name: retry });
    await userEvent.click(await entryOf(story, centre, "personalProfit"));
    await centre.findByRole("heading", { level: 3, name: await paneText(story, "menu", "pane.personalProfit") });
  },
};
