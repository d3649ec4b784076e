import { type ContractKind, contractRates } from "@livery/product/contractKinds.ts";
import { type Locator, type Page, expect } from "@playwright/test";
import { logIn, openAuth } from "./account.ts";
import { fullAmount } from "./books.ts";
import { gameIn } from "./gameIn.ts";
import { type OwnServer, test } from "./ownServer.ts";
import { demoMember } from "./platform.ts";
import { goTo, open, openMenu } from "./site.ts";

const UPLINE = "agent1";
const DOWNLINE = "agent2";
/** A member below the second agent. */
const PLAYER = "ginkgo1";
const MINUTE_MS = 60_000;

/** How often an open page asks for contracts, and a moment. */
const PACE_MS = 21_000;

interface Life {
  readonly kind: ContractKind;
  readonly pane: string;
  /** The rates that are offered: the first one is rejected. */
  readonly offers: readonly [number, number];
  /** Whether both have such a contract from the start, which the new one ends. */
  readonly replaces: boolean;
  /** How many contracts are over once the first offer is rejected. */
  readonly over: number;
}

const lives: readonly Life[] = [
  { kind: "dividend", pane: "agentDividend", offers: [7, 6], replaces: true, over: 1 },
  { kind: "daily", pane: "agentDailySalary", offers: [7, 2], replaces: true, over: 2 },
  { kind: "hourly", pane: "agentHourlySalary", offers: [7, 1], replaces: true, over: 1 },
  { kind: "realTime", pane: "agentRealTimeSalary", offers: [7, 3], replaces: false, over: 2 },
];

/** How long until a merchant's day ends, in ms. */
function untilMidnight(timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", second: "2-digit" });
  const [hours = 0, minutes = 0, seconds = 0] = parts.format(Date.now()).split(":").map(Number);
  return (24 * 3600 - (hours * 3600 + minutes * 60 + seconds)) * 1000;
}

/** What the contracts of a kind paid to the second agent, the newest first, with what both wallets say of it. */
function settlements({ read }: OwnServer, merchant: string, kind: ContractKind) {
  const booked = (party: string) => `(
    select sum(entry.amount) from ledger_entry as entry join wallet on wallet.id = entry.wallet_id
    join ledger_transaction as moved on moved.id = entry.transaction_id
    where moved.reference = settlement.id and wallet.member_id = settlement.${party})`;
  return read(
    `select settlement.amount, contract, ${booked("receiver_id")} as received, ${booked("payer_id")} as spent
     from settlement join member on member.id = receiver_id
     where account = ? and member.merchant = ? and settlement.kind = ? order by to_at desc, number desc limit 20`,
    DOWNLINE,
    merchant,
    kind,
  ).map((row) => ({
    amount: Number(row["amount"]),
    contract: Number(row["contract"]),
    received: Number(row["received"]),
    spent: Number(row["spent"]),
  }));
}

/** What the second agent's team has staked and lost since a moment, in minor units. */
function playedSince({ read }: OwnServer, merchant: string, moment: number) {
  const [row] = read(
    `select sum(stake) as stakes, sum(stake - payout) as lost from game_round as round
     join member on member.id = round.member_id where account = ? and member.merchant = ? and round.at > ?`,
    PLAYER,
    merchant,
    moment,
  );
  return { stakes: Number(row!["stakes"]), lost: Number(row!["lost"]) };
}

