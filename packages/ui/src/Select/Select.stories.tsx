import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Select, type SelectProps } from "./Select.tsx";

function Bank(props: Partial<SelectProps>) {
  const texts = storyTexts();
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <Select
        label={texts.bank}
        placeholder={texts.choose}
        defaultValue=""
        options={texts.banks.map((label) => ({ value: label, label }))}
        {...props}
      />
    </Panel>
  );
}

const meta: Meta<typeof Select> = { title: "Forms/Select", component: Select, render: (args) => <Bank {...args} /> };
export default meta;

type Story = StoryObj<typeof Select>;

export const Nothing: Story = {
  name: "It starts without a choice",
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: storyTexts().bank });
    await expect(select).toHaveValue("");
    await userEvent.selectOptions(select, storyTexts().banks[1] ?? "");
    await expect(select).toHaveValue(storyTexts().banks[1]);
  },
};
export const WithIcon: Story = { args: { icon: "wallet" } };
export const WithError: Story = { render: () => <Bank required error={storyTexts().choose} /> };
export const Disabled: Story = { args: { disabled: true } };
