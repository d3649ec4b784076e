import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { TextArea, type TextAreaProps } from "./TextArea.tsx";

function Message(props: Partial<TextAreaProps>) {
  const { message, charactersLeft } = recordTexts();
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <TextArea label={message} maxLength={20} leftLabel={charactersLeft} {...props} />
    </Panel>
  );
}

const meta: Meta<typeof TextArea> = {
  title: "Forms/TextArea",
  component: TextArea,
  render: (args) => <Message {...args} />,
};
export default meta;

type Story = StoryObj<typeof TextArea>;

export const Counts: Story = {
  name: "Counts what is typed, warns when little is left, and accepts no more than fits",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole("textbox", { name: recordTexts().message });
    await userEvent.type(area, "0123456789ab");
    await expect(canvas.getByText("12/20")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(recordTexts().charactersLeft(8));
    await userEvent.type(area, "cdefghijklmn");
    await expect(area).toHaveValue("0123456789abcdefghij");
    await expect(canvas.getByText("20/20")).toBeVisible();
  },
};
export const WithError: Story = {
  render: () => <Message required error={storyTexts().choose} hint={storyTexts().accountHint} />,
};
export const Disabled: Story = { render: () => <Message disabled defaultValue={storyTexts().saved} maxLength={100} /> };
