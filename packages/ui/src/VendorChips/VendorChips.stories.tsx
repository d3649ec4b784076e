import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { VendorChips, type VendorChipsProps } from "./VendorChips.tsx";
import { VendorChipsSkeleton } from "./VendorChipsSkeleton.tsx";

interface VendorsProps extends Pick<VendorChipsProps, "look"> {
  readonly count?: number;
  readonly name?: string;
}

function Vendors({ look = "chips", count = 10, name }: VendorsProps) {
  const texts = storyTexts();
  const { game } = useStoryArt();
  const items = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    href: `/slots?vendor=${index}`,
    name: name ?? texts.vendors[index % texts.vendors.length] ?? "",
    icon: game(index),
    note: texts.vendorNote,
    hot: index === 1 ? "HOT" : undefined,
    current: index === 2,
  }));
  return <VendorChips label={texts.vendorsLabel} look={look} items={items} />;
}

const meta: Meta<typeof VendorChips> = {
  title: "Games/VendorChips",
  component: VendorChips,
  subcomponents: { VendorChipsSkeleton },
  render: () => <Vendors />,
};
export default meta;

type Story = StoryObj<typeof VendorChips>;

export const Chips: Story = {
  name: "The current provider is marked for screen readers",
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getAllByRole("link", { current: "page" });
    await expect(current).toHaveLength(1);
  },
};
export const Cards: Story = { render: () => <Vendors look="cards" count={4} /> };
export const Loading: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <VendorChipsSkeleton />
      <VendorChipsSkeleton look="cards" />
    </div>
  ),
};
export const LongName: Story = {
  render: () => (
    <div style={{ width: 360, paddingInline: 16, overflow: "hidden" }}>
      <Vendors count={3} name={storyTexts().longGame} />
    </div>
  ),
};
