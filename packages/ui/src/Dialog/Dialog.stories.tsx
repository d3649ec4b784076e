import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { StoryLogin } from "../stories/StoryLogin.tsx";
import { storyTexts } from "../stories/texts.ts";
import { TextField } from "../TextField/TextField.tsx";
import { BackContext } from "./BackContext.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";

function Opener({ asked, ...rest }: Partial<DialogProps> & { readonly asked?: () => void }) {
  const [open, setOpen] = useState(false);
  const texts = storyTexts();
  const close = () => {
    asked?.();
    setOpen(false);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.profile}
      </Button>
      <Dialog title={texts.profile} closeLabel={texts.close} {...rest} open={open} onClose={close}>
        {rest.children ?? <TextField label={texts.account} data-autofocus="" />}
      </Dialog>
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  title: "Overlays/Dialog",
  component: Dialog,
  render: (args) => <Opener {...args} />,
};
export default meta;

type Story = StoryObj<typeof Dialog>;

async function openIn(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole("button", { name: storyTexts().profile });
  await userEvent.click(opener);
  const dialog = await within(canvasElement).findByRole<HTMLDialogElement>("dialog");
  return { opener, dialog };
}

const opened: Story["play"] = async ({ canvasElement }) => {
  await openIn(canvasElement);
};

export const Card: Story = {
  name: "It opens with the focus on the first field, and the page does not scroll",
  play: async ({ canvasElement }) => {
    const { dialog } = await openIn(canvasElement);
    await waitFor(() => expect(within(dialog).getByRole("textbox")).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  },
};
export const Small: Story = { args: { size: "sm" }, play: opened };
export const Large: Story = { args: { size: "lg" }, play: opened };

export const WithFooter: Story = {
  name: "Long content scrolls between header and footer",
  render: () => {
    const texts = storyTexts();
    return (
      <Opener reading footer={<Button block>{texts.confirm}</Button>}>
        {Array.from({ length: 24 }, (_, line) => (
          <p key={line} style={{ marginBottom: 12 }}>
            {texts.noticeText}
          </p>
        ))}
      </Opener>
    );
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await openIn(canvasElement);
    const { bottom } = within(dialog).getByRole("button", { name: storyTexts().confirm }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Login: Story = { name: "A login in the brand's layout", render: () => <StoryLogin format="auth" /> };
export const LoginCard: Story = { name: "A login as a card", render: () => <StoryLogin format="card" /> };
export const LoginSplit: Story = { name: "A login beside a picture", render: () => <StoryLogin format="split" /> };
export const LoginSheet: Story = { name: "A login as a sheet", render: () => <StoryLogin format="sheet" /> };

export const Escape: Story = {
  name: "Esc asks to close, and the focus returns",
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await openIn(canvasElement);
    // This is what the browser does on Esc; a scripted key press does not reach a native dialog.
    dialog.requestClose();
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const asked = fn();

let back: (() => void) | undefined;
const holdBack = (close: () => void) => {
  back = close;
  return () => (back = undefined);
};

export const Back: Story = {
  name: "MO-026b the browser's Back asks to close as Esc does, once while it is open",
  render: () => (
    <BackContext value={holdBack}>
      <Opener asked={asked} />
    </BackContext>
  ),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const { opener, dialog } = await openIn(canvasElement);
    back?.();
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(asked).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await expect(back).toBeUndefined();
  },
};

export const FocusLoop: Story = {
  name: "MO-012 Tab goes round inside the modal dialog, and after it closes its opener has the focus",
  render: () => <Opener footer={<Button>{storyTexts().confirm}</Button>} />,
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await openIn(canvasElement);
    await expect(dialog.matches(":modal")).toBe(true);
    const first = within(dialog).getByRole("button", { name: storyTexts().close });
    const last = within(dialog).getByRole("button", { name: storyTexts().confirm });
    last.focus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole("textbox")).toHaveFocus();
    first.click();
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};

export const Again: Story = {
  name: "Reopened at once, it stays open",
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await openIn(canvasElement);
    // The browser fires `close` a moment later: by then the dialog is open again.
    const closed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
    within(dialog).getByRole<HTMLButtonElement>("button", { name: storyTexts().close }).click();
    await Promise.resolve();
    opener.click();
    await closed;
    await expect(dialog).toHaveAttribute("open");
  },
};

export const Beside: Story = {
  name: "Without closeBeside a press outside does nothing",
  render: () => <Opener asked={asked} />,
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const { dialog } = await openIn(canvasElement);
    dialog.click();
    await expect(asked).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute("open");
  },
};
export const BesideCloses: Story = {
  name: "With closeBeside a press outside closes it, but a text selection that ends outside does not",
  args: { closeBeside: true },
  play: async ({ canvasElement }) => {
    const { dialog } = await openIn(canvasElement);
    within(dialog)
      .getByRole("textbox")
      .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    dialog.click();
    await expect(dialog).toHaveAttribute("open");
    dialog.click();
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

const windowed = { delay: 0, width: 200, height: 200, draggable: true, moveLabel: "Move" } as const;

/** The window's corner once it has stopped moving. */
function cornerOf(dialog: HTMLElement) {
  for (const animation of dialog.getAnimations()) animation.finish();
  const { left, top } = dialog.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top) };
}

export const Window: Story = {
  name: "A window opens after its delay and has at least its minimum size",
  args: { windowed: { ...windowed, delay: 300, width: 300, height: 280 }, children: <p>1</p> },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: storyTexts().profile });
    opener.click();
    await expect(canvasElement.querySelector("dialog")).not.toHaveAttribute("open");
    const { width, height } = (await within(canvasElement).findByRole("dialog")).getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(300);
    await expect(height).toBeGreaterThanOrEqual(280);
  },
};

