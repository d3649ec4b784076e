import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { CopyField } from "./CopyField.tsx";

const address = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";

function Address() {
  const { copyAddress, copy, copied, copyFailed } = recordTexts();
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <CopyField label={copyAddress} value={address} copyLabel={copy} copiedLabel={copied} failedLabel={copyFailed} />
    </Panel>
  );
}

const meta: Meta<typeof CopyField> = { title: "Forms/CopyField", component: CopyField, render: () => <Address /> };
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
