import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { storyTexts } from "../stories/texts.ts";
import { DrawBalls } from "./DrawBalls.tsx";
import { DrawList, DrawListSkeleton } from "./DrawList.tsx";
import { LotteryCard } from "./LotteryCard.tsx";
import { LotteryGrid, LotteryGridSkeleton } from "./LotteryGrid.tsx";
import { LotteryMark } from "./LotteryMark.tsx";

const kinds = ["SSC", "PK10", "11X5", "LHC", "LF", "K3"];
const numbers = ["10", "03", "06", "05", "02", "01", "07", "09", "04", "08"];

const meta: Meta<typeof LotteryCard> = {
  title: "Games/LotteryCard",
  component: LotteryCard,
  subcomponents: { LotteryGrid, LotteryGridSkeleton, LotteryMark, DrawBalls, DrawList, DrawListSkeleton },
  render: () => (
    <LotteryGrid>
      {kinds.map((kind, index) => (
        <LotteryCard
          key={kind}
          title={storyTexts().games[index] ?? ""}
          kind={kind}
          note={kind}
          issue="20261121-0723"
          numbers={kind === "PK10" ? numbers : numbers.slice(0, 5)}
          nextLabel={storyTexts().next}
          next="0:42"
          action={<Button size="sm">{storyTexts().play}</Button>}
        />
      ))}
    </LotteryGrid>
  ),
};
export default meta;

type Story = StoryObj<typeof LotteryCard>;

export const Kinds: Story = {
  name: "Each kind has its own picture, and the numbers are a list",
  play: async ({ canvasElement }) => {
    const lists = within(canvasElement).getAllByRole("list");
    await expect(within(lists[1]!).getAllByRole("listitem")).toHaveLength(10);
    const pictures = [...canvasElement.querySelectorAll("[data-picture]")].map((svg) => svg.innerHTML);
    await expect(new Set(pictures).size).toBe(kinds.length);
  },
};
export const Loading: Story = { render: () => <LotteryGridSkeleton count={3} /> };
export const Draws: Story = {
  render: () => (
    <DrawList
      label={storyTexts().games[0] ?? ""}
      items={["0723", "0722", "0721"].map((issue) => ({
        id: issue,
        name: storyTexts().games[0] ?? "",
        note: `20261121-${issue}`,
        numbers: numbers.slice(0, 5),
      }))}
    />
  ),
};
export const Narrow: Story = {
  name: "Ten numbers fit into 288 px",
  render: () => (
    <div style={{ width: 288 }} data-testid="frame">
      <LotteryGrid>
        <LotteryCard
          title={storyTexts().longGame}
          kind="PK10"
          note="PK10"
          issue="20261121-0723"
          numbers={numbers}
          nextLabel={storyTexts().next}
          next="10:55:59"
          action={<Button size="sm">{storyTexts().play}</Button>}
        />
      </LotteryGrid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId("frame").scrollWidth).toBeLessThanOrEqual(288);
  },
};
