import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { Timeline, type TimelineProps } from "./Timeline.tsx";

type States = readonly TimelineProps["steps"][number]["state"][];

function Order({ states }: { readonly states: States }) {
  const { orderSteps, orderProgress, stepStates } = recordTexts();
  const { timeLimit } = storyTexts();
  const [done = "", current = "", next = "", failed = ""] = stepStates;
  const steps = states.map((state, index) => ({
    id: String(index),
    label: orderSteps[index] ?? "",
    state,
    time: state !== "next" ? { iso: `2026-11-22T09:0${index}:00Z`, text: `09:0${index}` } : undefined,
    note: state === "current" ? timeLimit : undefined,
  }));
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <Timeline label={orderProgress} steps={steps} stateLabels={{ done, current, next, failed }} />
    </Panel>
  );
}

const meta: Meta<typeof Timeline> = { title: "Content/Timeline", component: Timeline };
export default meta;

type Story = StoryObj<typeof Timeline>;

export const UnderWay: Story = {
  name: "The current step is marked, and screen readers read each state",
  render: () => <Order states={["done", "current", "next"]} />,
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole("listitem");
    await expect(steps[1]).toHaveAttribute("aria-current", "step");
    await expect(steps[0]).toHaveTextContent(`(${recordTexts().stepStates[0]})`);
  },
};
export const Done: Story = { render: () => <Order states={["done", "done", "done"]} /> };
export const Failed: Story = { render: () => <Order states={["done", "failed"]} /> };
