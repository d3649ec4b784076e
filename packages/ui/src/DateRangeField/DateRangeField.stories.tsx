import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { DateRangeField } from "./DateRangeField.tsx";

const week = { from: "2026-11-16", to: "2026-11-22" };

function Period({ error }: { readonly error?: string }) {
  const { periodLabel, periods, from, to } = recordTexts();
  const [value, setValue] = useState({ from: "2026-11-22", to: "2026-11-22" });
  const [today = "", days7 = "", days30 = ""] = periods;
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <DateRangeField
        label={periodLabel}
        value={value}
        onValue={setValue}
        presets={[
          { label: today, range: { from: "2026-11-22", to: "2026-11-22" } },
          { label: days7, range: week },
          { label: days30, range: { from: "2026-10-24", to: "2026-11-22" } },
        ]}
        customLabel={storyTexts().choose}
        valueText={`${value.from} – ${value.to}`}
        fromLabel={from}
        toLabel={to}
        max="2026-11-22"
        error={error}
      />
    </Panel>
  );
}

const meta: Meta<typeof DateRangeField> = {
  title: "Forms/DateRangeField",
  component: DateRangeField,
  render: () => <Period />,
};
export default meta;

type Story = StoryObj<typeof DateRangeField>;

export const Presets: Story = {
  name: "A preset sets both days, which the last choice shows and changes",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const days7 = canvas.getByRole("radio", { name: recordTexts().periods[1] ?? "" });
    await userEvent.click(days7);
    await expect(canvas.queryByLabelText(recordTexts().from)).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: storyTexts().choose }));
    await expect(canvas.getByLabelText(recordTexts().from)).toHaveValue(week.from);
    await expect(canvas.getByLabelText(recordTexts().to)).toHaveValue(week.to);
    // fireEvent: typing into a date field goes part by part, in an order that differs between languages.
    await fireEvent.change(canvas.getByLabelText(recordTexts().from), { target: { value: "2026-11-01" } });
    await expect(days7).not.toBeChecked();
  },
};
export const WithError: Story = { render: () => <Period error={storyTexts().choose} /> };
