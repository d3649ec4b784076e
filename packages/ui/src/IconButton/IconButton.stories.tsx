import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { IconButton } from "./IconButton.tsx";

const meta: Meta<typeof IconButton> = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { icon: "bell" },
  render: (args) => <IconButton {...args} label={storyTexts().messages} />,
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {
  name: "The target is 44 px",
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole("button").getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
export const WithCount: Story = { args: { count: 2 } };
export const Disabled: Story = { args: { disabled: true } };
