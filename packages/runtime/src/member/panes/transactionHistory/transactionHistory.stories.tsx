import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
  pressEntry,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "member/transactionHistory";

interface Asked {
  readonly pageNo?: number;
  readonly type?: string;
}

const movement = (number: number, more: object = {}) => ({
  id: `T${number}`,
  at: `2026-01-0${1 + (number % 9)}T03:00:10.000Z`,
  kind: "BONUS",
  amount: 100_000 + number,
  balance: 5_000_000,
  state: "COMPLETED",
  ...more,
});

const all = [
  movement(1, { kind: "WITHDRAWAL", amount: -9_000_000, state: "PAYING" }),
  movement(2, { kind: "DEPOSIT", amount: 3_000_000, balance: 12_845_000, remark: "Thank you" }),
  ...Array.from({ length: 21 }, (_, index) => movement(index + 3)),
];

/** 23 movements in two pages; none of them is a transfer. */
const platform = (asked: Asked[] = []): PaneResponses => ({
  balance: () => ({ sumBalance: 128_450 }),
  pointTransactions: (request) => {
    const { type } = request as Asked;
    asked.push(request as Asked);
    const found = all.filter(({ kind }) => type === undefined || kind === type);
    const { list: transactions, ...page } = pageOf(found, request as Asked);
    return { transactions, points: [], ...page };
  },
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Account record",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "transactionHistory", responses: platform() },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const asked: Asked[] = [];

export const Records: Story = {
  name: "MC-012 MC-031 the menu leads to the movements of money, which can be filtered by kind and paged",
  args: { responses: platform(asked), pane: "depositv2" },
  play: async (story) => {
    asked.length = 0;
    const centre = await openedCentre();
    await pressEntry(story, centre, "transactionHistory");
    await centre.findByText("+1,000.20");
    const table = centre.getByRole("table");
    await expect(within(table).getAllByRole("row")).toHaveLength(21);
    await expect(within(table).getAllByRole("row")[1]).toHaveTextContent("−90,000.00");
    await expect(centre.getByText("128,450", { selector: "strong" })).toBeVisible();
    await expect(asked[0]).toMatchObject({ unit: "MONEY", pageNo: 1 });
    await userEvent.click(centre.getByRole("button", { name: "2" }));
    await centre.findByText("+1,000.23");
    await expect(asked.at(-1)?.pageNo).toBe(2);
    const kind = centre.getByRole("combobox", { name: await paneText(story, "records", "kind") });
    await userEvent.selectOptions(kind, "DEPOSIT");
    await centre.findByText("+30,000.00");
    await expect(within(table).getAllByRole("row")).toHaveLength(2);
    await expect(asked.at(-1)).toMatchObject({ type: "DEPOSIT", pageNo: 1 });
  },
};

export const Detail: Story = {
  name: "A row opens what came in or left, with the balance after it, the remark and a way to ask about it",
  args: { site: { play: "real-money" } },
  play: async (story) => {
    const centre = await openedCentre();
    const name = await paneText(story, "records", "movement.DEPOSIT.real-money");
    await centre.findByText("+30,000.00");
    await userEvent.click(within(centre.getByRole("table")).getByRole("button", { name }));
    const detail = within(await screen.findByRole("dialog", { name }));
    await expect(detail.getByText(await paneText(story, "records", "movement.own.in"))).toBeVisible();
    await expect(detail.getByText("128,450.00")).toBeVisible();
    await expect(detail.getByText("Thank you")).toBeVisible();
    await userEvent.click(detail.getByRole("button", { name: await paneText(story, "records", "previous") }));
    await expect(detail.getByText(await paneText(story, "records", "movement.own.out"))).toBeVisible();
    await expect(detail.getByText(await paneText(story, "records", "movement.state.PAYING"))).toBeVisible();
    const opened = spyOn(window, "open").mockReturnValue(null);
    await userEvent.click(detail.getByRole("button", { name: await paneText(story, "records", "ask") }));
    await waitFor(() => expect(opened).toHaveBeenCalled());
    opened.mockRestore();
  },
};

export const Filtered: Story = {
  name: "A filter that leaves nothing can be cleared where the rows would be",
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText("+1,000.20");
    const kind = centre.getByRole("combobox", { name: await paneText(story, "records", "kind") });
    await userEvent.selectOptions(kind, "TRANSFER");
    await centre.findByText(await paneText(story, "records", "empty.filtered"));
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, "records", "filters.clear") }));
    await centre.findByText("+1,000.20");
    // The button is gone; the keyboard goes on at the records.
    await expect(document.activeElement).toContainElement(centre.getByRole("table"));
    await expect(document.body).not.toHaveFocus();
  },
};

export const Empty: Story = {
  name: "Without movements a way leads to a deposit; the bets, which are not among them, are a press away",
  args: {
    responses: {
      ...platform(),
      pointTransactions: () => ({ transactions: [], points: [], pageNo: 1, totalPages: 1, total: 0 }),
    },
  },
  play: async (story) => {
    const centre = await openedCentre();
    const empty = (await centre.findByText(await paneText(story, file, "empty.title"))).parentElement?.parentElement;
    const deposit = await paneText(story, "auth", "account.deposit");
    await expect(within(empty as HTMLElement).getByRole("button", { name: deposit })).toBeVisible();
    const name = await paneText(story, "menu", "pane.personalHistoryCopy");
    await userEvent.click(centre.getAllByRole("button", { name }).at(-1) as HTMLElement);
    await expect(await centre.findByRole("heading", { level: 3, name })).toBeVisible();
  },
};

let isDown = true;

export const Failed: Story = {
  name: "Movements that could not be loaded are loaded again by a press",
  args: {
    responses: {
      ...platform(),
      pointTransactions: (...request) =>
        isDown ? new PlatformError("offline", "no network") : platform()["pointTransactions"]!(...request),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const name = new RegExp(await paneText(story, "core", "failure.retry"), "u");
    const retry = await centre.findByRole("button", { name });
    isDown = false;
    await userEvent.click(retry);
    await centre.findByText("+1,000.20");
  },
};
