import { DEFAULT_TIME_ZONE } from "@livery/product/timeZone.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
  pressEntry,
} from "../../../../../../.storybook/PaneInCentre.tsx";
import { lastDays } from "../../../kit/records/periods.ts";

const file = "member/personalProfit";

interface Asked {
  readonly from: string;
}

const types = [
  { gameType: "RNG", validBet: 4_000_000, payout: 4_400_000, rebate: 32_000, net: 432_000 },
  { gameType: "LIVE", validBet: 1_800_000, payout: 720_000, rebate: 9_000, net: -1_071_000 },
];

const total = {
  deposit: 6_000_000,
  withdrawal: 9_000_000,
  validBet: 5_800_000,
  payout: 5_120_000,
  bonus: 100_000,
  rebate: 41_000,
  net: -539_000,
};

const nothing = { deposit: 250_000, withdrawal: 0, validBet: 0, payout: 0, bonus: 0, rebate: 0, net: 0 };

const platform = (asked: Asked[] = []): PaneResponses => ({
  personalProfit: (request) => {
    asked.push(request as Asked);
    return { total, gameTypes: types };
  },
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Profit and loss",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "personalProfit", responses: platform() },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const asked: Asked[] = [];

export const Statement: Story = {
  name: "MC-013 MC-032 the menu leads to what came of a period; the totals are the sums of the game types",
  args: { responses: platform(asked), pane: "depositv2" },
  play: async (story) => {
    const centre = await openedCentre();
    await pressEntry(story, centre, "personalProfit");
    await expect(await centre.findByText("5,390", { selector: "strong" })).toBeVisible();
    const rows = within(centre.getByRole("table")).getAllByRole("row");
    await expect(rows).toHaveLength(4);
    await expect(rows[1]).toHaveTextContent(await paneText(story, "core", "nav.slots"));
    await expect(rows[2]).toHaveTextContent("−10,710.00");
    for (const sum of ["58,000.00", "51,200.00", "410.00", "−6,390.00"]) await expect(rows[3]).toHaveTextContent(sum);
    await expect(centre.getByText(await paneText(story, file, "types.note"))).toBeVisible();
  },
};

export const Bridge: Story = {
  name: "What came back is above what was staked, money in and out is apart, and a way leads to the limits",
  play: async (story) => {
    const centre = await openedCentre();
    const line = async (key: string) =>
      (await centre.findByText(await paneText(story, file, key), { selector: "dt" })).parentElement;
    await expect(await line("received")).toHaveTextContent("52,610.00");
    await expect(await line("received")).toHaveTextContent(/1,000.*410/u);
    await expect(await line("net")).toHaveTextContent("−5,390.00");
    await expect(await line("withdrawal")).toHaveTextContent("90,000.00");
    const limits = await paneText(story, "menu", "pane.responsiblePlay");
    // The other way is in the menu.
    const way = centre.getAllByRole("button", { name: limits }).find((button: HTMLElement) => !button.closest("nav"));
    await userEvent.click(way!);
    await centre.findByRole("heading", { level: 3, name: limits });
  },
};

export const Periods: Story = {
  name: "A period of 90 days is a press away, and asks the platform for its days",
  args: { responses: platform(asked) },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByRole("table");
    asked.length = 0;
    const days = (await paneText(story, "records", "period.days_other")).replace("{{count}}", "90");
    await userEvent.click(centre.getByRole("radio", { name: days }));
    await waitFor(() => expect(asked).toHaveLength(1));
    const { from } = lastDays(90, { now: new Date(), timeZone: DEFAULT_TIME_ZONE });
    await expect(asked[0]).toEqual({ from });
  },
};

export const Still: Story = {
  name: "A period without play says so, leads to the games, and still has the money that came in",
  args: { responses: { personalProfit: () => ({ total: nothing, gameTypes: [] }) } },
  play: async (story) => {
    const centre = await openedCentre();
    await expect(await centre.findByRole("link", { name: await paneText(story, file, "empty.games") })).toBeVisible();
    await expect(centre.getByText("2,500.00")).toBeVisible();
    await expect(centre.queryByRole("table")).toBeNull();
  },
};

let isDown = true;

export const Failed: Story = {
  name: "A statement that could not be loaded is loaded again by a press",
  args: {
    responses: {
      personalProfit: () => (isDown ? new PlatformError("offline", "no network") : { total, gameTypes: types }),
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
    await centre.findByRole("table");
  },
};
