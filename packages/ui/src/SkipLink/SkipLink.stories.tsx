import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { SkipLink } from "./SkipLink.tsx";

const meta: Meta<typeof SkipLink> = {
  title: "Foundations/SkipLink",
  component: SkipLink,
  render: () => (
    <>
      <SkipLink href="#content">{storyTexts().skip}</SkipLink>
      <main id="content" tabIndex={-1}>
        {storyTexts().noticeText}
      </main>
    </>
  ),
};
export default meta;

export const FirstStop: StoryObj<typeof SkipLink> = {
  name: "The first Tab shows it",
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const Follow: StoryObj<typeof SkipLink> = {
  name: "It moves the focus to the content and adds no step to the history",
  play: async ({ canvasElement }) => {
    const before = location.href;
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(within(canvasElement).getByRole("main")).toHaveFocus();
    await expect(location.href).toBe(before);
  },
};
