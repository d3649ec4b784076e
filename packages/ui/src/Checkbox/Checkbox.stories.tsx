import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta: Meta<typeof Checkbox> = {
  title: "Forms/Checkbox",
  component: Checkbox,
  render: (args) => (
    <Panel padded style={{ maxWidth: 420 }}>
      <Checkbox {...args}>{args.children ?? storyTexts().keep}</Checkbox>
    </Panel>
  ),
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Off: Story = {
  name: "Pressing the label works, too",
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: storyTexts().keep });
    await userEvent.click(within(canvasElement).getByText(storyTexts().keep));
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
export const WithError: Story = {
  render: () => (
    <Panel padded style={{ maxWidth: 420 }}>
      <Checkbox error={storyTexts().termsError}>
        {storyTexts().terms} (<a href="#terms">{storyTexts().more}</a>)
      </Checkbox>
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toHaveAccessibleDescription(storyTexts().termsError);
  },
};
export const LongText: Story = {
  render: () => (
    <Panel padded style={{ width: 280 }}>
      <Checkbox>{storyTexts().noticeText}</Checkbox>
    </Panel>
  ),
};
