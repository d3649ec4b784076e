import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

function Account(props: Partial<TextFieldProps>) {
  const texts = storyTexts();
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <TextField label={texts.account} icon="user" {...props} />
    </Panel>
  );
}

const meta: Meta<typeof TextField> = {
  title: "Forms/TextField",
  component: TextField,
  render: (args) => <Account {...args} />,
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Empty: Story = { render: () => <Account placeholder={storyTexts().accountHint} /> };
export const Filled: Story = { args: { defaultValue: "yeoul_han" } };
export const Required: Story = { render: () => <Account required hint={storyTexts().accountHint} /> };
export const Optional: Story = { render: () => <Account optionalLabel={storyTexts().optional} /> };
export const Disabled: Story = { args: { defaultValue: "yeoul_han", disabled: true } };
export const Trailing: Story = {
  args: { inputMode: "numeric", defaultValue: "30,000", trailing: <b style={{ paddingInlineEnd: 24 }}>P</b> },
};

export const WithError: Story = {
  render: () => <Account defaultValue="a" required error={storyTexts().accountError} hint={storyTexts().accountHint} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: storyTexts().account });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(storyTexts().accountError));
  },
};

export const LongTexts: Story = {
  name: "Long texts stay within 280 px",
  render: () => (
    <div style={{ width: 280 }} data-testid="frame">
      <Account
        label={storyTexts().long}
        optionalLabel={storyTexts().optional}
        error={storyTexts().noticeText}
        hint={storyTexts().noticeText}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId("frame").scrollWidth).toBeLessThanOrEqual(280);
  },
};

const events = { ref: fn(), onChange: fn(), onBlur: fn() };
export const Registered: Story = {
  name: "A form library gets the input, its changes and its blur",
  render: () => <Account name="account" {...events} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.type(field, "abc");
    await userEvent.tab();
    await expect(events.ref).toHaveBeenCalledWith(field);
    await expect(events.onChange).toHaveBeenCalledTimes(3);
    await expect(events.onBlur).toHaveBeenCalled();
    await expect(field).toHaveAttribute("name", "account");
  },
};
