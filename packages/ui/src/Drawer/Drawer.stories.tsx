import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Drawer, type DrawerProps } from "./Drawer.tsx";

interface OpenerProps extends Pick<DrawerProps, "side"> {
  readonly lines?: number;
}

function Opener({ side = "end", lines = 3 }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const texts = storyTexts();
  return (
    <>
      <Button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        {texts.menu}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={texts.menu} closeLabel={texts.close} side={side}>
        <ul style={{ display: "grid", gap: 8 }}>
          {Array.from({ length: lines }, (_, line) => (
            <li key={line}>
              <Button variant="ghost" block>
                {texts.categories[line % texts.categories.length]}
              </Button>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}

const meta: Meta<typeof Drawer> = { title: "Overlays/Drawer", component: Drawer, render: () => <Opener /> };
export default meta;

type Story = StoryObj<typeof Drawer>;

async function openIn(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole("button", { name: storyTexts().menu });
  await userEvent.click(opener);
  return { opener, drawer: await within(canvasElement).findByRole("dialog", { name: storyTexts().menu }) };
}

export const Opens: Story = {
  name: "It opens with the focus inside and stays open",
  play: async ({ canvasElement }) => {
    const { drawer } = await openIn(canvasElement);
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Start: Story = {
  render: () => <Opener side="start" lines={24} />,
  play: async ({ canvasElement }) => {
    await openIn(canvasElement);
  },
};

export const Bottom: Story = {
  render: () => <Opener side="bottom" />,
  play: async ({ canvasElement }) => {
    await openIn(canvasElement);
  },
};

export const Cross: Story = {
  name: "The close button closes it and the focus returns",
  play: async ({ canvasElement }) => {
    const { opener, drawer } = await openIn(canvasElement);
    await userEvent.click(within(drawer).getByRole("button", { name: storyTexts().close }));
    await waitFor(() => expect(drawer).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};

export const Escape: Story = {
  name: "Esc asks to close, and the focus returns",
  play: async ({ canvasElement }) => {
    const { opener, drawer } = await openIn(canvasElement);
    // This is what the browser does on Esc; a scripted key press does not reach a native dialog.
    (drawer as HTMLDialogElement).requestClose();
    await waitFor(() => expect(opener).toHaveAttribute("aria-expanded", "false"));
    await expect(drawer).not.toBeVisible();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

export const Beside: Story = {
  name: "A press outside closes it",
  play: async ({ canvasElement }) => {
    const { drawer } = await openIn(canvasElement);
    drawer.click();
    await waitFor(() => expect(drawer).not.toBeVisible());
  },
};
