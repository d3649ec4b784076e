import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { FormError } from "../FormError/FormError.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { ActionBar, type ActionBarProps } from "./ActionBar.tsx";

function Bar({ width = 390, ...props }: Partial<ActionBarProps> & { readonly width?: number }) {
  const { confirm, noCashValue } = storyTexts();
  return (
    <div style={{ maxWidth: width }}>
      <ActionBar result={{ label: recordTexts().total, value: "158,450" }} note={noCashValue} {...props}>
        <Button block>{confirm}</Button>
      </ActionBar>
    </div>
  );
}

const meta: Meta<typeof ActionBar> = { title: "Overlays/ActionBar", component: ActionBar };
export default meta;

type Story = StoryObj<typeof ActionBar>;

export const Result: Story = {
  name: "The action takes more than half of the bar, beside its result",
  render: () => <Bar />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button").getBoundingClientRect();
    const result = within(canvasElement).getByText("158,450").getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(result.right);
    await expect(button.width).toBeGreaterThan(390 * 0.5);
  },
};
export const Refused: Story = { render: () => <Bar message={<FormError>{storyTexts().errorText}</FormError>} /> };
export const Alone: Story = { render: () => <Bar result={undefined} /> };
