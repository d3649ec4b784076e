import type { AgentPageId } from "@livery/product/agentPages.ts";
import { type Locator, type Page, expect } from "@playwright/test";
import { enter } from "./account.ts";
import { test } from "./ownServer.ts";
import { demoMember } from "./platform.ts";
import { hideAnnouncements, open, openMenu } from "./site.ts";
import { contractLedgerKinds, sum, type Sums, teamBooks, totalOf } from "./teamBooks.ts";

const DAY_MS = 86_400_000;
/** Where the days of demonstration merchants end; it has no summer time. */
const ZONE = "Asia/Seoul";
const OFFSET_MS = 9 * 3_600_000;
/** As many as the lists show at first. */
const DAYS = 30;

const paymentPassword = "480273";
/** A member two levels below the agent who has played for some weeks (gateway/src/seed/demoPlayers.ts). */
const player = "ginkgo1";

interface Question {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
}

type Ask = (question: Question) => Promise<Readonly<Record<string, unknown>>>;

/** Asks the platform in a new session of an account, without logging the page in; the page must be one of the site. */
async function askingAs(page: Page, merchant: string, account: string): Promise<Ask> {
  const headers = { Merchant: merchant, Language: "en", "Content-Type": "application/json" };
  const send = (more: object, { method = "POST", path, body }: Question) =>
    page.evaluate(
      async ([url, init]) => (await fetch(url, init)).json() as Promise<{ success: boolean; value: unknown }>,
      [path, { method, headers: { ...headers, ...more }, ...(body && { body: JSON.stringify(body) }) }] as const,
    );
  const { password } = demoMember;
  const body = { type: "username", username: account, password };
  const { value } = await send({}, { path: "/wps/session/login", body });
  const { token } = value as { readonly token: string };
  return async (question) => {
    const answer = await send({ Authorization: token, "Idempotency-Key": crypto.randomUUID() }, question);
    expect(answer, question.path).toMatchObject({ success: true });
    return answer.value as Readonly<Record<string, unknown>>;
  };
}

/** The last amount of a text in minor units: "−1,234.50" is −123450. */
function minorIn(text: string | undefined): number {
  const [, whole, part = ""] = /(\d[\d,]*)(?:\.(\d+))?\s*$/u.exec(text ?? "") ?? [];
  if (text === undefined || whole === undefined) throw new Error(`No amount: ${text}`);
  // A currency's sign may be between the minus and the digits.
  return Number(whole.replaceAll(",", "") + part.padEnd(2, "0")) * (text.includes("−") ? -1 : 1);
}

type Cells = Readonly<Record<string, string>>;

interface WholeList {
  /** The rows of all pages, each by its columns. */
  readonly rows: readonly Cells[];
  readonly foot: Cells;
  /** The figures of the sentence above the rows. */
  readonly lead: readonly string[];
}

