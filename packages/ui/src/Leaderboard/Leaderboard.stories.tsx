import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryBoards } from "../stories/StoryBoards.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Board } from "./Board.tsx";
import { BoardGrid } from "./BoardGrid.tsx";
import { BoardGridSkeleton } from "./BoardGridSkeleton.tsx";
import { Leaderboard } from "./Leaderboard.tsx";

const meta: Meta<typeof Leaderboard> = {
  title: "Home/Leaderboard",
  component: Leaderboard,
  subcomponents: { BoardGrid, BoardGridSkeleton, Board },
  render: () => <StoryBoards show="leaders" />,
};
export default meta;

type Story = StoryObj<typeof Leaderboard>;

export const Ranks: Story = {
  name: "Screen readers get the ranks as a list",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(5);
  },
};
export const Beside: Story = { name: "Beside the latest wins", render: () => <StoryBoards /> };
export const Loading: Story = { render: () => <StoryBoards busy /> };
export const Skeleton: Story = { render: () => <BoardGridSkeleton /> };
export const Empty: Story = {
  render: () => <StoryBoards count={0} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(storyTexts().noRanks)).toHaveLength(2);
  },
};
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 288 }} data-testid="frame">
      <StoryBoards />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId("frame").scrollWidth).toBeLessThanOrEqual(288);
  },
};
