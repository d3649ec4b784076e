import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { FixtureList, type FixtureListProps } from "./FixtureList.tsx";
import { FixtureListSkeleton } from "./FixtureListSkeleton.tsx";

const items: FixtureListProps["items"] = [
  {
    id: "1",
    league: "Han River League",
    home: "Hangang FC",
    away: "Taebaek United",
    when: "67′",
    live: "LIVE",
    score: [2, 1],
  },
  {
    id: "2",
    league: "North Sea League",
    home: "Norhaven Rovers of the Long and Winding Coast",
    away: "Kestrel Bay City",
    when: "21:30",
    odds: [
      { outcome: "1", value: "1.85" },
      { outcome: "X", value: "3.48" },
      { outcome: "2", value: "4.21" },
    ],
  },
];

const meta: Meta<typeof FixtureList> = {
  title: "Games/FixtureList",
  component: FixtureList,
  subcomponents: { FixtureListSkeleton },
  render: () => <FixtureList label={storyTexts().hot} items={items} />,
};
export default meta;

type Story = StoryObj<typeof FixtureList>;

export const Matches: Story = {
  name: "A running match has its score, one before the start its odds",
  play: async ({ canvasElement }) => {
    const [live, next] = within(canvasElement).getAllByRole("listitem");
    await expect(live).toHaveTextContent(/LIVE67′.*21$/u);
    await expect(
      within(next!)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual(["1.85", "3.48", "4.21"]);
  },
};
export const Loading: Story = { render: () => <FixtureListSkeleton /> };
export const Narrow: Story = {
  name: "Long names are cut off within 288 px",
  render: () => (
    <div style={{ width: 288 }} data-testid="frame">
      <FixtureList label={storyTexts().hot} items={items} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId("frame").scrollWidth).toBeLessThanOrEqual(288);
  },
};
