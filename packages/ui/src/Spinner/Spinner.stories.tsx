import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { Spinner } from "./Spinner.tsx";

const meta: Meta<typeof Spinner> = { title: "States/Spinner", component: Spinner };
export default meta;

type Story = StoryObj<typeof Spinner>;

export const Sizes: Story = {
  render: () => (
    <div style={{ display: "flex", alignItems: "center", gap: 20 }}>
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
    </div>
  ),
};
export const Said: Story = {
  name: "On its own it tells screen readers what is loading",
  render: () => <Spinner size="lg" label={storyTexts().loading} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(storyTexts().loading);
  },
};
