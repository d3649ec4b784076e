import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { coverEdges, isClear } from "../stories/coverEdges.ts";
import { storyTexts } from "../stories/texts.ts";
import { Toast, type ToastProps } from "./Toast.tsx";

function Said({ tone, long = false }: { readonly tone?: ToastProps["tone"]; readonly long?: boolean }) {
  const texts = storyTexts();
  const [text, setText] = useState("");
  return (
    <>
      <Button onClick={() => setText(long ? texts.failed : texts.saved)}>{texts.favourite}</Button>
      <Toast dismissLabel={texts.dismiss} onDismiss={() => setText("")} tone={tone}>
        {text}
      </Toast>
    </>
  );
}

const meta: Meta<typeof Toast> = {
  title: "Overlays/Toast",
  component: Toast,
  render: (args) => <Said tone={args.tone} />,
};
export default meta;

type Story = StoryObj<typeof Toast>;

const say: Story["play"] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(page.getByRole("button", { name: storyTexts().favourite }));
  await expect(page.getByRole("status")).not.toBeEmptyDOMElement();
};

export const Success: Story = { args: { tone: "success" }, play: say };
export const Failure: Story = { render: () => <Said tone="error" long />, play: say };
export const Notch: Story = {
  name: "It stays clear of what a device covers at the edges of the window",
  render: () => <Said tone="error" long />,
  play: async (context) => {
    const uncover = coverEdges(60);
    try {
      await say(context);
      const toast = within(context.canvasElement).getByRole("status").firstElementChild!;
      await waitFor(() => expect(isClear(toast, 60)).toBe(true));
    } finally {
      uncover();
    }
  },
};

export const Dismissed: Story = {
  name: "It stays until the visitor dismisses it",
  play: async (context) => {
    await say(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole("button", { name: storyTexts().dismiss }));
    await expect(page.getByRole("status")).toBeEmptyDOMElement();
  },
};
