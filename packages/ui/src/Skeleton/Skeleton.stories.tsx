import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta: Meta<typeof Skeleton> = { title: "States/Skeleton", component: Skeleton };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Text: Story = { args: { shape: "text" } };
export const Block: Story = { args: { shape: "block" } };
export const Fill: Story = {
  args: { shape: "fill" },
  render: (args) => (
    <div style={{ width: 160, height: 160 }}>
      <Skeleton {...args} />
    </div>
  ),
};
