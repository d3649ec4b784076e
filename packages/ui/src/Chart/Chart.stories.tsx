import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { Chart, type ChartProps } from "./Chart.tsx";

const gains = [12, 18, -6, 3, 24, 30, -14, 8, 16, 21, 5, -2, 11, 27];

function Profit({ kind, values = gains }: { readonly kind: ChartProps["kind"]; readonly values?: readonly number[] }) {
  const { chartTitle, chartSummary, asTable } = recordTexts();
  const points = values.map((value, index) => ({ label: `11.${index + 9}`, value, text: `${value},000.00` }));
  return (
    <Panel padded style={{ maxWidth: 460 }}>
      <Chart kind={kind} title={chartTitle} summary={chartSummary} points={points} tableLabel={asTable} />
    </Panel>
  );
}

const meta: Meta<typeof Chart> = { title: "Content/Chart", component: Chart };
export default meta;

type Story = StoryObj<typeof Chart>;

export const Bars: Story = {
  name: "Gains and losses, which can also be read as a table",
  render: () => <Profit kind="bars" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: recordTexts().chartSummary })).toBeVisible();
    await userEvent.click(canvas.getByText(recordTexts().asTable));
    await expect(canvas.getAllByRole("row")).toHaveLength(gains.length);
    await expect(canvas.getByRole("rowheader", { name: "11.11" })).toBeVisible();
  },
};
export const Line: Story = { render: () => <Profit kind="line" /> };
export const Flat: Story = { render: () => <Profit kind="bars" values={[0, 0, 0]} /> };
