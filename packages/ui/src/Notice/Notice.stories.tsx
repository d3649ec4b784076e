import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Notice } from "./Notice.tsx";

const meta: Meta<typeof Notice> = {
  title: "States/Notice",
  component: Notice,
  render: (args) => (
    <div style={{ maxWidth: 520 }}>
      <Notice {...args} title={storyTexts().notice}>
        {storyTexts().noticeText}
      </Notice>
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof Notice>;

export const Info: Story = {};
export const Success: Story = { args: { tone: "success" } };
export const Warning: Story = { args: { tone: "warning" } };
export const Failure: Story = { args: { tone: "error" } };
export const WithAction: Story = {
  render: () => (
    <div style={{ maxWidth: 520 }}>
      <Notice
        tone="error"
        action={
          <Button size="sm" variant="soft">
            {storyTexts().retry}
          </Button>
        }
      >
        {storyTexts().errorText}
      </Notice>
    </div>
  ),
};