test.describe("an agent's sums", { tag: "@guest" }, () => {
  test.use({
    // The agent is elsewhere: the days are the merchant's all the same.
    timezoneId: "America/Los_Angeles",
    contextOptions: { reducedMotion: "reduce" },
    // Its tables have a foot and pages.
    device: "desktop",
  });

  test("every figure of the overview is the ledger's, and the sum of the lists", async ({
    page,
    site,
    textsOf,
    t,
    auth,
    own,
  }) => {
    const [agent, records] = [textsOf("agent"), textsOf("records")];
    const [overview, profit] = [textsOf("agent/agentTeamOverview"), textsOf("agent/agentUserProfit")];
    const centre = page.getByRole("dialog", { name: agent("title") });
    const pane = centre.getByRole("region").filter({ has: page.getByRole("heading", { level: 3 }) });
    const lead = async () => pane.locator("p > strong").allTextContents();
    const netIn = (text: string | undefined) => minorIn(text) * (text?.startsWith(agent("net.lost")) ? -1 : 1);
    /** The open list, page by page. */
    const wholeList = async (): Promise<WholeList> => {
      const table = pane.getByRole("table");
      const next = pane.getByRole("button", { name: t("controls.next"), exact: true });
      const first = table.locator("tbody tr").first();
      const rows: Cells[] = [];
      for (;;) {
        await expect(pane.locator('[aria-busy="true"]')).toHaveCount(0);
        const shown = await table.evaluate((element) => {
          const textsIn = (row: Element | null) => [...(row?.children ?? [])].map(({ textContent }) => textContent);
          return {
            heads: textsIn(element.querySelector("thead tr")),
            body: [...element.querySelectorAll("tbody tr")].map(textsIn),
            foot: textsIn(element.querySelector("tfoot tr")),
          };
        });
        const cellsOf = (texts: readonly string[]): Cells =>
          Object.fromEntries(texts.map((text, index) => [shown.heads[index]!, text]));
        rows.push(...shown.body.map(cellsOf));
        if ((await next.count()) === 0 || (await next.isDisabled()))
          return { rows, foot: cellsOf(shown.foot), lead: await lead() };
        const former = await first.innerText();
        await next.click();
        await expect(first).not.toHaveText(former, { useInnerText: true });
      }
    };
    const openPane = async (id: AgentPageId): Promise<void> => {
      const name = agent(`pane.${id}`);
      const menu = centre.getByRole("navigation", { name: agent("menu"), exact: true });
      await menu.getByRole("button", { name, exact: true }).click();
      await expect(centre.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
    };
    const listOf = async (id: AgentPageId): Promise<WholeList> => {
      await openPane(id);
      await expect(pane.locator("tbody tr").first()).toBeVisible();
      return wholeList();
    };
    const column = (rows: readonly Cells[], label: string) => rows.map((row) => minorIn(row[label]));
    const added = (rows: readonly Cells[], label: string) => sum(column(rows, label), (amount) => amount);

    await open(page, "/index");
    // Noon of the merchant's day, so that no part of the test crosses midnight. The team's first bets are on the period's
    // first day, and its first balances on the day before.
    const began = Number(own.read("select min(at) as at from game_round")[0]!["at"]);
    const today = Math.floor((began + OFFSET_MS) / DAY_MS) + DAYS - 1;
    const noon = today * DAY_MS - OFFSET_MS + DAY_MS / 2;
    const period = { from: (today - DAYS + 1) * DAY_MS - OFFSET_MS, to: (today + 1) * DAY_MS - OFFSET_MS };

    await test.step("a member pays in, claims cashback and is paid out", async () => {
      const askBefore = await askingAs(page, site.merchant, player);
      const passwords = { loginPassword: demoMember.password, paymentPassword };
      await askBefore({ path: "/wps/member/paymentPassword", body: passwords });
      const card = { kind: "BANK", bank: "NURI", number: "1102345678901", holder: "Kim Hana", paymentPassword };
      const { id: cardId } = await askBefore({
        path: "/wps/relay/passwordCheck/MCSFE_addBankCard",
        body: { ...card, password: demoMember.password },
      });
      await own.moveClock(noon - Date.now());
      const ask = await askingAs(page, site.merchant, player);
      const amount = 12_345_600;
      const order = await ask({ path: "/wps/relay/MCSFE_createDeposit", body: { method: "BANK", amount } });
      await ask({ path: "/wps/relay/MCSFE_confirmDeposit", body: { id: order["id"] } });
      await own.moveClock(20_000);
      await ask({ method: "GET", path: "/wps/relay/MCSFE_getDeposits" });
      await ask({ path: "/wps/relay/MCSFE_claimRebate", body: {} });
      const withdrawn = { card: cardId, amount: 5_000_000, paymentPassword };
      await ask({ path: "/wps/relay/passwordCheck/MCSFE_createWithdrawal", body: withdrawn });
      for (let state = 0; state < 2; state += 1) {
        await own.moveClock(30_000);
        await ask({ method: "GET", path: "/wps/relay/MCSFE_getWithdrawals" });
      }
    });

    await page.clock.install({ time: noon + 120_000 });
    await hideAnnouncements(page);
    await enter(page, site, { ...demoMember, name: "agent1" });
    const menu = await openMenu(page, t);
    await menu.getByRole("button", { name: auth("account.agent"), exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(centre).toBeVisible();
    expect(own.read("select distinct time_zone as zone from merchant_setting")).toEqual([{ zone: ZONE }]);
    const books = teamBooks(own, "agent1", period);
    const { sums } = books;
    // Every compared figure exists.
    for (const amount of Object.values(sums)) expect(amount).not.toBe(0);
    expect(books.rounds.at(-1)?.at).toBeLessThan(period.from + DAY_MS);
    expect(Math.min(books.rounds.length, books.income.length, books.moved.length)).toBeGreaterThan(20);

    const shown = await test.step("the overview has the ledger's figures", async () => {
      await pane.getByText(overview("period.thirtyDays"), { exact: true }).click();
      await expect(centre.getByText(/GMT\+9\b.*GMT-[78]\b/u)).toBeVisible();
      const figure = (key: string): Locator =>
        pane
          .locator("dt")
          .and(page.getByText(overview(key), { exact: true }))
          .locator("xpath=../dd[1]");
      const amountOf = async (key: string) => minorIn(await figure(key).innerText());
      await expect.poll(() => amountOf("flow.bet")).toBe(sums.validBet);
      const figures = {
        deposit: await amountOf("tile.deposit"),
        withdrawal: await amountOf("tile.withdrawal"),
        validBet: await amountOf("flow.bet"),
        payout: await amountOf("flow.payout"),
      };
      const { gifts, net, ...wanted } = sums;
      expect(figures).toEqual(wanted);
      expect(await amountOf(net > 0 ? "flow.won" : "flow.lost")).toBe(Math.abs(net));
      const counts = [await figure("tile.active").innerText(), ...(await lead()).slice(0, 2)].map(Number);
      expect(counts.toSorted((one, other) => one - other)).toEqual([books.active, books.active, books.members]);
      const said = [sums.validBet, sums.payout, ...(gifts > 0 ? [gifts] : []), Math.abs(net)];
      expect((await lead()).slice(2).map(minorIn)).toEqual(said);
      const card = pane
        .getByRole("heading", { name: overview("income"), exact: true })
        .locator("xpath=ancestor::section[1]");
      const income = sum(books.income, (amount) => amount);
      expect(minorIn((await card.locator("p").allInnerTexts())[0])).toBe(income);
      const parts = ["referral", ...contractLedgerKinds].map(books.incomeOf).filter((amount) => amount !== 0);
      await expect(card.locator("dd")).toHaveCount(parts.length);
      expect((await card.locator("dd").allInnerTexts()).map(minorIn)).toEqual(parts);
      // Every day is one of the merchant's.
      const days = (await pane.locator("figure tr td").allTextContents()).map(minorIn);
      const startOf = (day: number) => period.from + day * DAY_MS;
      expect(days).toEqual(
        Array.from({ length: DAYS }, (_, day) =>
          sum(
            books.rounds.filter(({ at }) => startOf(day) <= at && at < startOf(day + 1)),
            ({ stake }) => stake,
          ),
        ),
      );
      return { ...figures, net, income };
    });

    await test.step("betting", async () => {
      const [stake, payout] = [records("bet.stake"), records("bet.payout")];
      const { rows, foot, lead: said } = await listOf("agentTeamBetting");
      expect(column(rows, stake)).toEqual(books.rounds.map((round) => round.stake));
      expect(column(rows, payout)).toEqual(books.rounds.map((round) => round.payout));
      expect([added(rows, stake), added(rows, payout)]).toEqual([shown.validBet, shown.payout]);
      expect([minorIn(foot[stake]), minorIn(foot[payout])]).toEqual([shown.validBet, shown.payout]);
      const net = shown.payout - shown.validBet;
      expect([sum(rows, (row) => netIn(row[agent("net")])), netIn(foot[agent("net")])]).toEqual([net, net]);
      expect(said[0]).toBe(String(books.rounds.length));
      expect(said.slice(1).map(minorIn)).toEqual([shown.validBet, shown.payout, Math.abs(net)]);
    });

    await test.step("profit of members, level by level", async () => {
      const columns = {
        deposit: profit("deposit"),
        withdrawal: profit("withdrawal"),
        validBet: records("bet.validBet"),
        payout: records("bet.payout"),
        gifts: profit("gifts"),
      };
      const sumsIn = (cells: Cells): Sums => ({
        deposit: minorIn(cells[columns.deposit]),
        withdrawal: minorIn(cells[columns.withdrawal]),
        validBet: minorIn(cells[columns.validBet]),
        payout: minorIn(cells[columns.payout]),
        gifts: minorIn(cells[columns.gifts]),
        net: netIn(cells[agent("net")]),
      });
      const check = ({ rows, foot }: WholeList, account: string): readonly Sums[] => {
        const wanted = books.profit(account);
        expect(rows.map(sumsIn)).toEqual(wanted.map(({ account: _, ...theirs }) => theirs));
        for (const [index, { account: whose }] of wanted.entries())
          expect(rows[index]?.[records("account")]).toContain(whose);
        expect(totalOf(rows.map(sumsIn))).toEqual(sumsIn(foot));
        return rows.map(sumsIn);
      };
      const direct = check(await listOf("agentUserProfit"), "agent1");
      await pane.getByRole("button", { name: /^agent2/u }).click();
      const drawer = page.getByRole("dialog", { name: "agent2", exact: true });
      await drawer.getByRole("button", { name: profit("below", { account: "agent2" }), exact: true }).click();
      await expect(pane.getByRole("button", { name: player })).toBeVisible();
      const further = check(await wholeList(), "agent2");
      expect([...direct, ...further]).toHaveLength(books.members);
      expect(totalOf([...direct, ...further])).toMatchObject({
        deposit: shown.deposit,
        withdrawal: shown.withdrawal,
        validBet: shown.validBet,
        payout: shown.payout,
        net: shown.net,
      });
    });

    await test.step("transactions", async () => {
      const [kind, amount] = [records("kind"), records("amount")];
      const { rows, lead: said } = await listOf("agentTransactions");
      expect(column(rows, amount)).toEqual(books.moved);
      expect(said).toEqual([String(books.moved.length)]);
      const movedAs = (name: string) =>
        added(
          rows.filter((row) => row[kind] === name),
          amount,
        );
      expect(movedAs(records(`movement.DEPOSIT.${site.play}`))).toBe(shown.deposit);
      expect(0 - movedAs(records("movement.WITHDRAWAL"))).toBe(shown.withdrawal);
    });

    await test.step("income", async () => {
      const amount = records("amount");
      const { rows, foot, lead: said } = await listOf("agentIncome");
      expect(column(rows, amount)).toEqual(books.income);
      expect([added(rows, amount), minorIn(foot[amount])]).toEqual([shown.income, shown.income]);
      expect(said.map(minorIn)).toEqual([Math.abs(shown.income)]);
    });
  });
});
