import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { deposits } from "@livery/platform/calls/deposits.ts";
import { createSend } from "@livery/platform/createSend.ts";
import { requestHeaders } from "@livery/product/requestHeaders.ts";
import { createTexts } from "@livery/runtime/i18n/createTexts.ts";
import { TextsContext, useTexts } from "@livery/runtime/i18n/TextsContext.ts";
import { useWriteForm } from "@livery/runtime/parts/forms/useWriteForm.ts";
import { ValuedField } from "@livery/runtime/parts/forms/ValuedField.tsx";
import { WriteForm } from "@livery/runtime/parts/forms/WriteForm.tsx";
import { WithPlatform } from "@livery/runtime/state/testing/WithPlatform.tsx";
import { amountParts } from "@livery/runtime/parts/money/formatAmount.ts";
import { parseAmount } from "@livery/runtime/parts/money/parseAmount.ts";
import { useWrite } from "@livery/runtime/state/writes/useWrite.ts";
import { AmountField } from "@livery/ui/AmountField/AmountField.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { recordTexts } from "@livery/ui/stories/recordTexts.ts";
import { storyTexts } from "@livery/ui/stories/texts.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, Suspense, use, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useSetting } from "./SettingContext.ts";
import { siteIn } from "./siteIn.ts";
import { siteTexts } from "./siteTexts.ts";
import { settingOf } from "./storyGlobals.ts";

/** How the platform handles a write. `lost`: it carries the write out, but the response does not arrive. */
type Treatment = "answer" | "refuse" | "lost";

/** A platform that follows the idempotency rules (AP-G) and handles each write as listed. */
function openPlatform(treatments: readonly Treatment[]) {
  const remaining = [...treatments];
  const orders = new Map<string, string>();
  const send = createSend({
    origin: "/",
    merchant: "STORY",
    language: () => "en",
    token: () => "story",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const treatment = remaining.shift() ?? "answer";
      if (treatment === "refuse") return Response.json({ success: false, code: "LIMIT_REACHED" }, { status: 422 });
      const key = request.headers.get(requestHeaders.idempotencyKey) ?? "";
      orders.set(key, orders.get(key) ?? (await request.text()));
      if (treatment === "lost") throw new TypeError("Failed to fetch");
      const { method, amount } = JSON.parse(orders.get(key) ?? "") as { method: string; amount: number };
      const order = { id: key, state: "CREATED", method, amount, createdAt: "2026-11-22T09:00:00Z" };
      return Response.json({ success: true, value: order });
    },
  });
  return { send, orders };
}

const currency = { symbol: "P", decimals: 2 };
const whole = { decimals: "needed" } as const;

/** A form as a screen would have it, showing each state of a write. */
function TopUp() {
  const { amount: label, clear } = recordTexts();
  const { confirm, saved, failed, register } = storyTexts();
  const deposit = useWrite(createDeposit, {
    outdates: [deposits],
    remembers: ({ method, amount }) => ({ method, amount }),
  });
  const ordered = deposit.pending?.amount;
  const [isDone, setDone] = useState(false);
  const form = useWriteForm({
    fields: { amount: { label, kind: "amount", rule: { required: true }, texts: { in_pattern_0: failed } } },
    defaults: { amount: ordered === undefined ? "" : amountParts(ordered, currency, whole).digits },
    check: ({ amount = "" }) => (parseAmount(amount, currency).ok ? {} : { amount: "in_pattern_0" }),
    write: deposit,
    request: ({ amount = "" }) => {
      const parsed = parseAmount(amount, currency);
      if (!parsed.ok) throw new Error("The check lets no such amount through.");
      return { method: "bank", amount: parsed.amount };
    },
    onDone: () => setDone(true),
    texts: { LIMIT_REACHED: failed },
  });
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <WriteForm form={form} label={register} submitLabel={confirm}>
        <ValuedField form={form} name="amount">
          {(field) => <AmountField symbol={currency.symbol} clearLabel={clear} {...field} />}
        </ValuedField>
      </WriteForm>
      {isDone && <Notice>{saved}</Notice>}
    </Panel>
  );
}

