import type { AgentPageId } from "@livery/product/agentPages.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { pageOf } from "../../../../.storybook/pageOf.ts";
import { openedCentre, type PaneResponses, PaneInCentre, paneText } from "../../../../.storybook/PaneInCentre.tsx";
import { inKorea } from "../testing/inKorea.ts";

// The overview and the lists of a team, answered from the same rows: whatever page adds up, the sums are the same.

/** The site's today: 30 days cross the end of February. */
const NOON = inKorea("2026-03-12T12:00").getTime();
/** The first and the last of 30 days, days between them, and the day before them, which does not count. */
const DAYS = ["2026-02-11", "2026-03-12", "2026-02-28", "2026-03-01", "2026-02-10"];

/** As many as fill two pages, and two who are below one of them. */
const members = [
  { account: "yuna_k", type: "1", upline: "" },
  ...Array.from({ length: 21 }, (_, index) => ({ account: `player_${index}`, type: "0", upline: "" })),
  { account: "minsu_p", type: "0", upline: "yuna_k" },
  { account: "sora_h", type: "0", upline: "yuna_k" },
];

const rowsOf = <Row extends object>(count: number, rowAt: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => {
    const day = DAYS[index % DAYS.length]!;
    const { account } = members[(index * 5) % members.length]!;
    return { id: `R${index}`, at: `${day}T03:00:10.000Z`, day, account, ...rowAt(index) };
  });

const rounds = rowsOf(42, (index) => {
  const [stake, payout] = [100_000 + 1237 * index, index % 3 === 0 ? 0 : (7919 * index) % 180_000];
  const game = { game: "Slot", gameType: "RNG", vendor: "PP", state: "SETTLED" };
  return { ...game, stake, validBet: stake, payout, net: payout - stake };
});

/** Deposits are more than withdrawals. */
const movedKinds = ["DEPOSIT", "WITHDRAWAL", "BONUS", "REBATE", "DEPOSIT", "TRANSFER"] as const;

const movements = rowsOf(36, (index) => {
  const kind = movedKinds[index % movedKinds.length]!;
  const size = kind === "BONUS" || kind === "REBATE" ? 30_000 : 500_000;
  const amount = (kind === "WITHDRAWAL" ? -1 : 1) * (size + 991 * index);
  return { kind, amount, balance: 5_000_000, state: "COMPLETED" };
});

/** What the hourly contracts of the downline cost is more than they bring. */
const incomeKinds = ["REFERRAL", "DIVIDEND", "DAILY", "HOURLY"] as const;

const incomes = rowsOf(40, (index) => {
  const kind = incomeKinds[index % incomeKinds.length]!;
  return { kind, source: "pl***r", amount: (kind === "HOURLY" ? -1 : 1) * (20_000 + 313 * index) };
});

interface Asked {
  readonly from: string;
  readonly to?: string;
  readonly pageNo?: number;
  readonly pageSize?: number;
  readonly parent?: string;
}

interface Raw {
  readonly day: string;
  readonly account: string;
}

const within30 = <Row extends Raw>(rows: readonly Row[], { from, to = "9999" }: Asked): readonly Row[] =>
  rows.filter(({ day }) => from <= day && day <= to);

const sum = <Row,>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((total, row) => total + amountOf(row), 0);

/** What some members did in the days asked for. */
function profitOf(accounts: readonly string[], asked: Asked) {
  const theirs = <Row extends Raw>(rows: readonly Row[]) =>
    within30(rows, asked).filter(({ account }) => accounts.includes(account));
  const moved = (wanted: string) =>
    sum(
      theirs(movements).filter(({ kind }) => kind === wanted),
      ({ amount }) => amount,
    );
  const [validBet, payout] = [sum(theirs(rounds), ({ stake }) => stake), sum(theirs(rounds), (one) => one.payout)];
  const [bonus, rebate] = [moved("BONUS"), moved("REBATE")];
  const money = { deposit: moved("DEPOSIT"), withdrawal: 0 - moved("WITHDRAWAL"), bonus, rebate };
  return { ...money, validBet, payout, net: payout + bonus + rebate - validBet };
}

const everybody = members.map(({ account }) => account);

