import type { MemberPaneId } from "@livery/product/memberPages.ts";
import { type Locator, expect } from "@playwright/test";
import { enter } from "./account.ts";
import { pressOn, tabTo, typeInto } from "./keyboard.ts";
import { test } from "./ownServer.ts";
import { demoMember } from "./platform.ts";
import { hideAnnouncements, open, openMenu } from "./site.ts";

const DAY_MS = 86_400_000;
const { password } = demoMember;
const paymentPassword = "480273";

test.describe("the member centre by keyboard alone", { tag: "@guest" }, () => {
  test.use({
    contextOptions: { reducedMotion: "reduce" },
    device: "phone",
    expectedErrors: [/status of 4\d\d/],
  });

  test("a member deposits, sets a limit, withdraws, cancels and takes a break, and the focus is never lost", async ({
    page,
    site,
    textsOf,
    t,
    auth,
    own,
  }) => {
    const [menu, member] = [textsOf("menu"), textsOf("member")];
    const [deposit, withdraw, limits] = (["depositv2", "withdraw", "responsiblePlay"] as const).map((pane) =>
      textsOf(`member/${pane}`),
    ) as [typeof menu, typeof menu, typeof menu];
    const centre = page.getByRole("dialog");
    const button = (name: string | RegExp): Locator => centre.getByRole("button", { name, exact: true });
    const field = (name: string): Locator => centre.getByRole("textbox", { name, exact: true });
    const heading = (name: string | RegExp): Locator => centre.getByRole("heading", { name });
    /** From the list of the overview, whose entry has the focus again afterwards. */
    const openPane = async (id: MemberPaneId): Promise<void> => {
      const entries = centre.getByRole("navigation", { name: member("menu"), exact: true });
      await pressOn(page, entries.getByRole("button", { name: menu(`pane.${id}`), exact: true }));
      await expect(centre.getByRole("heading", { level: 3 })).toBeFocused();
    };
    const leavePane = async (): Promise<void> => pressOn(page, button(t("dialog.back")), { back: true });

    await page.clock.install();
    await hideAnnouncements(page);
    await open(page, "/index");
    await enter(page, site, demoMember);

    await test.step("a deposit, from the side menu", async () => {
      const side = await openMenu(page, t);
      await pressOn(page, side.getByRole("button", { name: menu("pane.depositv2"), exact: true }));
      await expect(side).toBeHidden();
      await expect(centre.getByRole("heading", { level: 3 })).toBeFocused();
      await tabTo(page, field(deposit("amount")));
      await page.keyboard.press("Enter");
      await expect(field(deposit("amount"))).toBeFocused();
      await expect(field(deposit("amount"))).toHaveAccessibleDescription(new RegExp(deposit("amount.missing"), "u"));
      await expect(centre).toMatchAriaSnapshot(`
        - form "${deposit("title.demo")}":
          - group "${deposit("method.demo")}":
            - radio [checked]
          - textbox "${deposit("amount")}"
        - alert
        - button "${deposit("submit.nothing.demo")}"
        - paragraph: "${member("demo.depositv2")}"
      `);
      await page.keyboard.insertText("100,000");
      await page.keyboard.press("Enter");
      await expect(centre.getByRole("heading", { level: 4 }).first()).toBeFocused();
      await pressOn(page, button(deposit("order.confirm.demo", { amount: "100,000" })));
      await expect(heading(deposit("order.checking.demo"))).toBeFocused();
      await own.moveClock(20_000);
      await expect(heading(/100,000/u)).toBeFocused();
      await leavePane();
      await expect(centre.getByRole("heading", { level: 2 })).toBeFocused();
    });

    await test.step("a limit", async () => {
      await openPane("responsiblePlay");
      const names = { kind: limits("card.DEPOSIT"), limit: limits("period.DAY") };
      await pressOn(page, button(limits("change", { ...names, value: limits("none") })));
      const form = centre.getByRole("form", { name: limits("form.DAY") });
      await expect(form.getByRole("textbox")).toBeFocused();
      await page.keyboard.insertText("300,000");
      await expect(centre).toMatchAriaSnapshot(`
        - form "${limits("form.DAY")}":
          - textbox "${limits("period.DAY")}": 300,000
          - status: "${limits("effect.atOnce")}"
          - alert
          - button "${limits("form.setTo", { value: "300,000" })}"
      `);
      await page.keyboard.press("Enter");
      await expect(button(limits("change", { ...names, value: "300,000" }))).toBeFocused();
      await expect(centre).toMatchAriaSnapshot(`
        - region "${limits("card.DEPOSIT")}":
          - list:
            - listitem:
              - progressbar "${limits("period.DAY")}"
          - status: "${limits("saved")}"
      `);
      await leavePane();
      await expect(button(menu("pane.responsiblePlay"))).toBeFocused();
    });

    await test.step("what a withdrawal needs first", async () => {
      await openPane("withdraw");
      await typeInto(page, field(member("paymentPassword.new")), paymentPassword);
      await typeInto(page, field(member("paymentPassword.repeated")), paymentPassword);
      await typeInto(page, field(member("loginPassword")), password);
      await page.keyboard.press("Enter");
      await expect(heading(withdraw("needs.card.title"))).toBeFocused();
      const bank = centre.getByRole("combobox", { name: member("card.bank.BANK") });
      await tabTo(page, bank);
      await page.keyboard.press("ArrowDown");
      await typeInto(page, field(member("card.number.BANK")), "110987654321");
      await typeInto(page, field(member("card.holder")), "Kim Hana");
      await typeInto(page, field(member("paymentPassword")), paymentPassword);
      await typeInto(page, field(member("loginPassword")), password);
      await page.keyboard.press("Enter");
      // The new card has to wait.
      await expect(button(withdraw("card.other"))).toBeVisible();
      await expect(centre.getByRole("heading", { level: 3 })).toBeFocused();
    });

    await test.step("a withdrawal with a wrong and a right password, and its cancelling", async () => {
      await own.moveClock(DAY_MS);
      await page.clock.fastForward(DAY_MS);
      await enter(page, site, demoMember);
      const side = await openMenu(page, t);
      await pressOn(page, side.getByRole("button", { name: menu("pane.withdraw"), exact: true }));
      await expect(side).toBeHidden();
      await typeInto(page, field(withdraw("amount")), "50,000");
      await typeInto(page, field(withdraw("password")), "000000");
      await page.keyboard.press("Enter");
      await expect(field(withdraw("password"))).toHaveAccessibleDescription(/\d/u);
      await expect(field(withdraw("password"))).toBeFocused();
      await expect(centre).toMatchAriaSnapshot(`
        - form "${withdraw("what")}":
          - group "${withdraw("card")}":
            - radio [checked]
          - button "${withdraw("card.other")}"
          - textbox "${withdraw("amount")}": 50,000
          - textbox "${withdraw("password")}"
        - alert
        - button "${withdraw("submit", { amount: "50,000" })}"
        - paragraph: "${withdraw("note.cancel")}"
      `);
      await page.keyboard.insertText(paymentPassword);
      await page.keyboard.press("Enter");
      await expect(heading(withdraw("receipt.PENDING", { amount: "50,000" }))).toBeFocused();
      await pressOn(page, button(withdraw("cancel")));
      const question = page.getByRole("alertdialog", { name: withdraw("cancel.title") });
      await pressOn(page, question.getByRole("button", { name: withdraw("cancel.keep"), exact: true }));
      await expect(button(withdraw("cancel"))).toBeFocused();
      await page.keyboard.press("Enter");
      await pressOn(page, question.getByRole("button", { name: withdraw("cancel"), exact: true }));
      await expect(heading(withdraw("receipt.CANCELLED", { amount: "50,000" }))).toBeFocused();
      await leavePane();
    });

    await test.step("a break", async () => {
      await openPane("responsiblePlay");
      await pressOn(page, button(limits("break.way")));
      await expect(heading(limits("break"))).toBeFocused();
      const lengths = centre.getByRole("group", { name: limits("break") }).getByRole("radio");
      await tabTo(page, lengths.first());
      await page.keyboard.press("Space");
      await expect(lengths.first()).toBeChecked();
      // What follows from the choice comes into sight.
      await expect(field(limits("break.password"))).toBeInViewport();
      await expect(centre).toMatchAriaSnapshot(`
        - group "${limits("break")}":
          - radio [checked]
        - status: /\\d/
        - form "${limits("break")}":
          - textbox "${limits("break.password")}"
          - alert
          - button /\\d/
      `);
      await typeInto(page, field(limits("break.password")), password);
      await page.keyboard.press("Enter");
      const question = page.getByRole("alertdialog");
      await expect(question.getByRole("button", { name: limits("break.stay"), exact: true })).toBeVisible();
      await pressOn(page, question.getByRole("button").last());
      // The session is over; the login names the end of the break.
      await expect(page.getByRole("dialog", { name: auth("break.heading") })).toBeVisible();
    });
  });
});
