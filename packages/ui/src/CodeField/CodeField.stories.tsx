import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
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
        length={6}
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

export const Pasted: Story = {
  name: "Keeps only the digits of a pasted text, and reports when all are entered",
  args: { onComplete: fn() },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: recordTexts().code });
    await userEvent.click(field);
    await userEvent.paste("[Livery] 482 913");
    await expect(field).toHaveValue("482913");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith("482913");
  },
};
export const WithError: Story = { render: () => <Code error={storyTexts().choose} defaultValue="4829" /> };
export const Disabled: Story = { args: { disabled: true } };