const responses: PaneResponses = {
  teamOverview: (request) => {
    const asked = request as Asked;
    const { bonus: _, rebate: __, validBet: bet, ...sums } = profitOf(everybody, asked);
    const days = DAYS.toSorted().filter((day) => within30([{ day, account: "" }], asked).length > 0);
    return {
      members: members.length,
      newMembers: 0,
      activeMembers: new Set(within30(rounds, asked).map(({ account }) => account)).size,
      bet,
      ...sums,
      income: sum(within30(incomes, asked), ({ amount }) => amount),
      days: days.map((day) => {
        const { validBet, deposit, withdrawal, net } = profitOf(everybody, { from: day, to: day });
        return { day, bet: validBet, deposit, withdrawal, net, newMembers: 0 };
      }),
    };
  },
  teamBets: (request) => {
    const asked = request as Asked;
    const { validBet: stake, payout } = profitOf(everybody, asked);
    return {
      ...pageOf(within30(rounds, asked), asked),
      totals: { stake, validBet: stake, payout, net: payout - stake },
    };
  },
  teamProfit: (request) => {
    const asked = request as Asked;
    const below = members.filter(({ upline }) => upline === (asked.parent ?? ""));
    const rows = below.map(({ account, type }) => ({ account, type, sums: profitOf([account], asked) }));
    const totals = profitOf(
      below.map(({ account }) => account),
      asked,
    );
    return { ...pageOf(rows, asked), totals };
  },
  teamTransactions: (request) => pageOf(within30(movements, request as Asked), request as Asked),
  income: (request) => {
    const found = within30(incomes, request as Asked);
    const sums = incomeKinds.map((kind) => ({
      kind,
      amount: sum(
        found.filter((row) => row.kind === kind),
        ({ amount }) => amount,
      ),
    }));
    return { ...pageOf(found, request as Asked), sums };
  },
};

