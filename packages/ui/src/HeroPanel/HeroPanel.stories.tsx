import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryHeroPanel } from "../stories/StoryHeroPanel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { HeroPanel } from "./HeroPanel.tsx";

const meta: Meta<typeof HeroPanel> = {
  title: "Home/HeroPanel",
  component: HeroPanel,
  render: () => (
    <div style={{ width: 372, maxWidth: "100%" }}>
      <StoryHeroPanel />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof HeroPanel>;

export const Guest: Story = {
  name: "It always states what the money is worth",
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByText(storyTexts().noCashValue);
    await expect(Number.parseFloat(getComputedStyle(note).fontSize)).toBeGreaterThanOrEqual(12);
  },
};
export const LimitReached: Story = {
  render: () => (
    <div style={{ width: 372, maxWidth: "100%" }}>
      <StoryHeroPanel share={1} />
    </div>
  ),
};
