import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Toggle, type ToggleProps } from "./Toggle.tsx";

function Reminder(props: Partial<ToggleProps>) {
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <Toggle label={storyTexts().timeToday} hint={storyTexts().timeLimit} {...props} />
    </Panel>
  );
}

const meta: Meta<typeof Toggle> = {
  title: "Forms/Toggle",
  component: Toggle,
  render: (args) => <Reminder {...args} />,
};
export default meta;

type Story = StoryObj<typeof Toggle>;

export const Off: Story = {
  name: "Pressing the label or the space bar turns it on and off",
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole("switch", { name: storyTexts().timeToday });
    await userEvent.click(within(canvasElement).getByText(storyTexts().timeToday));
    await expect(toggle).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toHaveAccessibleDescription(storyTexts().timeLimit);
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
