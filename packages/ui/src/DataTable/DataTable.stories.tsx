import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { type Column, DataTable, type DataTableProps, type Sort } from "./DataTable.tsx";

interface Bet {
  readonly id: number;
  readonly time: string;
  readonly game: string;
  readonly stake: number;
  readonly state: string;
}

function useBets(count: number): readonly Bet[] {
  const { betStates } = recordTexts();
  const { games } = storyTexts();
  return Array.from({ length: count }, (_, index) => ({
    id: index,
    time: `11.${String(22 - (index % 20)).padStart(2, "0")} 21:14`,
    game: games[index % games.length] ?? "",
    stake: 500 + ((index * 7919) % 40_000),
    state: betStates[index % betStates.length] ?? "",
  }));
}

function Bets({
  count = 6,
  width,
  ...props
}: Partial<DataTableProps<Bet>> & { readonly count?: number; readonly width?: number }) {
  const texts = storyTexts();
  const [sort, setSort] = useState<Sort>();
  const bets = useBets(count);
  const sign = sort?.direction === "ascending" ? 1 : -1;
  const rows = sort ? bets.toSorted((a, b) => (a.stake - b.stake) * sign) : bets;
  const [game = "", time = "", stake = "", state = ""] = recordTexts().betColumns;
  const columns: readonly Column<Bet>[] = [
    { id: "game", label: game, cell: (bet) => bet.game, total: recordTexts().total },
    { id: "time", label: time, cell: (bet) => bet.time },
    { id: "state", label: state, cell: (bet) => <Tag>{bet.state}</Tag> },
    {
      id: "stake",
      label: stake,
      align: "end",
      sortable: true,
      cell: (bet) => bet.stake.toFixed(2),
      total: bets.reduce((sum, bet) => sum + bet.stake, 0).toFixed(2),
    },
  ];
  return (
    <Panel padded style={{ maxWidth: width ?? 720 }}>
      <DataTable
        caption={texts.history}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        sort={sort}
        onSort={setSort}
        sortTexts={recordTexts().sorting}
        empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
        {...props}
      />
    </Panel>
  );
}

function PlacedBets({ width }: { readonly width: number }) {
  const [pressed, setPressed] = useState("");
  const [game = "", time = "", stake = "", state = ""] = recordTexts().betColumns;
  const columns: readonly Column<Bet>[] = [
    { id: "game", place: "title", label: game, cell: (bet) => bet.game },
    { id: "time", place: "line", label: time, cell: (bet) => bet.time },
    { id: "state", place: "state", label: state, cell: (bet) => bet.state },
    { id: "stake", place: "figure", label: stake, align: "end", cell: (bet) => bet.stake.toFixed(2) },
  ];
  return (
    <Panel padded style={{ maxWidth: width }}>
      <DataTable
        caption={storyTexts().history}
        columns={columns}
        rows={useBets(4)}
        rowKey={({ id }) => String(id)}
        empty={null}
        onRow={(bet) => setPressed(bet.game)}
      />
      <p role="status">{pressed}</p>
    </Panel>
  );
}

const meta: Meta<typeof DataTable> = { title: "Content/DataTable", component: DataTable };
export default meta;

type Story = StoryObj<typeof DataTable>;

export const Wide: Story = {
  name: "A column header sorts its column, largest first, and announces the order",
  render: () => <Bets />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = () => canvas.getAllByRole("columnheader").at(-1);
    const stakes = () =>
      canvas
        .getAllByRole("row")
        .slice(1, -1)
        .map((row) => within(row).getAllByRole("cell").at(-1)?.textContent);
    if (getComputedStyle(head()?.closest("thead") as Element).display === "none") return;
    const button = within(head() as HTMLElement).getByRole("button");
    await userEvent.click(button);
    await expect(head()).toHaveAttribute("aria-sort", "descending");
    const largest = stakes();
    await userEvent.click(button);
    await expect(head()).toHaveAttribute("aria-sort", "ascending");
    await expect(stakes()).toEqual(largest.toReversed());
  },
};

export const Cards: Story = {
  name: "In a narrow space each row is a card, and screen readers still read a table",
  render: () => <Bets width={360} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("table", { name: storyTexts().history })).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(7);
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: recordTexts().sorting.label }),
      "ascending stake",
    );
    const first = canvas.getAllByRole("row", { hidden: true })[1];
    await expect(first).toHaveTextContent("500.00");
  },
};

export const TwoLines: Story = {
  name: "With places a narrow row has two lines, and is one button where a row has more to show",
  render: () => <PlacedBets width={360} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getAllByRole("row", { hidden: true })[1] as HTMLElement;
    const [title, time, state, stake] = [...row.querySelectorAll("th, td")].map((cell) => cell.getBoundingClientRect());
    await expect(title?.bottom).toBeLessThanOrEqual(time?.top ?? 0);
    await expect(stake?.bottom).toBeLessThanOrEqual(state?.top ?? 0);
    await expect(stake?.left).toBeGreaterThan(title?.left ?? 0);
    // The far end of the row, where no text is.
    const { right, bottom } = row.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(right - 4, bottom - 4) as Element);
    await expect(canvas.getByRole("status")).toHaveTextContent(storyTexts().games[0] ?? "");
  },
};
export const Scrolling: Story = {
  name: "The header stays visible while rows scroll",
  render: () => <Bets count={40} maxHeight="320px" />,
};
export const Waiting: Story = { render: () => <Bets count={0} busy /> };
export const Stale: Story = { name: "The previous rows stay while new ones load", render: () => <Bets busy /> };
export const Empty: Story = {
  render: () => <Bets count={0} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("table")).toBeNull();
    await expect(canvasElement).toHaveTextContent(storyTexts().emptyTitle);
  },
};
