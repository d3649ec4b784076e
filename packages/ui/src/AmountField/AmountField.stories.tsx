import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { AmountField, type AmountFieldProps } from "./AmountField.tsx";
import { Presets } from "./Presets.tsx";

const amounts = ["5,000", "10,000", "30,000", "50,000", "100,000"];

function TopUp({ initial = "", ...props }: Partial<AmountFieldProps> & { readonly initial?: string }) {
  const { amount, amountLimits, clear, maximum, presets } = recordTexts();
  const [value, setValue] = useState(initial);
  return (
    <Panel padded style={{ maxWidth: 460 }}>
      <AmountField
        label={amount}
        symbol={useStoryArt().symbol}
        value={value}
        onValue={setValue}
        clearLabel={clear}
        hint={amountLimits}
        presetsLabel={presets}
        presets={[...amounts.map((text) => ({ label: text, value: text })), { label: maximum, value: "70,000" }]}
        {...props}
      />
    </Panel>
  );
}

const meta: Meta<typeof AmountField> = {
  title: "Forms/AmountField",
  component: AmountField,
  subcomponents: { Presets },
  render: () => <TopUp />,
};
export default meta;

type Story = StoryObj<typeof AmountField>;

export const Empty: Story = {
  name: "A preset fills in an amount, typing changes it, and the clear button empties it",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: recordTexts().amount });
    await userEvent.click(canvas.getByRole("button", { name: "30,000" }));
    await expect(field).toHaveValue("30,000");
    await expect(canvas.getByRole("button", { name: "30,000" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: recordTexts().clear }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("1234.5");
    await expect(field).toHaveValue("1234.5");
  },
};
export const WithError: Story = {
  render: () => <TopUp initial="900,000" required error={recordTexts().amountLimits} />,
};
export const Disabled: Story = { render: () => <TopUp initial="30,000" disabled /> };
export const WithoutPresets: Story = { render: () => <TopUp presets={[]} /> };
