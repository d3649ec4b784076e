import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "agent/agentTeamOverview";

interface Asked {
  readonly from: string;
  readonly to?: string;
}

const team = (more: object = {}) => ({
  members: 42,
  newMembers: 5,
  activeMembers: 18,
  deposit: 431_000_000,
  withdrawal: 358_000_000,
  bet: 1_142_000_000,
  payout: 1_080_000_000,
  net: -62_000_000,
  income: 31_024_000,
  days: ["2026-01-01", "2026-01-02", "2026-01-03"].map((day, index) => ({
    day,
    deposit: 1000 * index,
    withdrawal: 500 * index,
    bet: [10_000, 80_000, 30_000][index],
    net: -100 * index,
    newMembers: index,
  })),
  ...more,
});

const noContracts = { own: [], downline: [] };

const platform = (asked: Asked[] = [], more: object = {}): PaneResponses => ({
  teamOverview: (request) => {
    asked.push(request as Asked);
    // The period before is asked for second.
    return asked.length % 2 === 1 ? team(more) : team({ income: 26_814_000, newMembers: 3, ...more });
  },
  income: () => ({
    ...pageOf([]),
    sums: [
      { kind: "DIVIDEND", amount: 19_840_000 },
      { kind: "DAILY", amount: 9_184_000 },
      { kind: "REFERRAL", amount: 2_000_000 },
      { kind: "HOURLY", amount: 0 },
    ],
  }),
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Team overview",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentTeamOverview", responses: platform() },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const asked: Asked[] = [];

export const Figures: Story = {
  name: "AG-040 the team's figures are those of the platform, and say whose loss it is",
  args: { responses: platform(asked) },
  beforeEach: () => {
    asked.length = 0;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const text = (key: string) => paneText(story, file, key);
    await centre.findByText("11,420,000", { selector: "strong" });
    const paragraph = centre.getByText("620,000", { selector: "strong" }).closest("p");
    await expect(paragraph).toHaveTextContent(/(?:잃었습니다|lost)/u);
    const tile = async (key: string) => (await centre.findByText(await text(key), { selector: "dt" })).closest("div")!;
    await expect(await tile("tile.active")).toHaveTextContent(/18.*42/u);
    await expect(await tile("tile.new")).toHaveTextContent("5");
    await expect(await tile("tile.deposit")).toHaveTextContent("4,310,000.00");
    await expect(await tile("tile.withdrawal")).toHaveTextContent(/3,580,000\.00.*730,000/u);
    await expect(await tile("flow.bet")).toHaveTextContent("11,420,000.00");
    await expect(await tile("flow.payout")).toHaveTextContent("10,800,000.00");
    await expect(await tile("flow.lost")).toHaveTextContent("620,000.00");
    const income = within((await centre.findByRole("heading", { name: await text("income") })).closest("section")!);
    await expect(income.getByText("310,240.00")).toBeVisible();
    await expect(await income.findByText(/(?:일보다 42,100 많|42,100 more than [A-Z]\w+ \d)/u)).toBeVisible();
    await expect(income.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "198,400.00",
      "91,840.00",
      "20,000.00",
    ]);
  },
};

export const Days: Story = {
  name: "The chart shows one figure by day, in words and as a table, and the period chooses the days",
  args: { responses: platform(asked) },
  beforeEach: () => {
    asked.length = 0;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const text = (key: string) => paneText(story, file, key);
    await expect(await centre.findByRole("img", { name: /01\.02.*800/u })).toBeVisible();
    await userEvent.click(centre.getByRole("radio", { name: await text("measure.newMembers") }));
    await expect(centre.getByRole("img", { name: /01\.03.*2/u })).toBeVisible();
    await userEvent.click(centre.getByText(await text("chart.table")));
    await expect(within(centre.getByRole("table")).getAllByRole("row")).toHaveLength(3);
    await userEvent.click(centre.getByRole("radio", { name: await text("measure.net") }));
    const lost = await text("flow.lost");
    await expect(centre.getByRole("img", { name: new RegExp(`01\\.03.*${lost}.* 2\\D*$`, "u") })).toBeVisible();
    await expect(within(centre.getByRole("table")).getAllByRole("row")[1]).toHaveTextContent(lost);
    const month = asked[0];
    await userEvent.click(centre.getByRole("radio", { name: await text("period.week") }));
    await waitFor(() => expect(asked).toHaveLength(4));
    await expect(asked[2]).not.toEqual(month);
    const [shown, before] = asked.slice(2);
    // It ends with the platform's own today.
    await expect(shown!.to).toBeUndefined();
    await expect(Date.parse(before!.to!) - Date.parse(before!.from)).toBe(6 * 86_400_000);
    await expect(Date.parse(shown!.from) - Date.parse(before!.to!)).toBe(86_400_000);
  },
};

