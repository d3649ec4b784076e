import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyTexts } from "../stories/texts.ts";
import { Tag } from "./Tag.tsx";

const meta: Meta<typeof Tag> = {
  title: "Content/Tag",
  component: Tag,
  render: (args) => (
    <Tag {...args}>{args.tone === "live" ? "LIVE" : args.tone === "accent" ? "HOT" : storyTexts().playMoney}</Tag>
  ),
};
export default meta;

type Story = StoryObj<typeof Tag>;

export const Brand: Story = { args: { tone: "brand" } };
export const Accent: Story = { args: { tone: "accent" } };
export const Live: Story = { args: { tone: "live" } };
