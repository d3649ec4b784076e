import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
  pressEntry,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "agent/agentIncome";

interface Asked {
  readonly pageNo?: number;
  readonly pageSize?: number;
  readonly kind?: string;
}

const row = (number: number, more: object = {}) => ({
  id: `I${number}`,
  at: `2026-01-0${1 + (number % 9)}T03:00:10.000Z`,
  kind: "REFERRAL",
  source: `pl***${number}`,
  amount: 100_000,
  ...more,
});

const period = { from: "2025-12-31T15:00:00.000Z", to: "2026-01-01T15:00:00.000Z" };

const all = [
  row(1, {
    kind: "DIVIDEND",
    amount: 19_840_000,
    ...period,
    shares: [{ of: "loss", base: 248_000_000, rate: 8 }],
  }),
  row(2, { kind: "HOURLY", amount: -4_210_000, ...period }),
  row(3, { kind: "NEW", amount: 70_000 }),
  ...Array.from({ length: 20 }, (_, index) => row(index + 4)),
];

/** 23 amounts in two pages: what an hourly contract paid to the downline is more than it brought. */
const platform = (asked: Asked[] = []): PaneResponses => ({
  income: (request) => {
    const { kind } = request as Asked;
    asked.push(request as Asked);
    const found = all.filter((one) => kind === undefined || one.kind === kind);
    const kinds = ["REFERRAL", "DIVIDEND", "DAILY", "HOURLY", "NEW"].filter(
      (one) => kind === undefined || one === kind,
    );
    return {
      ...pageOf(found, request as Asked),
      sums: kinds.map((name) => ({
        kind: name,
        amount: all.reduce((sum, one) => sum + (one.kind === name ? one.amount : 0), 0),
      })),
    };
  },
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/My income",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentIncome", responses: platform() },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const asked: Asked[] = [];

export const Records: Story = {
  name: "AG-010 the menu leads to the income of a period: its sum in words, its kinds, and what made each amount",
  args: { responses: platform(asked), pane: "agentAccount" },
  play: async (story) => {
    const centre = await openedCentre();
    await pressEntry(story, centre, "agentIncome");
    await expect(await centre.findByText("177,000", { selector: "strong" })).toBeVisible();
    const earned = within(centre.getByRole("group", { name: await paneText(story, file, "earned") }));
    const kinds = earned.getAllByRole("button");
    await expect(kinds.map(({ textContent }) => textContent?.replace(/\D+/u, ""))).toEqual([
      "20,000.00",
      "198,400.00",
      "700.00",
    ]);
    await expect(kinds[2]).toHaveTextContent("NEW");
    const paid = within(centre.getByRole("group", { name: await paneText(story, file, "paid") }));
    await expect(paid.getByRole("button")).toHaveTextContent("−42,100.00");
    await centre.findByText("pl***20");
    const rows = within(centre.getByRole("table")).getAllByRole("row");
    await expect(rows).toHaveLength(22);
    await expect(rows[2]).toHaveTextContent("−42,100.00");
    await expect(rows.at(-1)).toHaveTextContent("+177,000.00");
    await userEvent.click(within(rows[1]!).getByRole("button"));
    const detail = within(
      await screen.findByRole("dialog", { name: await paneText(story, "agent", "income.DIVIDEND") }),
    );
    await expect(detail.getByText(await paneText(story, "contracts", "share.loss", { rate: "8%" }))).toBeVisible();
    await expect(detail.getByText("2,480,000.00")).toBeVisible();
  },
};

export const Kind: Story = {
  name: "A press on a kind lists only its amounts, and another press lists all",
  args: { responses: platform(asked) },
  play: async (story) => {
    const centre = await openedCentre();
    const kind = await centre.findByRole("button", {
      name: new RegExp(`^${await paneText(story, "agent", "income.HOURLY")}`, "u"),
      pressed: false,
    });
    await centre.findByText("pl***20");
    await userEvent.click(kind);
    await centre.findByText(/−42,100\.00/u, { selector: "tfoot *" });
    await expect(within(centre.getByRole("table")).getAllByRole("row")).toHaveLength(3);
    await expect(asked.at(-1)).toMatchObject({ kind: "HOURLY", pageNo: 1 });
    await expect(kind).toHaveAttribute("aria-pressed", "true");
    await expect(centre.getByText("177,000", { selector: "strong" })).toBeVisible();
    await userEvent.click(kind);
    await centre.findByText("pl***20");
  },
};

export const Detail: Story = {
  name: "An amount opens with its other party, the period that was paid for, and the way to the contracts",
  play: async (story) => {
    const centre = await openedCentre();
    const name = await paneText(story, "agent", "income.HOURLY");
    await centre.findByText("pl***20");
    await userEvent.click(within(centre.getByRole("table")).getByRole("button", { name }));
    const detail = within(await screen.findByRole("dialog", { name }));
    await expect(detail.getByText(await paneText(story, file, "words.paid"))).toBeVisible();
    for (const said of ["pl***2", await paneText(story, file, "to"), await paneText(story, file, "period.from")])
      await expect(detail.getByText(said)).toBeVisible();
    const page = await paneText(story, "agent", "pane.agentHourlySalary");
    await userEvent.click(detail.getByRole("button", { name: new RegExp(page, "u") }));
    await expect(await centre.findByRole("heading", { level: 3, name: page })).toBeVisible();
  },
};

export const PartFailed: Story = {
  name: "Where only the kinds could not be loaded, the amounts are there, and a press loads the kinds",
  args: {
    responses: {
      income: (request, key) =>
        isDown && (request as Asked).pageSize === 1
          ? new PlatformError("refused", "it failed", { status: 500 })
          : platform()["income"]!(request, key),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText("pl***20");
    // The month's income beside the menu has a button of its own.
    const retry = await centre.findByRole("button", {
      name: `${await paneText(story, "core", "failure.retry")}: ${await paneText(story, file, "makeUp")}`,
    });
    isDown = false;
    await userEvent.click(retry);
    await centre.findByRole("group", { name: await paneText(story, file, "earned") });
  },
};

let isDown = true;

export const Empty: Story = {
  name: "Without income a way leads to new members and links",
  args: { responses: { income: () => ({ ...pageOf([]), sums: [] }) } },
  play: async (story) => {
    const centre = await openedCentre();
    const empty = (await centre.findByText(await paneText(story, file, "empty"))).parentElement?.parentElement;
    const name = await paneText(story, "agent", "pane.agentAccount");
    await expect(within(empty as HTMLElement).getByRole("button", { name })).toBeVisible();
  },
};