const offer = {
  id: "C1",
  kind: "dividend",
  account: "minsu_p",
  own: false,
  state: "NEW",
  mayAnswer: true,
  terms: { period: "M", rate: 6 },
  createdAt: "2026-01-01T03:00:00.000Z",
};

export const Waiting: Story = {
  name: "A contract that waits for an answer is shown, counted in the menu, and leads to its page",
  args: {
    responses: {
      ...platform(),
      contracts: (request) =>
        (request as { readonly kind: string }).kind === "dividend"
          ? {
              own: [{ ...offer, id: "C3", account: "sori_p", own: true }],
              downline: [offer, { ...offer, id: "C2", account: "jiho_l", mayAnswer: false }],
            }
          : noContracts,
    },
  },
  play: async (story) => {
    const centre = await openedCentre();
    const name = await paneText(story, "agent", "pane.agentDividend");
    // The one below asks for a contract; the one above offers one.
    await expect(await centre.findByText(/minsu_p.*(?:요청|asks)/u)).toBeVisible();
    await expect(centre.getByText(/sori_p.*(?:제안|offers)/u)).toBeVisible();
    await expect(centre.queryByText(/jiho_l/u)).toBeNull();
    const menu = within(centre.getByRole("navigation", { name: await paneText(story, "agent", "menu") }));
    const entry = () => menu.getByRole("button", { name: new RegExp(name, "u") });
    await waitFor(() => expect(entry()).toHaveTextContent("2"));
    await userEvent.click(centre.getAllByRole("button", { name: await paneText(story, file, "needs.open") })[0]!);
    await centre.findByRole("heading", { level: 3, name });
  },
};

export const NoTeam: Story = {
  name: "Without a member the page says how the first one joins, and leads to the links",
  args: { responses: platform([], { members: 0, activeMembers: 0 }) },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByRole("heading", { name: await paneText(story, file, "empty.title") });
    await userEvent.click(centre.getAllByRole("button", { name: await paneText(story, file, "empty.links") }).at(-1)!);
    const tab = await centre.findByRole("tab", { name: await paneText(story, "agent/agentAccount", "tab.links") });
    await expect(tab).toHaveAttribute("aria-selected", "true");
  },
};

export const NoIncome: Story = {
  name: "A period without income says so in place of its kinds",
  args: { responses: { ...platform([], { income: 0 }), income: () => ({ ...pageOf([]), sums: [] }) } },
  play: async (story) => {
    const centre = await openedCentre();
    await expect(await centre.findByText(await paneText(story, file, "income.none"))).toBeVisible();
  },
};

let isDown = true;

export const Failed: Story = {
  name: "What could not be loaded is loaded again by a press; without the parts of the income the rest works",
  args: {
    responses: {
      ...platform(),
      income: () => new PlatformError("offline", "the network is down"),
      teamOverview: () => (isDown ? new PlatformError("offline", "the network is down") : team()),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const retry = await paneText(story, "core", "failure.retry");
    const button = await centre.findByRole("button", { name: `${retry}: ${await paneText(story, file, "what")}` });
    // The month's income beside the menu has a button of its own.
    await expect(centre.getAllByRole("button", { name: new RegExp(`^${retry}`, "u") })).toHaveLength(2);
    isDown = false;
    await userEvent.click(button);
    await expect(await centre.findByText("310,240.00")).toBeVisible();
  },
};
