import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { PasswordField } from "./PasswordField.tsx";

const meta: Meta<typeof PasswordField> = {
  title: "Forms/PasswordField",
  component: PasswordField,
  args: { defaultValue: "Demo-1234" },
  render: (args) => (
    <Panel padded style={{ maxWidth: 420 }}>
      <PasswordField {...args} label={storyTexts().password} revealLabel={storyTexts().reveal} />
    </Panel>
  ),
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Hidden: Story = {};
export const Seen: Story = {
  name: "One press shows it, another hides it",
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(storyTexts().password);
    const reveal = within(canvasElement).getByRole("button", { name: storyTexts().reveal });
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(reveal);
    await expect(field).toHaveAttribute("type", "text");
    await expect(reveal).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(reveal);
    await expect(field).toHaveAttribute("type", "password");
  },
};
export const Wrong: Story = { args: { error: "!" } };
