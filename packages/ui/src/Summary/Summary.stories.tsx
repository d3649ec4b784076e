import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Money } from "../Money/Money.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { Summary } from "./Summary.tsx";

function TopUp({ digits = "158,450.00" }: { readonly digits?: string }) {
  const { symbol } = useStoryArt();
  const { amount, bonus, total } = recordTexts();
  const { confirm, noCashValue } = storyTexts();
  return (
    <div style={{ maxWidth: 288 }}>
      <Summary
        title={confirm}
        lines={[
          { label: amount, value: <Money symbol={symbol} amount="30,000.00" /> },
          { label: bonus, value: <Money symbol={symbol} amount="0.00" /> },
        ]}
        result={{ label: total, value: <Money symbol={symbol} amount={digits} /> }}
      >
        <Button block>{confirm}</Button>
        <p>{noCashValue}</p>
      </Summary>
    </div>
  );
}

const meta: Meta<typeof Summary> = { title: "Content/Summary", component: Summary };
export default meta;

type Story = StoryObj<typeof Summary>;

export const BeforeAnAction: Story = {
  name: "Each figure belongs to its label, and the result comes last",
  render: () => <TopUp />,
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole("term");
    await expect(terms.at(-1)).toHaveTextContent(recordTexts().total);
    await expect(within(canvasElement).getAllByRole("definition").at(-1)).toHaveTextContent("158,450.00");
  },
};
export const LargeAmount: Story = { render: () => <TopUp digits="9,999,999,999,999.99" /> };
