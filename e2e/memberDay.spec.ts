import { type Locator, expect } from "@playwright/test";
import { logIn, logOut, newAccount, openAuth, register } from "./account.ts";
import { booksOf, fullAmount, shortAmount } from "./books.ts";
import { gameIn } from "./gameIn.ts";
import { test } from "./ownServer.ts";
import { traceSecrets } from "./secrets.ts";
import { closeAnnouncements, goTo, open, openMenu } from "./site.ts";

const DAY_MS = 86_400_000;
/** With the deposit and the conversion they are one page of the record of points. */
const ROUNDS = 18;

/** What the member types. */
const paymentPassword = "480273";
const cardNumber = "110987654321";

test.describe("a member's day", { tag: "@guest" }, () => {
  test.use({
    needs: ["slots", "pointMall", "anotherLanguage"],
    encrypted: true,
    // Without motion nothing waits for reels.
    contextOptions: { reducedMotion: "reduce" },
    device: "phone",
  });

  test("every figure that a member sees in a day is the ledger's, and no secret stays behind", async ({
    page,
    textsOf,
    t,
    auth,
    own,
  }, info) => {
    const account = newAccount(info);
    const voice = { t, auth };
    const books = booksOf(own, account.name);
    const traces = await traceSecrets(page);
    const [menu, member, mall] = [textsOf("menu"), textsOf("member"), textsOf("pointMall")];
    const deposit = textsOf("member/depositv2");
    const withdraw = textsOf("member/withdraw");
    const shown = (locator: Locator) => locator.filter({ visible: true });
    const button = (name: string | RegExp) => shown(page.getByRole("button", { name, exact: true }));
    const field = (name: string) => shown(page.getByRole("textbox", { name, exact: true }));
    const heading = (name: string | RegExp) => shown(page.getByRole("heading", { name }));
    /** A heading with a figure, whatever its words and their order are in the visitor's language. */
    const figureIn = (figure: string) => heading(new RegExp(`(?<![\\d,.])${figure}(?![,.]?\\d)`));
    const rowsOf = (table: string) =>
      shown(page.getByRole("table", { name: table, exact: true }))
        .locator("tbody")
        .getByRole("row");
    /** The cells of a row in the order of the columns; the first one is its header. */
    const cellsOf = (row: Locator) => row.locator(":scope > *");
    /** Opens a pane from the overview of the member centre, and returns it. */
    const openPane = async (id: string): Promise<Locator> => {
      await open(page, "/index");
      const side = await openMenu(page, t);
      await side.getByRole("button", { name: menu("pane.securityCenter"), exact: true }).click();
      await button(t("dialog.back")).click();
      const list = page.getByRole("navigation", { name: member("menu") });
      await list.getByRole("button", { name: menu(`pane.${id}`), exact: true }).click();
      const pane = page.getByRole("region").filter({ has: button(t("dialog.back")) });
      await expect(pane).toBeVisible();
      return pane;
    };
    /** Lets time pass on the platform and in the browser. */
    const pass = async (ms: number) => {
      await own.moveClock(ms);
      await page.clock.fastForward(ms);
    };

    // Noon of both Korea and the browser's own zone is on the same day, so that no part of the test crosses midnight.
    const now = Date.now();
    const start = (Math.floor(now / DAY_MS) + 1) * DAY_MS + DAY_MS / 8;
    await own.moveClock(start - now);
    await page.clock.install({ time: start });
    await closeAnnouncements(page, t, textsOf("notices"));

    await test.step("the evening before: an account, a payment password and a card", async () => {
      await open(page, "/index");
      await register(await openAuth(page, voice, "register"), voice, account);
      await expect(page.getByText(t("session.welcome", { name: account.name }))).toBeVisible();
      await openPane("withdraw");
      await field(member("paymentPassword.new")).fill(paymentPassword);
      await field(member("paymentPassword.repeated")).fill(paymentPassword);
      await field(member("loginPassword")).fill(account.password);
      await button(member("paymentPassword.set")).click();
      await field(member("card.number.BANK")).fill(cardNumber);
      await page.getByRole("combobox", { name: member("card.bank.BANK") }).selectOption({ index: 1 });
      await field(member("card.holder")).fill("Kim Hana");
      await field(member("paymentPassword")).fill(paymentPassword);
      await field(member("loginPassword")).fill(account.password);
      await button(member("card.add")).click();
      // The welcome bonus waits for a deposit.
      await expect(page.getByText(withdraw("obstacle.balance", { minimum: "1,000" }))).toBeVisible();
      await expect(field(withdraw("amount"))).toHaveCount(0);
      await traces.keep();
      await open(page, "/index");
      await logOut(page, voice);
      await pass(DAY_MS);
      const login = await openAuth(page, voice, "login");
      await logIn(login, voice, account);
      await expect(login).toBeHidden();
    });

    await test.step("a deposit of 100,000 is confirmed", async () => {
      const pane = await openPane("depositv2");
      await field(deposit("amount")).fill("100,000");
      await button(deposit("submit.demo", { amount: "100,000" })).click();
      await expect(pane.getByRole("timer", { name: deposit("order.left") })).toHaveCount(1);
      await button(deposit("order.confirm.demo", { amount: "100,000" })).click();
      await expect(heading(deposit("order.checking.demo"))).toBeVisible();
      expect(books.sum("deposit")).toBe(0);
      await pass(20_000);
      await expect(figureIn("100,000")).toBeVisible();
      expect(books.sum("deposit")).toBe(10_000_000);
      await expect(pane.getByText(fullAmount(books.total())).first()).toBeVisible();
      await traces.keep();
    });

    await test.step("rounds of a game move the balance as the ledger does", async () => {
      await open(page, "/index");
      await goTo(page, t, "slots");
      await page.getByRole("article").first().getByRole("button").first().click();
      const slot = gameIn(page);
      for (let round = 1; round <= ROUNDS; round += 1) await slot.round(round);
      const rounds = books.rounds();
      expect(rounds).toHaveLength(ROUNDS);
      expect(books.sum("bet")).toBe(-rounds.reduce((sum, { stake }) => sum + stake, 0));
      expect(books.sum("payout")).toBe(rounds.reduce((sum, { payout }) => sum + payout, 0));
      expect(await slot.balance()).toBe(fullAmount(books.total()));
      await traces.keep();
    });

    await test.step("cashback for them is claimed", async () => {
      const pane = await openPane("manualRebate");
      const cashback = textsOf("member/manualRebate");
      const offered = shown(pane.locator("strong")).first();
      await expect(offered).toHaveText(/[1-9]/);
      const said = (await offered.textContent()) ?? "";
      await button(cashback("claim.all", { amount: said })).click();
      await expect(rowsOf(cashback("claims"))).toHaveCount(1);
      expect(shortAmount(books.sum("rebate"))).toBe(said);
      await expect(cellsOf(rowsOf(cashback("claims"))).nth(2)).toHaveText(fullAmount(books.sum("rebate")));
      await expect(figureIn(said)).toBeVisible();
      await expect(pane.getByText(fullAmount(books.total())).first()).toBeVisible();
    });

    await test.step("all points become money", async () => {
      await open(page, "/index");
      await goTo(page, t, "pointMall");
      await expect(shown(page.getByRole("main").locator("strong")).first()).toHaveText(
        shortAmount(books.points()[0]!.balance),
      );
      await button(mall("convert")).click();
      await button(mall("convert.all")).click();
      await field(mall("password.payment")).fill(paymentPassword);
      await page.getByRole("dialog").locator('button[type="submit"]').click();
      await expect(page.getByText(mall("convert.done.note"))).toBeVisible();
      await expect(figureIn(shortAmount(books.sum("points")))).toBeVisible();
      await traces.keep();
      await open(page, "/pointMall");
      await page.getByRole("tab", { name: mall("tab.points") }).click();
      const points = books.points();
      const rows = rowsOf(mall("tab.points"));
      await expect(rows).toHaveCount(points.length);
      for (const [index, { amount, balance }] of points.entries()) {
        const cells = cellsOf(rows.nth(index));
        await expect(cells.nth(1)).toHaveText(shortAmount(amount, { signed: true }));
        await expect(cells.nth(2)).toContainText(shortAmount(balance));
      }
    });

    await test.step("a lower limit of their own refuses the next deposit", async () => {
      const pane = await openPane("responsiblePlay");
      const limits = textsOf("member/responsiblePlay");
      const setTo = async (from: string, to: string) => {
        const names = { value: from, kind: limits("card.DEPOSIT"), limit: limits("period.DAY") };
        await button(limits("change", names)).click();
        const form = pane.getByRole("form", { name: limits("form.DAY") });
        await form.getByRole("textbox").fill(to);
        await expect(form.getByText(limits("effect.atOnce"))).toBeVisible();
        await form.locator('button[type="submit"]').click();
        await expect(button(limits("change", { ...names, value: to }))).toBeVisible();
      };
      await setTo(limits("none"), "300,000");
      await setTo("300,000", "130,000");
      const left = shortAmount(13_000_000 - books.sum("deposit"));
      await expect(shown(pane.locator("strong"))).toContainText(["130,000", left]);
      await openPane("depositv2");
      await field(deposit("amount")).fill("40,000");
      await button(deposit("submit.demo", { amount: "40,000" })).click();
      await expect(page.getByText(deposit("limit.over.DAY", { left }))).toBeVisible();
      expect(books.orders("deposit_order")).toHaveLength(1);
    });

    await test.step("a withdrawal is paid out", async () => {
      const pane = await openPane("withdraw");
      await field(withdraw("amount")).fill("50,000");
      await field(withdraw("password")).fill(paymentPassword);
      await button(withdraw("submit", { amount: "50,000" })).click();
      await expect(heading(withdraw("receipt.PENDING", { amount: "50,000" }))).toBeVisible();
      expect(books.sum("withdrawalHold")).toBe(-5_000_000);
      await expect(pane.getByText(fullAmount(books.total())).first()).toBeVisible();
      await traces.keep();
      const cells = cellsOf(rowsOf(withdraw("recent")));
      for (const state of ["PAYING", "COMPLETED"]) {
        await pass(30_000);
        await openPane("withdraw");
        await expect(cells.nth(3)).toContainText(withdraw(`state.${state}`));
      }
      await expect(cells.nth(2)).toHaveText("50,000.00");
      expect(books.orders("withdrawal_order")).toEqual([{ amount: 5_000_000, state: "COMPLETED" }]);
    });

    await test.step("every record has the ledger's figures", async () => {
      await openPane("depositv2");
      const deposited = cellsOf(rowsOf(deposit("recent.demo")));
      await expect(deposited.nth(2)).toHaveText("100,000.00");
      await expect(deposited.nth(3)).toContainText(deposit("state.COMPLETED"));
      expect(books.orders("deposit_order")).toEqual([{ amount: 10_000_000, state: "COMPLETED" }]);

      const account = await openPane("transactionHistory");
      const money = books.money();
      await expect(shown(account.locator("strong"))).toHaveText([`${money.length}`, shortAmount(books.total())]);
      const movements = rowsOf(menu("pane.transactionHistory"));
      await expect(movements).toHaveCount(money.length);
      for (const [index, { amount, balance }] of money.entries()) {
        const cells = cellsOf(movements.nth(index));
        await expect(cells.nth(2)).toHaveText(fullAmount(amount, { signed: true }));
        await expect(cells.nth(3)).toContainText(fullAmount(balance));
      }

      const bets = await openPane("personalHistoryCopy");
      const rounds = books.rounds();
      const [stake, payout] = [-books.sum("bet"), books.sum("payout")];
      const net = payout - stake;
      const result = (size: number) => (size === 0 ? [] : [shortAmount(Math.abs(size))]);
      const played = [shortAmount(stake), shortAmount(payout)];
      await expect(shown(bets.locator("strong"))).toHaveText([`${ROUNDS}`, ...played, ...result(net)]);
      const list = rowsOf(menu("pane.personalHistoryCopy"));
      await expect(list).toHaveCount(ROUNDS);
      for (const [index, round] of rounds.entries()) {
        const cells = cellsOf(list.nth(index));
        await expect(cells.nth(2)).toContainText(fullAmount(round.stake));
        await expect(cells.nth(4)).toHaveText(fullAmount(round.payout - round.stake, { signed: true }));
      }

      const profit = await openPane("personalProfit");
      const [bonus, rebate] = [books.sum("welcome", "points"), books.sum("rebate")];
      const gifts = [bonus, rebate].map((amount) => shortAmount(amount));
      await expect(shown(profit.locator("strong"))).toHaveText([...played, ...gifts, ...result(net + bonus + rebate)]);
      const flow = profit.getByRole("region", { name: textsOf("member/personalProfit")("flow") });
      await expect(flow.getByRole("definition")).toContainText([
        fullAmount(books.sum("deposit")),
        fullAmount(-books.sum("withdrawalHold")),
      ]);
    });

    await test.step("no secret that was typed stays behind", () =>
      traces.expectNone([account.password, paymentPassword, cardNumber]));
  });
});
