import type { Meta, StoryObj } from "@storybook/react-vite";
import { Money } from "../Money/Money.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { StatTile } from "./StatTile.tsx";

function Figures({ busy = false }: { readonly busy?: boolean }) {
  const { statLabels, statNote } = recordTexts();
  const { symbol } = useStoryArt();
  const [profit = "", team = "", visits = "", income = ""] = statLabels;
  return (
    <dl style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))", gap: 12 }}>
      <StatTile
        busy={busy}
        label={profit}
        value={<Money symbol={symbol} amount="1,284,500.00" />}
        change={{ direction: "up", text: "+12.4%" }}
        note={statNote}
      />
      <StatTile busy={busy} label={team} value="5,012" change={{ direction: "down", text: "−3.1%" }} note={statNote} />
      <StatTile busy={busy} label={visits} value="0" change={{ direction: "same", text: "±0%" }} note={statNote} />
      <StatTile busy={busy} label={income} value={<Money symbol={symbol} amount="90,071,992,547,409.91" />} />
    </dl>
  );
}

const meta: Meta<typeof StatTile> = { title: "Content/StatTile", component: StatTile };
export default meta;

type Story = StoryObj<typeof StatTile>;

export const Row: Story = { name: "Gains, losses, no change, and the largest amount", render: () => <Figures /> };
export const Waiting: Story = { render: () => <Figures busy /> };