export const WindowByKeys: Story = {
  name: "The arrow keys move a window, but not out of the viewport",
  args: { windowed },
  play: async ({ canvasElement }) => {
    const { dialog } = await openIn(canvasElement);
    const before = cornerOf(dialog);
    within(dialog).getByRole("button", { name: windowed.moveLabel }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await expect(cornerOf(dialog)).toEqual({ left: before.left + 32, top: before.top + 16 });
    await userEvent.keyboard(`{Shift>}${"{ArrowLeft}".repeat(20)}{/Shift}`);
    await expect(cornerOf(dialog).left).toBe(0);
  },
};

export const WindowByHead: Story = {
  name: "MO-011 a window is dragged by its header as far as the pointer goes, and stays in the viewport",
  args: { windowed },
  play: async ({ canvasElement }) => {
    const { dialog } = await openIn(canvasElement);
    const before = cornerOf(dialog);
    const head = within(dialog).getByRole("heading");
    const drag = (type: string, x: number, y: number) =>
      head.dispatchEvent(new PointerEvent(type, { bubbles: true, buttons: 1, clientX: x, clientY: y }));
    drag("pointerdown", 300, 300);
    drag("pointermove", 330, 320);
    await waitFor(() => expect(cornerOf(dialog)).toEqual({ left: before.left + 30, top: before.top + 20 }));
    drag("pointermove", -5000, -5000);
    await waitFor(() => expect(cornerOf(dialog)).toEqual({ left: 0, top: 0 }));
    drag("pointerup", -5000, -5000);
    drag("pointermove", 300, 300);
    await expect(cornerOf(dialog)).toEqual({ left: 0, top: 0 });
  },
};

export const Still: Story = {
  name: "A window that is not draggable has no handle",
  args: { windowed: { ...windowed, draggable: false } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openIn(canvasElement);
    await expect(within(dialog).queryByRole("button", { name: windowed.moveLabel })).toBeNull();
  },
};

export const Forced: Story = {
  name: "A forced dialog has no close button",
  args: { forced: true },
  play: async ({ canvasElement }) => {
    const { dialog } = await openIn(canvasElement);
    await expect(within(dialog).queryByRole("button")).toBeNull();
  },
};
