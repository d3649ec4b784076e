import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryGame } from "../stories/StoryGame.tsx";
import { storyTexts } from "../stories/texts.ts";
import { GameGrid } from "./GameGrid.tsx";
import { GameGridSkeleton } from "./GameGridSkeleton.tsx";

const twelve = Array.from({ length: 12 }, (_, index) => index);

const meta: Meta<typeof GameGrid> = {
  title: "Games/GameGrid",
  component: GameGrid,
  subcomponents: { GameGridSkeleton },
  render: (args) => (
    <GameGrid {...args} label={storyTexts().hot}>
      {twelve.map((index) => (
        <StoryGame key={index} index={index} />
      ))}
    </GameGrid>
  ),
};
export default meta;

type Story = StoryObj<typeof GameGrid>;

export const Grid: Story = {};
export const Loading: Story = {
  render: () => <GameGridSkeleton label={storyTexts().hot} count={12} />,
};
export const Narrow: Story = {
  name: "Within 360 px nothing widens the page",
  render: () => (
    <div style={{ width: 360, paddingInline: 16, overflow: "hidden" }} data-testid="page">
      <GameGrid>
        {twelve.map((index) => (
          <StoryGame key={index} index={index} />
        ))}
      </GameGrid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByTestId("page");
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
