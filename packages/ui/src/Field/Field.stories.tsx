import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { FieldMessages } from "./FieldMessages.tsx";

function Range(props: Partial<FieldProps>) {
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <Field label={storyTexts().timeToday} hint={storyTexts().timeLimit} {...props}>
        {(control) => <input type="range" {...control} style={{ width: "100%", height: 44 }} />}
      </Field>
    </Panel>
  );
}

const meta: Meta<typeof Field> = {
  title: "Forms/Field",
  component: Field,
  subcomponents: { FieldMessages },
  render: (args) => <Range {...args} />,
};
export default meta;

type Story = StoryObj<typeof Field>;

export const OwnControl: Story = {
  name: "A field names and describes a control of any kind",
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText(storyTexts().timeToday);
    await expect(control).toHaveAccessibleDescription(storyTexts().timeLimit);
  },
};

export const WithError: Story = {
  name: "The error is read before the hint, and marks the control",
  render: () => <Range required error={storyTexts().accountError} />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("slider");
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(`${storyTexts().accountError} ${storyTexts().timeLimit}`);
  },
};
