import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "./Badge.tsx";

const meta: Meta<typeof Badge> = { title: "Content/Badge", component: Badge, args: { count: 2 } };
export default meta;

type Story = StoryObj<typeof Badge>;

export const Few: Story = {
  render: (args) => (
    <p style={{ display: "flex" }}>
      <Badge {...args} />
    </p>
  ),
};
export const Many: Story = {
  name: "Above 99 it shows 99+",
  args: { count: 1204 },
  render: (args) => (
    <p style={{ display: "flex" }}>
      <Badge {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("99+");
  },
};
export const None: Story = {
  name: "Nothing is shown at 0",
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/u);
  },
};
