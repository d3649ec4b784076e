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

const file = "agent/agentTransactions";

interface Asked {
  readonly pageNo?: number;
  readonly account?: string;
  readonly kind?: string;
}

const movement = (number: number, more: object = {}) => ({
  id: `T${number}`,
  at: `2026-01-0${1 + (number % 9)}T03:00:10.000Z`,
  account: `player_${number}`,
  kind: "BONUS",
  amount: 100_000 + number,
  balance: 5_000_000,
  state: "COMPLETED",
  ...more,
});

const all = [
  movement(1, { kind: "WITHDRAWAL", amount: -9_000_000, state: "PAYING", account: "yuna_k", remark: "Card 2" }),
  movement(2, { kind: "DEPOSIT", amount: 3_000_000 }),
  ...Array.from({ length: 21 }, (_, index) => movement(index + 3)),
];

/** 23 movements in two pages. */
const platform = (asked: Asked[] = []): PaneResponses => ({
  teamTransactions: (request) => {
    const { account, kind } = request as Asked;
    asked.push(request as Asked);
    const found = all.filter(
      (row) => (kind === undefined || row.kind === kind) && (account === undefined || row.account === account),
    );
    return pageOf(found, request as Asked);
  },
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Transaction details",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentTransactions", responses: platform() },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const asked: Asked[] = [];

export const Records: Story = {
  name: "AG-011 the menu leads to the team's transactions, which can be filtered by kind and member, and paged",
  args: { responses: platform(asked), pane: "agentAccount" },
  play: async (story) => {
    asked.length = 0;
    const centre = await openedCentre();
    await pressEntry(story, centre, "agentTransactions");
    await centre.findByText("+1,000.20");
    const rows = within(centre.getByRole("table")).getAllByRole("row");
    await expect(rows).toHaveLength(21);
    for (const said of ["yuna_k", "−90,000.00", await paneText(story, "records", "movement.WITHDRAWAL")])
      await expect(rows[1]).toHaveTextContent(said);
    await expect(centre.getByText("23", { selector: "strong" })).toBeVisible();
    await userEvent.click(centre.getByRole("button", { name: "2" }));
    await centre.findByText("+1,000.23");
    await expect(asked.at(-1)?.pageNo).toBe(2);
    await userEvent.selectOptions(
      centre.getByRole("combobox", { name: await paneText(story, "records", "kind") }),
      "WITHDRAWAL",
    );
    await centre.findByText("−90,000.00");
    await expect(asked.at(-1)).toMatchObject({ kind: "WITHDRAWAL", pageNo: 1 });
    const search = centre.getByRole("searchbox", { name: await paneText(story, "records", "account.search") });
    await userEvent.type(search, "player_2{Enter}");
    await centre.findByText(await paneText(story, "records", "empty.filtered"));
    await expect(asked.at(-1)).toMatchObject({ kind: "WITHDRAWAL", account: "player_2" });
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, "records", "filters.clear") }));
    await centre.findByText("+1,000.20");
  },
};

export const Detail: Story = {
  name: "A row opens whose wallet it was, what left it, the balance after it and the remark",
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: "yuna_k" }));
    const name = await paneText(story, "records", "movement.WITHDRAWAL");
    const detail = within(await screen.findByRole("dialog", { name }));
    await expect(detail.getByText(await paneText(story, "records", "movement.member.out"))).toBeVisible();
    for (const said of ["yuna_k", "50,000.00", "Card 2"]) await expect(detail.getByText(said)).toBeVisible();
    await expect(detail.getByText(await paneText(story, "records", "movement.state.PAYING"))).toBeVisible();
  },
};

let isDown = true;

export const Failed: Story = {
  name: "Transactions that could not be loaded are loaded again by a press",
  args: {
    responses: {
      teamTransactions: (...request) =>
        isDown ? new PlatformError("offline", "no network") : platform()["teamTransactions"]!(...request),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const what = await paneText(story, "agent", "pane.agentTransactions");
    const retry = await centre.findByRole("button", {
      name: `${await paneText(story, "core", "failure.retry")}: ${what}`,
    });
    isDown = false;
    await userEvent.click(retry);
    await centre.findByText("+1,000.20");
  },
};

export const Empty: Story = {
  name: "Without transactions a way leads to new members and links",
  args: { responses: { teamTransactions: () => pageOf([]) } },
  play: async (story) => {
    const centre = await openedCentre();
    const empty = (await centre.findByText(await paneText(story, file, "empty"))).parentElement?.parentElement;
    const name = await paneText(story, "agent", "pane.agentAccount");
    await expect(within(empty as HTMLElement).getByRole("button", { name })).toBeVisible();
  },
};
