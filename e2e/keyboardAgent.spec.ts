import type { AgentPageId } from "@livery/product/agentPages.ts";
import { type Locator, expect } from "@playwright/test";
import { enter } from "./account.ts";
import { booksOf } from "./books.ts";
import { chooseEntry, pressOn, tabTo, typeInto } from "./keyboard.ts";
import { test } from "./ownServer.ts";
import { demoMember } from "./platform.ts";
import { open } from "./site.ts";

/** The demonstration agent above the others; agent41 asks it for a contract (packages/gateway/src/seed/seedContracts.ts). */
const agent = { ...demoMember, name: "agent1" };
const newMember = "keys4team";
const paymentPassword = "480273";

test.describe("the agent centre by keyboard alone", { tag: "@guest" }, () => {
  test.use({
    contextOptions: { reducedMotion: "reduce" },
    device: "desktop",
  });

  test("an agent adds a member, deposits, sends money and answers contracts, and the focus is never lost", async ({
    page,
    site,
    textsOf,
    t,
    auth,
    own,
  }) => {
    const [agents, menu, member] = [textsOf("agent"), textsOf("menu"), textsOf("member")];
    const [records, contracts, deposit] = [textsOf("records"), textsOf("contracts"), textsOf("member/depositv2")];
    const [accounts, team] = [textsOf("agent/agentAccount"), textsOf("agent/agentTeamManagement")];
    const dialog = (name: string): Locator => page.getByRole("dialog", { name, exact: true });
    const button = (place: Locator, name: string): Locator => place.getByRole("button", { name, exact: true });
    const field = (place: Locator, name: string): Locator => place.getByRole("textbox", { name, exact: true });
    const heading = (place: Locator, name: string | RegExp): Locator => place.getByRole("heading", { name });
    const close = (place: Locator): Locator => button(place, t("dialog.close"));
    const centre = dialog(agents("title"));
    const ownCentre = dialog(member("title"));
    const account = page.getByRole("banner").getByRole("button", { name: auth("account.menu") });
    /** The menu keeps the focus: the page is beside it. */
    const openPane = async (id: AgentPageId, options?: { readonly back: boolean }): Promise<Locator> => {
      const pages = centre.getByRole("navigation", { name: agents("menu"), exact: true });
      // The number of requests that wait may follow.
      const entry = pages.getByRole("button", { name: new RegExp(`^${agents(`pane.${id}`)}(?: \\d+)?$`, "u") });
      await pressOn(page, entry, options);
      await expect(pages.locator('[aria-current="page"]')).toHaveCount(1);
      await expect(entry).toHaveAttribute("aria-current", "page");
      await expect(entry).toBeFocused();
      const pane = centre.getByRole("region", { name: agents(`pane.${id}`), exact: true });
      await expect(pane).toBeVisible();
      return pane;
    };

    await open(page, "/index");
    await enter(page, site, agent);

    await test.step("the centre, from the header", async () => {
      await chooseEntry(page, account, page.getByRole("menuitem", { name: auth("account.agent"), exact: true }));
      await expect(heading(centre, agents("title"))).toBeFocused();
    });

    await test.step("a new member", async () => {
      const pane = await openPane("agentAccount");
      const username = field(pane, auth("field.username"));
      await typeInto(page, username, newMember);
      await typeInto(page, field(pane, accounts("rate")), "3");
      await expect(pane).toMatchAriaSnapshot(`
        - tablist "${accounts("tabs")}":
          - tab "${accounts("tab.member")}" [selected]
        - tabpanel "${accounts("tab.member")}":
          - form "${accounts("tab.member")}":
            - textbox "${auth("field.username")}": ${newMember}
            - textbox "${accounts("password")}"
            - textbox "${accounts("rate")}": "3"
            - button "${accounts("member.submit")}"
      `);
      await page.keyboard.press("Enter");
      await expect(heading(pane, accounts("member.done", { account: newMember }))).toBeFocused();
      const made = own.read(
        `select upline.account as upline, made.rate from member as made join member as upline on upline.id = made.upline_id
         where made.account = ?`,
        newMember,
      );
      expect(made).toEqual([{ upline: agent.name, rate: 300 }]);
      await pressOn(page, button(pane, accounts("member.next")));
      await expect(username).toBeFocused();
    });

    await test.step("a deposit, in the member centre", async () => {
      const link = button(centre, agents("own"));
      await pressOn(page, link, { back: true });
      await expect(heading(ownCentre, member("title"))).toBeFocused();
      const pages = ownCentre.getByRole("navigation", { name: member("menu"), exact: true });
      const entry = button(pages, menu("pane.depositv2"));
      await pressOn(page, entry);
      await expect(entry).toHaveAttribute("aria-current", "page");
      await expect(entry).toBeFocused();
      const amount = field(ownCentre, deposit("amount"));
      await tabTo(page, amount);
      await page.keyboard.press("Enter");
      await expect(amount).toBeFocused();
      await expect(amount).toHaveAccessibleDescription(new RegExp(deposit("amount.missing"), "u"));
      await page.keyboard.insertText("100,000");
      await page.keyboard.press("Enter");
      await expect(ownCentre.locator("h4:focus")).toBeVisible();
      await pressOn(page, button(ownCentre, deposit("order.confirm.demo", { amount: "100,000" })));
      await expect(heading(ownCentre, deposit("order.checking.demo"))).toBeFocused();
      await own.moveClock(20_000);
      await expect(heading(ownCentre, /100,000/u)).toBeFocused();
      expect(booksOf(own, agent.name).orders("deposit_order")).toEqual([{ amount: 10_000_000, state: "COMPLETED" }]);
      await page.keyboard.press("Escape");
      await expect(link).toBeFocused();
    });

    const transferTo = team("transferTo", { account: "vip" });
    const [sheet, transfer] = [dialog("vip"), dialog(transferTo)];

    await test.step("what a transfer needs first", async () => {
      const pane = await openPane("agentTeamManagement", { back: true });
      const search = pane.getByRole("searchbox", { name: records("account.search"), exact: true });
      await typeInto(page, search, "vip");
      await page.keyboard.press("Enter");
      await expect(pane.getByRole("rowheader")).toHaveText(["vip"]);
      await expect(search).toBeFocused();
      await pressOn(page, button(pane.getByRole("rowheader"), "vip"));
      await expect(close(sheet)).toBeFocused();
      await pressOn(page, button(sheet, team("transfer")));
      await expect(close(transfer)).toBeFocused();
      await typeInto(page, field(transfer, member("paymentPassword.new")), paymentPassword);
      await typeInto(page, field(transfer, member("paymentPassword.repeated")), paymentPassword);
      await typeInto(page, field(transfer, member("loginPassword")), agent.password);
      await page.keyboard.press("Enter");
      await expect(transfer.getByText(team("password.done"))).toBeFocused();
    });

    await test.step("a transfer, and back to where it began", async () => {
      const amount = field(transfer, records("transfer.amount"));
      await tabTo(page, amount);
      await page.keyboard.press("Enter");
      await expect(amount).toBeFocused();
      await expect(amount).toHaveAccessibleDescription(new RegExp(records("transfer.amount.missing"), "u"));
      await page.keyboard.insertText("25,000");
      await typeInto(page, field(transfer, records("transfer.password")), paymentPassword);
      const send = records("transfer.submit", { amount: "25,000" });
      await expect(transfer).toMatchAriaSnapshot(`
        - form "${transferTo}":
          - textbox "${records("transfer.amount")}": 25,000
          - textbox "${records("transfer.remark")}"
          - textbox "${records("transfer.password")}"
        - region "${records("transfer.summary")}":
          - term: "${records("transfer.to")}"
          - definition: vip
          - alert
          - button "${send}"
          - paragraph: "${records("transfer.final")}"
      `);
      await page.keyboard.press("Enter");
      const question = page.getByRole("alertdialog", { name: /vip.*25,000|25,000.*vip/u });
      await expect(question).toHaveAccessibleDescription(records("transfer.final"));
      await expect(button(question, records("transfer.question.back"))).toBeFocused();
      await pressOn(page, button(question, send));
      await expect(transfer.locator("h3:focus")).toHaveText(/25,000/u);
      expect(booksOf(own, agent.name).sum("downline")).toBe(-2_500_000);
      expect(booksOf(own, "vip").sum("downline")).toBe(2_500_000);
      await pressOn(page, button(transfer, team("receipt.leave")));
      await expect(button(sheet, team("transfer"))).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button(centre.getByRole("rowheader"), "vip")).toBeFocused();
    });

    const agreed = (receiver: string) =>
      own.read(
        `select payer.account as payer, contract.state, json_extract(contract.terms, '$.rate') as rate from contract
         join member as payer on payer.id = contract.payer_id
         join member as receiver on receiver.id = contract.receiver_id
         where contract.kind = 'hourly' and receiver.account = ?`,
        receiver,
      );

    await test.step("a contract that is asked for, and another one that is offered", async () => {
      const pane = await openPane("agentHourlySalary", { back: true });
      const answer = contracts("answer", { account: "agent41" });
      await tabTo(page, button(pane.getByRole("form", { name: answer }), contracts("answer.reject")));
      await expect(pane).toMatchAriaSnapshot(`
        - heading "${answer}" [level=4]
        - form "${answer}":
          - button "${contracts("answer.reject")}"
          - button "${contracts("answer.accept")}"
        - alert
      `);
      await page.keyboard.press("Enter");
      const rejected = contracts("done.reject", { account: "agent41" });
      await expect(pane.getByRole("status").filter({ hasText: rejected })).toBeFocused();
      await expect(pane).toMatchAriaSnapshot(`- status: "${rejected}"`);
      expect(agreed("agent41")).toEqual([{ payer: agent.name, state: "REJECTED", rate: 1 }]);

      const offer = button(pane, contracts("paid.offer"));
      await pressOn(page, offer);
      const form = dialog(contracts("request.paid"));
      await expect(close(form)).toBeFocused();
      const other = form.getByRole("combobox", { name: contracts("field.account"), exact: true });
      await typeInto(page, other, "agent42");
      await expect(other).toHaveAccessibleDescription(contracts("hint.account"));
      await typeInto(page, field(form, contracts("field.rate")), "0.5");
      await expect(form).toMatchAriaSnapshot(`
        - form "${contracts("request.paid")}":
          - combobox "${contracts("field.account")}": agent42
          - textbox "${contracts("field.rate")}": "0.5"
          - textbox "${contracts("field.endsAt")}"
        - alert
        - button "${contracts("request.send.paid", { account: "agent42", rate: "0.5%" })}"
      `);
      await page.keyboard.press("Enter");
      await expect(pane).toMatchAriaSnapshot(`- status: "${contracts("done.request", { account: "agent42" })}"`);
      await expect(offer).toBeFocused();
      expect(agreed("agent42")).toEqual([{ payer: agent.name, state: "NEW", rate: 0.5 }]);
      await page.keyboard.press("Escape");
      await expect(account).toBeFocused();
    });
  });
});