test.describe("contracts of agents", { tag: "@guest" }, () => {
  test.use({
    needs: ["slots"],
    contextOptions: { reducedMotion: "reduce" },
    device: "desktop",
  });

  test("both agents see each step of a contract of each kind, and what it pays is the ledger's", async ({
    page,
    browser,
    site,
    variant,
    textsOf,
    t,
    auth,
    own,
    watch,
    baseURL,
    viewport,
  }) => {
    const [said, agent] = [textsOf("contracts"), textsOf("agent")];
    const counted = (key: string, number: number) =>
      said(`${key}_${new Intl.PluralRules(variant.language).select(number)}`, { number });

    // Twenty minutes before the merchant's day ends, so that a quarter of an hour settles every kind in the same session.
    const zone = own.read("select time_zone from merchant_setting where merchant = ?", site.merchant)[0]!["time_zone"];
    const move = untilMidnight(String(zone)) - 20 * MINUTE_MS;
    const ahead = move < 0 ? move + 24 * 60 * MINUTE_MS : move;
    await own.moveClock(ahead);
    const start = Date.now() + ahead;

    /** Another visitor, in a browser context of its own. */
    const another = async (): Promise<Page> => {
      const visitor = await browser.newPage({
        baseURL: baseURL!,
        locale: variant.language,
        viewport,
        reducedMotion: "reduce",
      });
      await watch(visitor.context());
      return visitor;
    };
    const begin = async (visitor: Page, name: string): Promise<void> => {
      await visitor.addInitScript(
        ([language, day]) => {
          // The game's frame has no storage.
          if (!location.hostname.endsWith(".localhost")) return;
          localStorage.setItem("ageNotice", "seen");
          localStorage.setItem("popupHidden", new Date(day).toDateString());
          for (const key of ["lang", "hisLang"]) localStorage.setItem(key, language);
        },
        [variant.language, start] as const,
      );
      await visitor.clock.install({ time: start });
      await open(visitor, "/index");
      const login = await openAuth(visitor, { t, auth }, "login");
      await logIn(login, { t, auth }, { name, password: demoMember.password });
      await expect(login).toBeHidden();
    };
    const openCentre = async (visitor: Page): Promise<void> => {
      const menu = await openMenu(visitor, t);
      await menu.getByRole("button", { name: auth("account.agent"), exact: true }).click();
      await expect(menu).toBeHidden();
      await expect(visitor.getByRole("heading", { name: agent("title") })).toBeVisible();
    };

    const [upline, downline, player] = [page, await another(), await another()];
    await begin(upline, UPLINE);
    await begin(downline, DOWNLINE);
    await begin(player, PLAYER);
    await openCentre(upline);
    await openCentre(downline);

    const button = (visitor: Page, name: string | RegExp): Locator =>
      visitor.getByRole("dialog").last().getByRole("button", { name, exact: true });
    const field = (visitor: Page, name: string): Locator =>
      visitor.getByRole("dialog").last().getByRole("textbox", { name });
    /** Opens a kind's page, and there what is paid to others. */
    const show = async (visitor: Page, pane: string): Promise<void> => {
      const name = agent(`pane.${pane}`);
      const menu = visitor.getByRole("navigation", { name: agent("menu") });
      // Its accessible name also says how many requests wait.
      await menu.getByRole("button", { name: new RegExp(`^${name}`, "u") }).click();
      await expect(visitor.getByRole("heading", { level: 3, name })).toBeVisible();
    };
    /** The contracts of daily salaries are behind a tab (AG-016). */
    const tab = async (visitor: Page, kind: ContractKind, id: "salary" | "contract"): Promise<void> => {
      if (kind === "daily") await visitor.getByRole("tab", { name: said(`tabs.${id}`) }).click();
    };
    /** The newest contract that is paid to the other agent. */
    const paid = upline
      .getByRole("table", { name: said("paid"), exact: true })
      .getByRole("row")
      .filter({ hasText: DOWNLINE })
      .first();
    const amountsOf = (visitor: Page): Locator =>
      visitor
        .getByRole("table", { name: said("settlements"), exact: true })
        .locator("tbody")
        .getByRole("row")
        .locator(":scope > *:nth-child(4)");
    /** Time passes; nobody loads a page again. */
    const pass = async (ms: number): Promise<void> => {
      await own.moveClock(ms);
      for (const visitor of [upline, downline, player]) await visitor.clock.fastForward(ms);
    };

    const offer = async (kind: ContractKind, rate: number): Promise<void> => {
      await button(upline, said("paid.offer")).click();
      await upline
        .getByRole("dialog")
        .last()
        .getByRole("combobox", { name: said("field.account") })
        .fill(DOWNLINE);
      if (kind === "dividend")
        await upline.getByRole("combobox", { name: said("field.period") }).selectOption(said("period.D"));
      for (const name of contractRates[kind]) await field(upline, said(`field.${name}`)).fill(String(rate));
      const rates = contractRates[kind].map(() => `${rate}%`).join(" / ");
      await button(upline, said("request.send.paid", { account: DOWNLINE, rate: rates })).click();
      await expect(upline.getByText(said("done.request", { account: DOWNLINE }))).toBeVisible();
      await expect(paid).toContainText(said("state.NEW"));
      await pass(PACE_MS);
      await expect(downline.getByRole("heading", { name: said("answer", { account: UPLINE }) })).toBeVisible();
    };

    for (const { kind, pane, offers, replaces, over } of lives)
      await test.step(`${kind}: offered, rejected, offered again and accepted`, async () => {
        await show(upline, pane);
        await show(downline, pane);
        await tab(upline, kind, "contract");
        await offer(kind, offers[0]);
        await button(downline, said("answer.reject")).click();
        await expect(downline.getByText(said("done.reject", { account: UPLINE }))).toBeVisible();
        await pass(PACE_MS);
        await expect(paid.filter({ hasText: said("state.NEW") })).toHaveCount(0);
        await button(upline, counted("ended", over)).click();
        await expect(paid).toContainText(said("state.REJECTED"));

        await offer(kind, offers[1]);
        if (replaces) {
          // The page lists first what will end.
          await expect(downline.getByText(said("ends.own", { account: UPLINE }))).toBeVisible();
          await button(downline, counted("answer.acceptEnds", 1)).click();
        } else await button(downline, said("answer.accept")).click();
        await expect(downline.getByText(said("done.accept", { account: UPLINE }))).toBeVisible();
        await pass(PACE_MS);
        await expect(paid).toContainText(said("state.SUCCESS"));
        const [inForce] = own.read(
          `select count(*) as count from contract join member on member.id = receiver_id
           where account = ? and member.merchant = ? and kind = ? and state in ('SUCCESS', 'TERMINATION_REQUESTED')`,
          DOWNLINE,
          site.merchant,
          kind,
        );
        expect(inForce).toEqual({ count: 1 });
      });

    await test.step("a member of the team plays", async () => {
      await goTo(player, t, "slots");
      await player.getByRole("article").first().getByRole("button").first().click();
      const slot = gameIn(player);
      await slot.round(1);
      await slot.round(2);
    });

    await test.step("the merchant's day ends", () => pass(25 * MINUTE_MS));

    for (const { kind, pane, offers } of lives)
      await test.step(`${kind}: settled, and ended by both`, async () => {
        await show(upline, pane);
        await show(downline, pane);
        const { stakes, lost } = playedSince(own, site.merchant, start);
        const base = kind === "dividend" ? Math.max(lost, 0) : stakes;
        const [{ newest } = {}] = own.read(
          "select max(number) as newest from contract where kind = ? and merchant = ?",
          kind,
          site.merchant,
        );
        // The platform settles what is due when a page asks, so that its data may be older than the page's.
        await expect(async () => {
          const settled = settlements(own, site.merchant, kind);
          for (const { amount, received, spent } of settled) expect([received, spent]).toEqual([amount, -amount]);
          const amounts = settled.map(({ amount }) => amount);
          const signed = amounts.map((amount) => fullAmount(amount, { signed: true }));
          expect(await amountsOf(downline).allTextContents()).toEqual(signed);
          expect(await amountsOf(upline).allTextContents()).toEqual(amounts.map((amount) => fullAmount(-amount)));
          const ofNewest = settled.filter(({ contract }) => contract === newest);
          expect(ofNewest.reduce((sum, { amount }) => sum + amount, 0)).toBe((base * offers[1]) / 100);
        }).toPass();

        await tab(downline, kind, "salary");
        await button(downline, said("own.open")).click();
        await button(downline, said("requestEnd")).click();
        const question = downline.getByRole("alertdialog", { name: said("requestEnd.question", { account: UPLINE }) });
        await question.getByRole("button", { name: said("requestEnd"), exact: true }).click();
        await expect(downline.getByText(said("done.requestEnd", { account: UPLINE }))).toBeVisible();
        await pass(PACE_MS);
        await tab(upline, kind, "contract");
        await expect(paid).toContainText(said("state.yours"));
        await paid.getByRole("button").click();
        await button(upline, said("answer.end.accept")).click();
        await expect(upline.getByText(said("done.end.accept", { account: DOWNLINE }))).toBeVisible();
        await pass(PACE_MS);
        await expect(downline.getByText(said("own.none"))).toBeVisible();
      });
  });
});
