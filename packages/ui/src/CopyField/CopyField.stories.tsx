import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { Block } from "../Block/Block.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { CopyField, type CopyFieldProps } from "./CopyField.tsx";
import { CopyLine } from "./CopyLine.tsx";

const address = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";

function Address({ prominent }: Pick<CopyFieldProps, "prominent">) {
  const { copyAddress, copy, copied, copyFailed } = recordTexts();
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <CopyField
        label={copyAddress}
        value={address}
        copyLabel={copy}
        copiedLabel={copied}
        failedLabel={copyFailed}
        prominent={prominent}
      />
    </Panel>
  );
}

function Lines() {
  const { amount, copyAddress, copy, copied, copyFailed, amountLimits } = recordTexts();
  const texts = { copyLabel: copy, copiedLabel: copied, failedLabel: copyFailed };
  return (
    <Block>
      <dl style={{ margin: 0 }}>
        <CopyLine {...texts} label={amount} value="30000" shown="30,000" note={amountLimits} large />
        <CopyLine {...texts} label={copyAddress} value={address} />
      </dl>
    </Block>
  );
}

const meta: Meta<typeof CopyField> = {
  title: "Forms/CopyField",
  component: CopyField,
  subcomponents: { CopyLine },
  render: () => <Address />,
};
export default meta;

type Story = StoryObj<typeof CopyField>;

export const Copied: Story = {
  name: "Copies the text to the clipboard and says so",
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await userEvent.click(within(canvasElement).getByRole("button", { name: recordTexts().copy }));
    await expect(write).toHaveBeenCalledWith(address);
    await expect(await within(canvasElement).findByText(recordTexts().copied)).toBeVisible();
    write.mockRestore();
  },
};
export const Refused: Story = {
  name: "Where the browser refuses, the text is selected so that the visitor can copy it",
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await userEvent.click(within(canvasElement).getByRole("button", { name: recordTexts().copy }));
    await expect(await within(canvasElement).findByText(recordTexts().copyFailed)).toBeVisible();
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length]);
    write.mockRestore();
  },
};
export const Prominent: Story = {
  name: "As the main action it is a button with words",
  render: () => <Address prominent />,
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    const button = within(canvasElement).getByRole("button");
    await expect(button).toHaveTextContent(recordTexts().copy);
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith(address);
    write.mockRestore();
  },
};
export const SeveralLines: Story = {
  name: "Each of several lines copies its own value, which may be shown in another form",
  render: () => <Lines />,
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    const { amount, copy, copied } = recordTexts();
    await userEvent.click(within(canvasElement).getByRole("button", { name: `${copy}: ${amount}` }));
    await expect(write).toHaveBeenCalledWith("30000");
    await expect(await within(canvasElement).findByText(copied)).toBeVisible();
    await expect(within(canvasElement).getByText("30,000")).toBeVisible();
    write.mockRestore();
  },
};
