import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Block } from "../Block/Block.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { wideCentre } from "../style/media.ts";
import { CentreColumns } from "./CentreColumns.tsx";

function Form() {
  const { amount, limitToday, limitUsed, payMethod } = recordTexts();
  return (
    <CentreColumns aside={<Block title={limitToday}>{limitUsed}</Block>}>
      <Block title={payMethod}>{amount}</Block>
    </CentreColumns>
  );
}

const meta: Meta<typeof CentreColumns> = {
  title: "Overlays/CentreColumns",
  component: CentreColumns,
  render: () => <Form />,
};
export default meta;

type Story = StoryObj<typeof CentreColumns>;

export const Columns: Story = {
  name: "The summary is beside the form where there is room, else below it",
  play: async ({ canvasElement }) => {
    const { limitToday, payMethod } = recordTexts();
    const [form, aside] = [payMethod, limitToday].map((name) =>
      within(canvasElement).getByRole("region", { name }).getBoundingClientRect(),
    );
    if (matchMedia(wideCentre).matches) await expect(aside?.left).toBeGreaterThan(form?.right ?? Infinity);
    else await expect(aside?.top).toBeGreaterThan(form?.bottom ?? Infinity);
  },
};
