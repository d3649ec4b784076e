import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { Ticker } from "./Ticker.tsx";

function Notice() {
  const texts = storyTexts();
  return (
    <Ticker label={texts.notice} more={{ href: "/noticePage", label: texts.more }}>
      {texts.noticeText}
    </Ticker>
  );
}

const meta: Meta<typeof Ticker> = { title: "Content/Ticker", component: Ticker, render: () => <Notice /> };
export default meta;

type Story = StoryObj<typeof Ticker>;

export const OneLine: Story = {};
export const Phone: Story = {
  name: "On 328 px it stays one line and does not widen the page",
  render: () => (
    <div style={{ width: 328 }} data-testid="frame">
      <Notice />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTestId("frame");
    await expect(frame.scrollWidth).toBeLessThanOrEqual(328);
  },
};
