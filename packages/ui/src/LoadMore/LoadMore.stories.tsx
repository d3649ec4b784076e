import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { LoadMore, type LoadMoreProps } from "./LoadMore.tsx";

function More({ state = "more", onMore = () => undefined }: Partial<Pick<LoadMoreProps, "state" | "onMore">>) {
  const { showMore, shownOf } = recordTexts();
  const { errorTitle, retry } = storyTexts();
  const labels = { moreLabel: showMore, countLabel: shownOf, failedLabel: errorTitle, retryLabel: retry };
  return <LoadMore state={state} onMore={onMore} {...labels} />;
}

const meta: Meta<typeof LoadMore> = {
  title: "Content/LoadMore",
  component: LoadMore,
  render: (args) => <More {...args} />,
};
export default meta;

type Story = StoryObj<typeof LoadMore>;

export const Further: Story = { args: { state: "more" } };
export const Loading: Story = {
  name: "While a page loads further presses do nothing",
  args: { state: "loading", onMore: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  name: "A failed page is announced and can be requested again",
  args: { state: "failed", onMore: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(storyTexts().errorTitle);
    await userEvent.click(within(canvasElement).getByRole("button", { name: storyTexts().retry }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const End: Story = { args: { state: "end" } };
