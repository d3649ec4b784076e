import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { PhoneField, type PhoneFieldProps } from "./PhoneField.tsx";

function Mobile(props: Partial<PhoneFieldProps>) {
  const texts = storyTexts();
  const options = ["+82", "+1", "+81", "+84"].map((code) => ({ value: code, label: code }));
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <PhoneField
        label={texts.mobile}
        country={{ label: texts.countryCode, options, defaultValue: "+82" }}
        {...props}
      />
    </Panel>
  );
}

const meta: Meta<typeof PhoneField> = {
  title: "Forms/PhoneField",
  component: PhoneField,
  render: (args) => <Mobile {...args} />,
};
export default meta;

type Story = StoryObj<typeof PhoneField>;

export const Filled: Story = {
  name: "Code and number are two controls, each with its own name",
  args: { defaultValue: "10-1234-5678" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.selectOptions(field.getByRole("combobox", { name: storyTexts().countryCode }), "+81");
    await expect(field.getByRole("combobox")).toHaveValue("+81");
    await expect(field.getByRole("textbox", { name: storyTexts().mobile })).toHaveAttribute("inputmode", "tel");
  },
};
export const WithError: Story = { render: () => <Mobile error={storyTexts().accountError} required /> };
export const Disabled: Story = { args: { disabled: true } };
