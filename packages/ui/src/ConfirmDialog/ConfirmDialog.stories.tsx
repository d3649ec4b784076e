import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { storyTexts } from "../stories/texts.ts";
import { AlertDialog } from "./AlertDialog.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";
import { QuestionBox } from "./QuestionBox.tsx";

const confirmed = fn();

function Question(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  const texts = storyTexts();
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.accountMenu}</Button>
      <ConfirmDialog
        open={open}
        title={texts.logoutTitle}
        text={texts.logoutText}
        cancelLabel={texts.cancel}
        confirmLabel={texts.logout}
        onCancel={() => setOpen(false)}
        onConfirm={confirmed}
        {...props}
      />
    </>
  );
}

const meta: Meta<typeof ConfirmDialog> = {
  title: "Overlays/ConfirmDialog",
  component: ConfirmDialog,
  subcomponents: { AlertDialog, QuestionBox },
  render: (args) => <Question {...args} />,
};
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

async function openIn(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole("button", { name: storyTexts().accountMenu });
  await userEvent.click(opener);
  const dialog = await within(canvasElement).findByRole<HTMLDialogElement>("alertdialog", {
    name: storyTexts().logoutTitle,
  });
  return { opener, dialog };
}

export const Cancel: Story = {
  name: "The focus starts on cancel, which closes the dialog and returns the focus",
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await openIn(canvasElement);
    await waitFor(() => expect(within(dialog).getByRole("button", { name: storyTexts().cancel })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};

export const Busy: Story = {
  name: "While the action is in progress nothing can be pressed, and Esc is ignored",
  args: { busy: true },
  play: async ({ canvasElement }) => {
    confirmed.mockClear();
    const { dialog } = await openIn(canvasElement);
    dialog.requestClose();
    await expect(dialog).toHaveAttribute("open");
    const confirm = within(dialog).getByRole("button", { name: storyTexts().logout });
    await expect(confirm).toHaveAttribute("aria-busy", "true");
    confirm.click();
    await expect(confirmed).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  render: () => (
    <Question title={storyTexts().longHeading} cancelLabel={storyTexts().long} confirmLabel={storyTexts().long} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: storyTexts().accountMenu }));
    await within(canvasElement).findByRole("alertdialog");
  },
};

function Message() {
  const [open, setOpen] = useState(true);
  const texts = storyTexts();
  return (
    <AlertDialog
      open={open}
      title={texts.sessionTitle}
      text={texts.sessionText}
      actionLabel={texts.confirm}
      onClose={() => setOpen(false)}
    />
  );
}

export const Alert: Story = {
  name: "A message with a single button is announced with its text",
  render: () => <Message />,
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole("alertdialog");
    await expect(dialog).toHaveAccessibleDescription(storyTexts().sessionText);
    await userEvent.click(within(dialog).getByRole("button"));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};
