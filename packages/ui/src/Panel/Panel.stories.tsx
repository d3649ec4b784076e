import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyTexts } from "../stories/texts.ts";
import { Panel } from "./Panel.tsx";

const meta: Meta<typeof Panel> = {
  title: "Content/Panel",
  component: Panel,
  render: (args) => (
    <Panel {...args}>
      <p>{storyTexts().noticeText}</p>
    </Panel>
  ),
};
export default meta;

type Story = StoryObj<typeof Panel>;

export const Padded: Story = { args: { padded: true } };
export const Bare: Story = {};
