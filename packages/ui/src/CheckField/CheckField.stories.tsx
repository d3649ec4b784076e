import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { CheckField, type CheckFieldProps } from "./CheckField.tsx";

function Check(props: Partial<CheckFieldProps>) {
  const { slideCaptcha, check } = storyTexts();
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <CheckField
        label={slideCaptcha}
        name="captcha"
        required
        state="ready"
        texts={check}
        onRetry={() => undefined}
        {...props}
      >
        <div style={{ height: 65, border: "1px solid" }} />
      </CheckField>
    </Panel>
  );
}

const meta: Meta<typeof CheckField> = {
  title: "Forms/CheckField",
  component: CheckField,
  render: (args) => <Check {...args} />,
  args: { onRetry: fn() },
};
export default meta;

type Story = StoryObj<typeof CheckField>;

export const States: Story = {
  name: "It is named by its label, takes the focus, and says when the check is passed",
  args: { state: "passed" },
  play: async ({ canvasElement }) => {
    const { slideCaptcha, check } = storyTexts();
    const group = within(canvasElement).getByRole("group", { name: new RegExp(`^${slideCaptcha}`, "u") });
    group.focus();
    await expect(group).toHaveFocus();
    await expect(within(group).getByRole("status")).toHaveTextContent(check.passed);
  },
};

export const Loading: Story = { args: { state: "loading" } };

export const Failed: Story = {
  name: "A widget that cannot be used is replaced by the reason and a button that tries again",
  args: { state: "failed" },
  play: async ({ canvasElement, args }) => {
    const { check } = storyTexts();
    await expect(within(canvasElement).getByText(check.failed)).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: check.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = { args: { error: "✗" } };
