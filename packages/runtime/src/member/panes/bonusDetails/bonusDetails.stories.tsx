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

const file = "member/bonusDetails";

interface Asked {
  readonly from: string;
  readonly pageSize?: number;
}

const bonus = (number: number, more: object = {}) => ({
  id: `BO${number}`,
  at: "2026-01-01T03:00:10.000Z",
  promotion: `Promotion ${number}`,
  amount: 300_000,
  turnoverNeeded: 9_900_000,
  turnoverDone: 9_900_000,
  state: "COMPLETED",
  ...more,
});

const active = bonus(1, {
  state: "ACTIVE",
  turnoverDone: 5_700_000,
  expiresAt: new Date(Date.now() + 4 * 86_400_000).toISOString(),
});
const others = [bonus(2), bonus(3, { state: "EXPIRED", turnoverDone: 0 }), bonus(4, { state: "CANCELLED" })];

/** What looks for active bonuses asks for more at once than a page of records. */
const isForActive = ({ pageSize = 0 }: Asked) => pageSize > 20;

interface Setting {
  readonly list?: readonly object[];
  readonly turnoverLeft?: number;
  readonly asked?: Asked[];
  readonly isDown?: () => boolean;
}

function platform({
  list = [active, ...others],
  turnoverLeft = 0,
  asked = [],
  isDown = () => false,
}: Setting): PaneResponses {
  const money = { balance: 0, minimum: 0, maximum: 0, feeRate: 0, ordersLeft: 1 };
  return {
    withdrawalInfo: () => ({ ...money, turnoverLeft }),
    bonuses: (request) => {
      asked.push(request as Asked);
      if (isDown() && isForActive(request as Asked)) return new PlatformError("offline", "no network");
      return pageOf(list);
    },
  };
}

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Bonus details",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "bonusDetails", responses: platform({}) },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const asked: Asked[] = [];

export const Bonuses: Story = {
  name: "MC-014 MC-033 PR-029 the menu leads to one row for each bonus, and to what an active one asks for",
  args: { responses: platform({ asked }), pane: "depositv2" },
  play: async (story) => {
    asked.length = 0;
    const centre = await openedCentre();
    await pressEntry(story, centre, "bonusDetails");
    await centre.findByText("Promotion 4");
    const rows = within(centre.getByRole("table")).getAllByRole("row");
    await expect(rows).toHaveLength(5);
    await expect(rows[3]).toHaveTextContent(await paneText(story, file, "state.EXPIRED"));
    await expect(rows[3]).toHaveTextContent("0 / 99,000");
    const bar = centre.getByRole("progressbar", { name: await paneText(story, file, "turnover") });
    await expect(bar).toHaveAttribute("aria-valuetext", expect.stringContaining("57,000"));
    await expect(centre.getByText("42,000", { selector: "strong" })).toBeVisible();
    await expect(
      within(centre.getByRole("list", { name: await paneText(story, file, "active") })).getAllByRole("listitem"),
    ).toHaveLength(1);
    const [, , second] = await exportedLines(story);
    await expect(second).toMatch(/,Promotion 2,3000\.00,99000\.00,99000\.00,,.*,BO2$/u);
  },
};

export const Period: Story = {
  name: "Another period changes the rows; the active bonuses stay",
  args: { responses: platform({ asked }) },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByRole("progressbar");
    asked.length = 0;
    await userEvent.click(centre.getByRole("radio", { name: await paneText(story, "records", "period.today") }));
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(asked.some(isForActive)).toBe(false);
    await expect(centre.getByRole("progressbar")).toBeVisible();
  },
};

export const Blocking: Story = {
  name: "A bonus that withdrawals wait for says how much is still to be staked",
  args: { responses: platform({ turnoverLeft: 4_250_000 }) },
  play: async () => {
    const centre = await openedCentre();
    await centre.findByText(/42,500/u);
  },
};

export const Detail: Story = {
  name: "A row opens what the bonus asked for and what came of it",
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: "Promotion 3" }));
    const detail = within(await screen.findByRole("dialog", { name: "Promotion 3" }));
    await expect(detail.getByText(await paneText(story, file, "words.EXPIRED"))).toBeVisible();
    await expect(detail.getByText("99,000.00")).toBeVisible();
  },
};

let isDown = true;

export const Failed: Story = {
  name: "If the active bonuses do not come, the rows still do, and a press loads them again",
  args: { responses: platform({ isDown: () => isDown }) },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText("Promotion 4");
    const name = new RegExp(await paneText(story, "core", "failure.retry"), "u");
    const retry = await centre.findByRole("button", { name });
    isDown = false;
    await userEvent.click(retry);
    await centre.findByRole("progressbar");
  },
};

export const Empty: Story = {
  name: "Without bonuses a way leads to the promotions, where the brand has them",
  args: { responses: platform({ list: [] }) },
  play: async (story) => {
    const centre = await openedCentre();
    const empty = (await centre.findByText(await paneText(story, file, "empty.title"))).parentElement?.parentElement;
    const name = await paneText(story, "core", "nav.promotions");
    await expect(within(empty as HTMLElement).getByRole("link", { name })).toBeVisible();
    await expect(centre.getByText(await paneText(story, file, "sum.none"))).toBeVisible();
  },
};
