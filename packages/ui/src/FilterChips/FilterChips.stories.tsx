import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { FilterChips } from "./FilterChips.tsx";

const meta: Meta<typeof FilterChips> = {
  title: "Games/FilterChips",
  component: FilterChips,
  render: () => {
    const { vendors, vendorsLabel } = storyTexts();
    const items = vendors.map((name, index) => ({ id: name, name, href: `/live?kind=${index}`, current: index === 1 }));
    return <FilterChips label={vendorsLabel} items={items} />;
  },
};
export default meta;

type Story = StoryObj<typeof FilterChips>;

export const Chips: Story = {
  name: "The current choice is marked for screen readers",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link", { current: "page" })).toHaveLength(1);
  },
};
