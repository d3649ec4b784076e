import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { openedCentre, PaneInCentre, paneText } from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "member/playerRank";

const rank = (level: number) => ({
  level,
  name: `Rank ${level}`,
  deposit: 1_000_000 * (level - 1),
  validBet: 5_000_000 * (level - 1),
  benefits: [`Gift ${level}`],
  vipService: level === 3,
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Rank",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: {
    centre: "memberCentre",
    pane: "playerRank",
    member: { rank: { name: "Rank 2", level: 2 } },
    responses: {
      rankProgress: () => ({ rank: rank(2), next: rank(3), deposit: 1_500_000, validBet: 10_000_000 }),
      ranks: () => ({ list: [rank(1), rank(2), rank(3)] }),
    },
  },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

export const Shown: Story = {
  name: "MC-039 the label and the level show with the way to the next rank; other ranks open by a press",
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText("5,000", { selector: "strong" });
    await expect(centre.getByRole("heading", { name: "Rank 2" })).toBeVisible();
    const level = (await paneText(story, "auth", "rank.level")).replace("{{level}}", "2");
    await expect(centre.getByText(level)).toBeVisible();
    const deposits = centre.getByRole("progressbar", { name: await paneText(story, "auth", "rank.deposits") });
    await expect(deposits).toHaveAttribute("aria-valuenow", "75");
    const bets = centre.getByRole("progressbar", { name: await paneText(story, "auth", "rank.bets") });
    await expect(bets).toHaveAttribute("aria-valuenow", "100");
    await expect(await centre.findByText("Gift 2")).toBeVisible();
    const own = (await centre.findByText(await paneText(story, file, "own"))).closest("details");
    await expect(within(own as HTMLElement).getByText("Rank 2")).toBeVisible();
    await expect(centre.getByText("Gift 3")).not.toBeVisible();
    await userEvent.click(centre.getByText("Rank 3", { selector: "summary *" }));
    await expect(centre.getByText("Gift 3")).toBeVisible();
    await expect(centre.getByRole("link", { name: await paneText(story, file, "more") })).toHaveAttribute(
      "href",
      "/vip",
    );
  },
};

export const Highest: Story = {
  name: "The highest rank has no way on; without the VIP page no link leads there",
  args: {
    without: "vip",
    responses: {
      rankProgress: () => ({ rank: rank(3), next: null, deposit: 0, validBet: 0 }),
      ranks: () => ({ list: [rank(1), rank(2), rank(3)] }),
    },
  },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText(await paneText(story, file, "way.highest"));
    await expect(centre.getByRole("heading", { name: "Rank 3" })).toBeVisible();
    await expect(centre.queryByRole("progressbar")).toBeNull();
    await expect(centre.queryByRole("link", { name: await paneText(story, file, "more") })).toBeNull();
  },
};

let isDown = true;

export const Failed: Story = {
  name: "Without the progress the rank still shows, and a press loads the progress again",
  args: {
    responses: {
      rankProgress: () =>
        isDown ? new PlatformError("offline", "lost") : { rank: rank(2), next: rank(3), deposit: 0, validBet: 0 },
      ranks: () => ({ list: [] }),
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
    await expect(centre.getByRole("heading", { name: "Rank 2" })).toBeVisible();
    await expect(await centre.findByText(await paneText(story, file, "ranks.none"))).toBeVisible();
    isDown = false;
    await userEvent.click(retry);
    await expect(await centre.findAllByRole("progressbar")).toHaveLength(2);
  },
};
