import { minor } from "@livery/product/money.ts";
import { Amount } from "./Amount.tsx";
import { formatAmount } from "./formatAmount.ts";
import { parseAmount } from "./parseAmount.ts";
import { useCurrency } from "./useCurrency.ts";
import { SiteContext } from "../../site/SiteContext.ts";
import { testSite } from "../../testing/testSite.ts";
import { AmountField } from "@livery/ui/AmountField/AmountField.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { recordTexts } from "@livery/ui/stories/recordTexts.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";

const available = minor(1_234_567);

/** Parses the typed text as an amount and shows it formatted. */
function Typed() {
  const { amount, clear } = recordTexts();
  const currency = useCurrency();
  const [text, setText] = useState("");
  const parsed = parseAmount(text, currency);
  return (
    <>
      <AmountField
        label={amount}
        symbol={currency.symbol}
        value={text}
        onValue={setText}
        clearLabel={clear}
        hint={formatAmount(available, currency)}
        error={!parsed.ok && parsed.problem !== "empty" ? parsed.problem : undefined}
      />
      <output aria-label="Amount">{parsed.ok && <Amount of={parsed.amount} />}</output>
    </>
  );
}

const meta: Meta = { title: "Site/Money", tags: ["!autodocs"] };
export default meta;

/** Types each text in turn, and checks how it is read. */
function story(site: Parameters<typeof testSite>[0], hint: string, read: Readonly<Record<string, string>>): StoryObj {
  return {
    render: () => (
      <SiteContext value={testSite(site)}>
        <Panel padded style={{ display: "grid", gap: 16, maxWidth: 460 }}>
          <Typed />
        </Panel>
      </SiteContext>
    ),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      const field = canvas.getByRole("textbox");
      await expect(field).toHaveAccessibleDescription(hint);
      for (const [typed, shown] of Object.entries(read)) {
        await userEvent.clear(field);
        await userEvent.type(field, typed);
        await expect(canvas.getByRole("status")).toHaveTextContent(shown);
      }
    },
  };
}

export const Points: StoryObj = {
  name: "Play money has two decimals",
  ...story({ currencySymbol: "P" }, "P 12,345.67", {
    "30000": "P30,000.00",
    "１，０００．５": "P1,000.50",
    "-12.5": "−P12.50",
  }),
};
export const Won: StoryObj = {
  name: "The won has no decimals",
  ...story({ currencySymbol: "₩", currencyDecimals: 0 }, "₩ 1,234,567", { "30000": "₩30,000" }),
};
