import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { StoryGame } from "../stories/StoryGame.tsx";
import { storyTexts } from "../stories/texts.ts";
import { GameGrid } from "./GameGrid.tsx";
import { GameGridSkeleton } from "./GameGridSkeleton.tsx";
import { LongGameGrid } from "./LongGameGrid.tsx";

const twelve = Array.from({ length: 12 }, (_, index) => index);

const meta: Meta<typeof GameGrid> = {
  title: "Games/GameGrid",
  component: GameGrid,
  subcomponents: { GameGridSkeleton, LongGameGrid },
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

const THOUSANDS = 10_000;

export const Long: Story = {
  name: "Of ten thousand games only those near the window are in the page, each with its place",
  render: () => (
    <LongGameGrid label={storyTexts().hot} count={THOUSANDS}>
      {(index) => <StoryGame index={index} />}
    </LongGameGrid>
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole("list", { name: storyTexts().hot });
    const places = () => [...grid.children].map((cell) => Number(cell.getAttribute("aria-posinset")));
    await waitFor(() => expect(places()[0]).toBe(1));
    await expect(places().length).toBeLessThanOrEqual(400);
    window.scrollTo(0, grid.offsetHeight / 2);
    await waitFor(() => expect(places()).toContain(THOUSANDS / 2));
    await expect(places().length).toBeLessThanOrEqual(400);
    window.scrollTo(0, grid.offsetHeight);
    await waitFor(() => expect(places().at(-1)).toBe(THOUSANDS));
    window.scrollTo(0, 0);
    await waitFor(() => expect(places()[0]).toBe(1));
  },
};