/** Waits for the texts that all forms share. */
function WithFormTexts({ children }: { readonly children: ReactNode }) {
  use(useTexts().load("forms"));
  return children;
}

/** The form on its platform. A reload mounts it again, so that only the browser's storage remains. */
function Page({ platform }: { readonly platform: ReturnType<typeof openPlatform> }) {
  const [loads, reload] = useState(0);
  const site = siteIn(useSetting());
  const [texts] = useState(() => createTexts(site, site.defaultLanguage));
  return (
    <>
      <WithPlatform key={loads} send={platform.send}>
        <TextsContext value={texts}>
          <Suspense>
            <WithFormTexts>
              <TopUp />
            </WithFormTexts>
          </Suspense>
        </TextsContext>
      </WithPlatform>
      <p style={{ marginTop: 16 }}>
        <Button variant="ghost" icon="refresh" onClick={() => reload(loads + 1)}>
          {storyTexts().refresh}
        </Button>
      </p>
    </>
  );
}

const meta: Meta = {
  title: "Site/Writes",
  tags: ["!autodocs"],
  beforeEach: () => sessionStorage.removeItem("intentions"),
};
export default meta;

type Story = StoryObj;

let platform = openPlatform([]);

/** Starts each story on a new platform. */
function on(...treatments: readonly Treatment[]): Pick<Story, "beforeEach" | "render"> {
  return {
    beforeEach: () => {
      platform = openPlatform(treatments);
    },
    render: () => <Page platform={platform} />,
  };
}

async function type(canvas: ReturnType<typeof within>, amount: string): Promise<void> {
  await userEvent.type(await canvas.findByRole("textbox"), amount);
  await userEvent.click(canvas.getByRole("button", { name: storyTexts().confirm }));
}

export const Done: Story = {
  name: "A successful change is reported",
  ...on("answer"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas, "3000");
    await expect(await canvas.findByText(storyTexts().saved)).toBeVisible();
    await expect(platform.orders.size).toBe(1);
  },
};

export const Refused: Story = {
  name: "A rejected change says so, and the next attempt is a new change",
  ...on("refuse", "answer"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas, "3000");
    await expect(await canvas.findByText(storyTexts().failed)).toBeVisible();
    await expect(platform.orders.size).toBe(0);
    await userEvent.click(canvas.getByRole("button", { name: storyTexts().confirm }));
    await expect(await canvas.findByText(storyTexts().saved)).toBeVisible();
  },
};

export const LostResponse: Story = {
  name: "After a lost response the same change is sent again, and is made once",
  ...on("lost", "answer"),
  play: async (story) => {
    const canvas = within(story.canvasElement);
    const { forms } = await siteTexts(siteIn(settingOf(story)));
    await type(canvas, "3000");
    await expect(await canvas.findByText(forms("outcome.unknown"))).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: forms("outcome.retry") }));
    await expect(await canvas.findByText(storyTexts().saved)).toBeVisible();
    await expect([...platform.orders.values()]).toEqual(['{"method":"bank","amount":300000}']);
  },
};

export const Reloaded: Story = {
  name: "A reload between a lost response and the retry still makes the change once",
  ...on("lost", "answer"),
  play: async (story) => {
    const canvas = within(story.canvasElement);
    const { forms } = await siteTexts(siteIn(settingOf(story)));
    await type(canvas, "3000");
    await canvas.findByRole("button", { name: forms("outcome.retry") });
    await userEvent.click(canvas.getByRole("button", { name: storyTexts().refresh }));
    await expect(await canvas.findByText(forms("outcome.unknown"))).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue("3,000");
    await userEvent.click(canvas.getByRole("button", { name: forms("outcome.retry") }));
    await expect(await canvas.findByText(storyTexts().saved)).toBeVisible();
    await expect(platform.orders.size).toBe(1);
  },
};

export const Missing: Story = {
  name: "A missing amount takes the focus, and nothing is sent",
  ...on(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = await canvas.findByRole("textbox");
    await userEvent.click(canvas.getByRole("button", { name: storyTexts().confirm }));
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toBeInvalid();
    await userEvent.type(amount, "5");
    await waitFor(() => expect(amount).toBeValid());
    await expect(platform.orders.size).toBe(0);
  },
};
