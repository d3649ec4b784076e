import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
  pressEntry,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "agent/agentTeamBetting";

interface Asked {
  readonly pageNo?: number;
  readonly account?: string;
  readonly gameType?: string;
}

const bet = (number: number, more: object = {}) => ({
  id: `B${number}`,
  at: `2026-01-0${1 + (number % 9)}T03:00:10.000Z`,
  account: `player_${number}`,
  game: `Game ${number}`,
  gameType: "RNG",
  vendor: "PP",
  stake: 100_000,
  validBet: 100_000,
  payout: 0,
  net: -100_000,
  state: "SETTLED",
  ...more,
});

const all = [
  bet(1, { payout: 340_000, net: 240_000 }),
  bet(2, { state: "OPEN", net: 0 }),
  ...Array.from({ length: 21 }, (_, index) => bet(index + 3)),
];

/** 23 bets of 23 members in two pages, none of them of live games. */
const platform = (asked: Asked[] = []): PaneResponses => ({
  teamBets: (request) => {
    const { account, gameType = "RNG" } = request as Asked;
    asked.push(request as Asked);
    const found = all.filter((row) => row.gameType === gameType && (account === undefined || row.account === account));
    if (account !== undefined && found.length === 0)
      return new PlatformError("refused", "no such member", { status: 404, apiError: { code: "DOWNLINE_UNKNOWN" } });
    const totals = { stake: 5_800_000, validBet: 5_800_000, payout: 5_120_000, net: -680_000 };
    return { ...pageOf(found, request as Asked), totals };
  },
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Team betting",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentTeamBetting", responses: platform() },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const asked: Asked[] = [];

export const Records: Story = {
  name: "AG-008 the menu leads to the team's bets with their members, their sum, a filter by game type and pages",
  args: { responses: platform(asked), pane: "agentAccount" },
  play: async (story) => {
    asked.length = 0;
    const centre = await openedCentre();
    await pressEntry(story, centre, "agentTeamBetting");
    await centre.findByText("player_20");
    const rows = within(centre.getByRole("table")).getAllByRole("row");
    await expect(rows).toHaveLength(22);
    await expect(rows[1]).toHaveTextContent(`${await paneText(story, "agent", "net.won")}2,400.00`);
    await expect(rows[3]).toHaveTextContent(`${await paneText(story, "agent", "net.lost")}1,000.00`);
    await expect(rows.at(-1)).toHaveTextContent(`${await paneText(story, "agent", "net.lost")}6,800.00`);
    await expect(centre.getByText(/6,800/u, { selector: "strong" })).toBeVisible();
    await userEvent.click(centre.getByRole("button", { name: "2" }));
    await centre.findByText("player_23");
    await expect(asked.at(-1)?.pageNo).toBe(2);
    const gameType = await paneText(story, "records", "bet.gameType");
    await userEvent.selectOptions(centre.getByRole("combobox", { name: gameType }), "LIVE");
    await centre.findByText(await paneText(story, "records", "empty.filtered"));
    await expect(asked.at(-1)).toMatchObject({ gameType: "LIVE", pageNo: 1 });
  },
};

export const OneMember: Story = {
  name: "An account shows only that member's bets; one that is not in the team says so, with the way to all",
  args: { responses: platform(asked) },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText("player_20");
    const search = centre.getByRole("searchbox", { name: await paneText(story, "records", "account.search") });
    await userEvent.type(search, "player_5{Enter}");
    await waitFor(() => expect(centre.queryByText("player_20")).toBeNull());
    await expect(centre.getByText("player_5")).toBeVisible();
    await expect(asked.at(-1)).toMatchObject({ account: "player_5", pageNo: 1 });
    await userEvent.clear(search);
    await userEvent.type(search, "somebody{Enter}");
    await centre.findByText(await paneText(story, "agent", "account.unknown"));
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, "agent", "account.all") }));
    await centre.findByText("player_20");
    await expect(search).toHaveValue("");
    // The button is gone; the keyboard goes on at the records.
    await expect(document.activeElement).toContainElement(centre.getByRole("table"));
    await expect(document.body).not.toHaveFocus();
  },
};

export const Detail: Story = {
  name: "A row opens its bet with whose it is and what the member won or lost in words, without a sign",
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: "player_3" }));
    const detail = within(await screen.findByRole("dialog", { name: "Game 3" }));
    await expect(detail.getByText(await paneText(story, "records", "bet.result.member.lost"))).toBeVisible();
    await expect(detail.getByText("player_3")).toBeVisible();
    await expect(detail.queryByText(/−/u)).toBeNull();
    const previous = detail.getByRole("button", { name: await paneText(story, "records", "previous") });
    await userEvent.click(previous);
    await expect(detail.getByText(await paneText(story, "records", "bet.result.member.open"))).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Without bets a way leads to new members and links",
  args: {
    responses: {
      teamBets: () => ({ ...pageOf([]), totals: { stake: 0, validBet: 0, payout: 0, net: 0 } }),
    },
  },
  play: async (story) => {
    const centre = await openedCentre();
    const empty = (await centre.findByText(await paneText(story, file, "empty"))).parentElement?.parentElement;
    const name = await paneText(story, "agent", "pane.agentAccount");
    await userEvent.click(within(empty as HTMLElement).getByRole("button", { name }));
    await expect(await centre.findByRole("heading", { level: 3, name })).toBeVisible();
  },
};