const meta: Meta<typeof PaneInCentre> = {
  title: "Site/Agent sums",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentTeamOverview", responses },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;
type Shown = Parameters<typeof paneText>[0];

/** The last amount of a text in minor units: "−1,234.50" is −123450. */
function minorIn(text: string | null | undefined): number {
  const [, whole, part = ""] = /(\d[\d,]*)(?:\.(\d+))?$/u.exec(text ?? "") ?? [];
  if (!text || whole === undefined) throw new Error(`No amount: ${text}`);
  // A currency's sign may be between the minus and the digits.
  return (text.includes("−") ? -1 : 1) * Number(whole.replaceAll(",", "") + part.padEnd(2, "0"));
}

/** The figures of the sentence above a list. */
const leadOf = () => [...document.querySelectorAll("dialog p > strong")].map(({ textContent }) => textContent);

/** The cells of rows by their columns. */
type Cells = Readonly<Record<string, string>>;

/** The open list as its reader sees it: the foot of its table, and the rows of all pages. */
async function wholeList(story: Shown): Promise<{ readonly rows: readonly Cells[]; readonly foot: Cells }> {
  const nextLabel = await paneText(story, "core", "controls.next");
  const rows: Cells[] = [];
  for (let former = ""; ;) {
    // By selectors: a search by roles among all cells of a page takes longer than everything else here.
    const table = await waitFor(() => {
      const found = document.querySelector("dialog table");
      const first = found?.querySelector("tbody tr");
      if (!found || !first || found.closest("[aria-busy]") || first.textContent === former)
        throw new Error("It still loads.");
      return found;
    });
    const heads = [...table.querySelectorAll<HTMLElement>("thead th")].map(({ textContent }) => textContent);
    const cellsOf = (row: Element): Cells =>
      Object.fromEntries([...row.children].map(({ textContent }, index) => [heads[index]!, textContent]));
    rows.push(...[...table.querySelectorAll("tbody tr")].map(cellsOf));
    former = table.querySelector("tbody tr")!.textContent;
    const next = document.querySelector<HTMLButtonElement>(`dialog nav button[aria-label="${nextLabel}"]`);
    if (!next || next.disabled) {
      const foot = table.querySelector("tfoot tr");
      return { rows, foot: foot ? cellsOf(foot) : {} };
    }
    await userEvent.click(next);
  }
}

export const Sums: Story = {
  name: "What the overview shows of 30 days is the sum of the lists' feet and of the rows of all pages",
  beforeEach: () => {
    const real = Date;
    // The days of all pages are the same, also at midnight.
    window.Date = new Proxy(real, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [NOON] : given) as object,
    });
    return () => {
      window.Date = real;
    };
  },
  play: async (story) => {
    const centre = await openedCentre();
    const of = (key: string) => paneText(story, "agent/agentTeamOverview", key);
    const records = (key: string) => paneText(story, "records", key);
    const lost = await paneText(story, "agent", "net.lost");
    const netIn = (text: string | undefined) => (text?.startsWith(lost) ? -1 : 1) * minorIn(text);
    const added = (rows: readonly Cells[], column: string) => sum(rows, (row) => minorIn(row[column]));
    const listOf = async (pane: AgentPageId) => {
      const name = await paneText(story, "agent", `pane.${pane}`);
      await userEvent.click(centre.getByText(name, { selector: "nav *" }));
      await centre.findByText(name, { selector: "h3" });
      return wholeList(story);
    };

    await userEvent.click(await centre.findByRole("radio", { name: await of("period.thirtyDays") }));
    const totals = profitOf(everybody, { from: "2026-02-11" });
    const tile = async (key: string) => (await centre.findByText(await of(key), { selector: "dt" })).closest("div")!;
    const amountOf = async (key: string) => minorIn(within(await tile(key)).getAllByRole("definition")[0]?.textContent);
    const bet = async () => amountOf("flow.bet");
    await waitFor(async () => expect(await bet()).toBe(totals.validBet));
    const overview = {
      active: await amountOf("tile.active"),
      deposit: await amountOf("tile.deposit"),
      withdrawal: await amountOf("tile.withdrawal"),
      bet: await bet(),
      payout: await amountOf("flow.payout"),
      lost: await amountOf("flow.lost"),
    };
    await expect(overview).toMatchObject({ deposit: totals.deposit, payout: totals.payout, lost: 0 - totals.net });
    const given = overview.bet - overview.payout - overview.lost;
    await expect(leadOf().slice(2).map(minorIn)).toEqual([overview.bet, overview.payout, given, overview.lost]);
    const card = within((await centre.findByRole("heading", { name: await of("income") })).closest("section")!);
    const income = minorIn(card.getAllByText(/\d/u)[0]?.textContent);
    const parts = card.getAllByRole("definition").map(({ textContent }) => minorIn(textContent));
    await userEvent.click(centre.getByText(await of("chart.table")));
    const days = [...centre.getByRole("table").querySelectorAll("td")];
    await expect(days).toHaveLength(4);
    await expect(sum(days, ({ textContent }) => minorIn(textContent))).toBe(overview.bet);

    const bets = await listOf("agentTeamBetting");
    const [stakes, payouts] = [await records("bet.stake"), await records("bet.payout")];
    await expect([added(bets.rows, stakes), added(bets.rows, payouts)]).toEqual([overview.bet, overview.payout]);
    await expect([minorIn(bets.foot[stakes]), minorIn(bets.foot[payouts])]).toEqual([overview.bet, overview.payout]);
    const netLabel = await paneText(story, "agent", "net");
    await expect(netIn(bets.foot[netLabel])).toBe(sum(bets.rows, (row) => netIn(row[netLabel])));
    const account = await records("account");
    await expect(new Set(bets.rows.map((row) => row[account])).size * 100).toBe(overview.active);
    await expect(leadOf()[0]).toBe(String(bets.rows.length));
    await expect(leadOf().slice(1).map(minorIn)).toEqual([
      overview.bet,
      overview.payout,
      Math.abs(netIn(bets.foot[netLabel])),
    ]);

    const profit = (key: string) => paneText(story, "agent/agentUserProfit", key);
    const own = await listOf("agentUserProfit");
    const leads = leadOf().slice(1).map(minorIn);
    await expect(leads).toEqual([Math.abs(netIn(own.foot[netLabel]))]);
    await userEvent.click(centre.getByText("1", { selector: "nav button" }));
    await userEvent.click(await centre.findByText("yuna_k", { selector: "tbody button span" }));
    const detail = within(await screen.findByRole("dialog", { name: "yuna_k" }));
    await userEvent.click(detail.getByRole("button", { name: /yuna_k/u }));
    await centre.findByText("minsu_p");
    const further = await wholeList(story);
    const all = [...own.rows, ...further.rows];
    await expect(all).toHaveLength(members.length);
    for (const [column, wanted] of [
      [await profit("deposit"), overview.deposit],
      [await profit("withdrawal"), overview.withdrawal],
      [await records("bet.validBet"), overview.bet],
      [payouts, overview.payout],
    ] as const) {
      await expect(added(all, column), column).toBe(wanted);
      await expect(added([own.foot, further.foot], column), column).toBe(wanted);
    }
    const net = sum(all, (row) => netIn(row[netLabel]));
    await expect([net, sum([own.foot, further.foot], (foot) => netIn(foot[netLabel]))]).toEqual([
      0 - overview.lost,
      0 - overview.lost,
    ]);
    const gifts = await profit("gifts");

    const moved = await listOf("agentTransactions");
    const [kind, amount] = [await records("kind"), await records("amount")];
    const movedAs = async (...keys: readonly string[]) => {
      const names = await Promise.all(keys.map((key) => records(`movement.${key}`)));
      return added(
        moved.rows.filter((row) => names.includes(row[kind] ?? "")),
        amount,
      );
    };
    await expect(leadOf()).toEqual([String(moved.rows.length)]);
    await expect([await movedAs("DEPOSIT.demo"), 0 - (await movedAs("WITHDRAWAL"))]).toEqual([
      overview.deposit,
      overview.withdrawal,
    ]);
    await expect(await movedAs("BONUS", "REBATE")).toBe(added(all, gifts));
    await expect(overview.payout + added(all, gifts) - overview.bet).toBe(net);

    const earned = await listOf("agentIncome");
    await expect(leadOf().map(minorIn)).toEqual([income]);
    await expect([added(earned.rows, amount), minorIn(earned.foot[amount])]).toEqual([income, income]);
    for (const [index, id] of incomeKinds.entries()) {
      const name = await paneText(story, "agent", `income.${id}`);
      const rows = earned.rows.filter((row) => row[kind] === name);
      await expect(added(rows, amount), name).toBe(parts[index]);
    }
  },
};
