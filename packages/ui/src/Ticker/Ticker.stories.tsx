import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { Ticker } from "./Ticker.tsx";
import { TickerSkeleton } from "./TickerSkeleton.tsx";

interface NoticesProps {
  readonly count?: number;
  readonly onOpen?: ((id: string) => void) | undefined;
}

function Notices({ count = 1, onOpen = () => undefined }: NoticesProps) {
  const texts = storyTexts();
  const items = texts.notices.slice(0, count).map((text, index) => ({
    id: String(index),
    text,
  }));
  return (
    <Ticker
      label={texts.notice}
      items={items}
      onOpen={onOpen}
      controls={{ previous: texts.previous, next: texts.next }}
      more={{ href: "/noticePage", label: texts.more }}
    />
  );
}

const meta: Meta<typeof Ticker> = {
  title: "Content/Ticker",
  component: Ticker,
  subcomponents: { TickerSkeleton },
  render: () => <Notices />,
};
export default meta;

type Story = StoryObj<typeof Ticker>;

export const OneLine: Story = {
  name: "The text of its link says what there is more of",
  play: async ({ canvasElement }) => {
    const { more, notice } = storyTexts();
    await expect(within(canvasElement).getByText(more)).toHaveTextContent(`${more}: ${notice}`);
  },
};
export const Phone: Story = {
  name: "On 328 px it stays one line and does not widen the page",
  render: () => (
    <div style={{ width: 328 }} data-testid="frame">
      <Notices count={3} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTestId("frame");
    await expect(frame.scrollWidth).toBeLessThanOrEqual(328);
  },
};
export const Turned: Story = {
  name: "With several notices the arrows switch between them in a loop, and a press opens the shown one",
  args: { onOpen: fn() },
  render: ({ onOpen }) => <Notices count={3} onOpen={onOpen} />,
  play: async ({ canvasElement, args }) => {
    const ticker = within(canvasElement);
    const [first = "", second = "", third = ""] = storyTexts().notices;
    await expect(ticker.getByRole("button", { name: first })).toBeVisible();
    await userEvent.click(ticker.getByRole("button", { name: storyTexts().next }));
    await expect(ticker.getByText(second)).toBeVisible();
    await userEvent.click(ticker.getByRole("button", { name: storyTexts().previous }));
    await userEvent.click(ticker.getByRole("button", { name: storyTexts().previous }));
    await userEvent.click(ticker.getByRole("button", { name: third }));
    await expect(args.onOpen).toHaveBeenLastCalledWith("2");
  },
};
export const Loading: Story = {
  name: "The skeleton is as high as the line",
  render: () => (
    <>
      <div data-testid="line">
        <Notices />
      </div>
      <div data-testid="skeleton">
        <TickerSkeleton />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const { getByTestId } = within(canvasElement);
    await expect(getByTestId("skeleton").offsetHeight).toBe(getByTestId("line").offsetHeight);
  },
};
export const None: Story = {
  name: "Without a notice nothing is shown",
  render: () => <Notices count={0} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/u);
  },
};
