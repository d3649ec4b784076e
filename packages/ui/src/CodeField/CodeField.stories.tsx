import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { CodeField, type CodeFieldProps } from "./CodeField.tsx";

function Code(props: Partial<CodeFieldProps>) {
  const { code, resend } = recordTexts();
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <CodeField
        label={code}
        clean={(written) => written.normalize("NFKC").replaceAll(/\D/gu, "")}
        trailing={
          <span style={{ paddingInlineEnd: 16 }}>
            <Button variant="soft" size="sm">
              {resend}
            </Button>
          </span>
        }
        {...props}
      />
    </Panel>
  );
}

const meta: Meta<typeof CodeField> = {
  title: "Forms/CodeField",
  component: CodeField,
  render: (args) => <Code {...args} />,
};
export default meta;

type Story = StoryObj<typeof CodeField>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>("textbox", { name: recordTexts().code });

export const Pasted: Story = {
  name: "Shows and reports what is left of a pasted text, and phones know that it takes a code",
  args: { onChange: fn(({ target }) => target.value) },
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    await userEvent.paste("482 913");
    await expect(field).toHaveValue("482913");
    await expect(args.onChange).toHaveReturnedWith("482913");
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(field).toHaveAttribute("inputmode", "numeric");
  },
};

export const Composed: Story = {
  name: "Leaves a text alone while an input method composes it",
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: "４８" }, isComposing: true });
    await expect(field).toHaveValue("４８");
    await fireEvent.compositionEnd(field);
    await expect(field).toHaveValue("48");
  },
};
export const Filled: Story = { args: { defaultValue: "482913" } };
export const WithError: Story = { render: () => <Code error={storyTexts().choose} defaultValue="4829" /> };
export const Disabled: Story = { args: { disabled: true } };
