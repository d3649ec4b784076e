import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta: Meta<typeof VisuallyHidden> = {
  title: "Foundations/VisuallyHidden",
  component: VisuallyHidden,
  render: () => (
    <p>
      {storyTexts().notice}
      <VisuallyHidden> {storyTexts().noticeText}</VisuallyHidden>
    </p>
  ),
};
export default meta;

export const Heard: StoryObj<typeof VisuallyHidden> = {
  name: "Screen readers read it, and it takes no space",
  play: async ({ canvasElement }) => {
    const { width } = within(canvasElement).getByText(storyTexts().noticeText).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
  },
};
