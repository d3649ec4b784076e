import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { Select } from "../Select/Select.tsx";
import { storyTexts } from "../stories/texts.ts";
import { TextField } from "../TextField/TextField.tsx";
import { FormRow } from "./FormRow.tsx";
import { FormStack, type FormStackProps } from "./FormStack.tsx";

function Registration(props: FormStackProps) {
  const texts = storyTexts();
  return (
    <Panel padded style={{ maxWidth: 460 }}>
      <FormStack {...props}>
        <TextField label={texts.account} required hint={texts.accountHint} icon="user" type="email" />
        <Select label={texts.bank} options={texts.banks.map((label) => ({ value: label, label }))} />
        <FormRow>
          <Checkbox>{texts.keep}</Checkbox>
          <a href="#forgotten">{texts.forgotten}</a>
        </FormRow>
        <Button type="submit" size="lg" block>
          {texts.register}
        </Button>
      </FormStack>
    </Panel>
  );
}

const meta: Meta<typeof FormStack> = {
  title: "Forms/FormStack",
  component: FormStack,
  subcomponents: { FormRow },
  render: () => <Registration />,
};
export default meta;

type Story = StoryObj<typeof FormStack>;

export const Fields: Story = {};

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());
export const Enter: Story = {
  name: "Enter submits it, and the browser's own validation does not interfere",
  render: () => <Registration onSubmit={submit} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "no address{Enter}");
    await expect(submit).toHaveBeenCalledOnce();
  },
};
