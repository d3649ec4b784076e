import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

const meta: Meta<typeof LoadingOverlay> = { title: "States/LoadingOverlay", component: LoadingOverlay };
export default meta;

type Story = StoryObj<typeof LoadingOverlay>;

const cancelled = fn();

export const Waiting: Story = {
  name: "It covers the page, says what is waited for, and Esc cancels the wait",
  render: () => <LoadingOverlay label={storyTexts().loading} onCancel={cancelled} />,
  play: async () => {
    cancelled.mockClear();
    const overlay = await screen.findByRole("dialog", { name: storyTexts().loading });
    await expect(overlay.matches(":modal")).toBe(true);
    await expect(screen.getByRole("status")).toHaveTextContent(storyTexts().loading);
    // What Esc does.
    (overlay as HTMLDialogElement).requestClose();
    await expect(cancelled).toHaveBeenCalledTimes(1);
  },
};
