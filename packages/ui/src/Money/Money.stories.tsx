import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { Money } from "./Money.tsx";

function BrandMoney({ amount }: { readonly amount: string }) {
  return <Money symbol={useStoryArt().symbol} amount={amount} />;
}

const meta: Meta<typeof Money> = {
  title: "Content/Money",
  component: Money,
  render: () => (
    <ul style={{ display: "inline-grid", textAlign: "right", gap: 4 }}>
      {["128,450.00", "11,111.11", "0.00"].map((amount) => (
        <li key={amount}>
          <BrandMoney amount={amount} />
        </li>
      ))}
    </ul>
  ),
};
export default meta;

export const Columns: StoryObj<typeof Money> = {};
