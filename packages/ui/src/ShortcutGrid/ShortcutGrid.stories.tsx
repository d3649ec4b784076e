import type { Meta, StoryObj } from "@storybook/react-vite";
import type { IconName } from "../Icon/iconNames.ts";
import { storyTexts } from "../stories/texts.ts";
import { ShortcutGrid } from "./ShortcutGrid.tsx";

const symbols: readonly IconName[] = [
  "live",
  "slots",
  "sports",
  "esports",
  "fishing",
  "poker",
  "elottery",
  "pointMall",
];

function Categories({ count = symbols.length }: { readonly count?: number }) {
  const texts = storyTexts();
  const items = symbols.slice(0, count).map((icon, index) => ({
    href: `/${icon}`,
    icon,
    title: texts.categories[index] ?? "",
    note: texts.categoryNotes[index] ?? "",
  }));
  return <ShortcutGrid label={texts.shortcuts} items={items} />;
}

const meta: Meta<typeof ShortcutGrid> = {
  title: "Home/ShortcutGrid",
  component: ShortcutGrid,
  render: () => <Categories />,
};
export default meta;

type Story = StoryObj<typeof ShortcutGrid>;

export const Icons: Story = { parameters: { root: { shortcuts: "icons" } } };
export const Tiles: Story = { parameters: { root: { shortcuts: "tiles" } } };
export const Chips: Story = { parameters: { root: { shortcuts: "chips" } } };
export const Few: Story = { parameters: { root: { shortcuts: "icons" } }, render: () => <Categories count={3} /> };
