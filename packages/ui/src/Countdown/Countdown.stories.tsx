import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { Countdown, type CountdownProps } from "./Countdown.tsx";

const now = Date.UTC(2026, 10, 22);

function Left(props: Partial<CountdownProps>) {
  const { dayUnit } = recordTexts();
  const { until } = storyTexts();
  return (
    <p>
      <Countdown label={until} dayUnit={dayUnit} until={now + 299_000} now={() => now} {...props} />
    </p>
  );
}

const meta: Meta<typeof Countdown> = {
  title: "Content/Countdown",
  component: Countdown,
  render: (args) => <Left {...args} />,
};
export default meta;

type Story = StoryObj<typeof Countdown>;

export const Minutes: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("timer", { name: storyTexts().until })).toHaveTextContent("4:59");
  },
};
export const Days: Story = { args: { until: now + 183_845_000 } };
export const Ended: Story = {
  name: "At the end it calls onEnd once and stops",
  args: { until: now - 1, onEnd: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("timer")).toHaveTextContent("0:00");
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
