import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { deposits } from "@livery/platform/calls/deposits.ts";
import { createSend } from "@livery/platform/createSend.ts";
import { minor } from "@livery/product/money.ts";
import { requestHeaders } from "@livery/product/requestHeaders.ts";
import { createTexts } from "../../i18n/createTexts.ts";
import { TextsContext, useTexts } from "../../i18n/TextsContext.ts";
import { AmountFormField } from "../forms/AmountFormField.tsx";
import { enteredAmount, limitValues, typedAmount } from "../forms/formAmounts.ts";
import { useWriteForm } from "../forms/useWriteForm.ts";
import { WriteForm } from "../forms/WriteForm.tsx";
import { WithPlatform } from "../../testing/WithPlatform.tsx";
import { useCurrency } from "../money/useCurrency.ts";
import { SiteContext } from "../../site/SiteContext.ts";
import { useWrite } from "./useWrite.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { recordTexts } from "@livery/ui/stories/recordTexts.ts";
import { storyTexts } from "@livery/ui/stories/texts.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, Suspense, use, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useSetting } from "../../../../../.storybook/SettingContext.ts";
import { siteIn } from "../../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../../.storybook/siteTexts.ts";
import { settingOf } from "../../../../../.storybook/storyGlobals.ts";

/**
 * How the platform handles a write. `lost`: it carries the write out, but the response does not arrive. `late`: it is
 * lost when the story lets it go.
 */
type Treatment = "answer" | "refuse" | "lost" | "late";

/** A platform that follows the idempotency rules (AP-G) and handles each write as listed. */
function openPlatform(treatments: readonly Treatment[]) {
  const remaining = [...treatments];
  const orders = new Map<string, string>();
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
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
      if (treatment === "late") await end;
      if (treatment === "lost" || treatment === "late") throw new TypeError("Failed to fetch");
      const { method, amount } = JSON.parse(orders.get(key) ?? "") as { method: string; amount: number };
      const order = { id: key, state: "CREATED", method, amount, createdAt: "2026-11-22T09:00:00Z" };
      return Response.json({ success: true, value: order });
    },
  });
  return { send, orders, letGo };
}

const limits = { minimum: minor(100_000), maximum: minor(5_000_000) };

/** A form as a screen would have it, showing each state of a write. */
function TopUp() {
  const { amount: label } = recordTexts();
  const { confirm, saved, failed, register } = storyTexts();
  const deposit = useWrite(createDeposit, {
    invalidates: [deposits],
    remembers: ({ method, amount }) => ({ method, amount }),
  });
  const currency = useCurrency();
  const form = useWriteForm({
    fields: { amount: { label, kind: "amount", rule: { required: true }, limits } },
    defaults: { amount: typedAmount(deposit.pending?.amount, currency) },
    write: deposit,
    request: ({ amount }) => ({ method: "bank", amount: enteredAmount(amount, currency) }),
    texts: { LIMIT_REACHED: failed },
  });
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <WriteForm form={form} label={register} submitLabel={confirm}>
        <AmountFormField form={form} name="amount" presets={[limits.minimum, limits.maximum]} />
      </WriteForm>
      {deposit.state === "done" && <Notice>{saved}</Notice>}
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
        <SiteContext value={site}>
          <TextsContext value={texts}>
            <Suspense>
              <WithFormTexts>
                <TopUp />
              </WithFormTexts>
            </Suspense>
          </TextsContext>
        </SiteContext>
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
  name: "A successful change is reported, and the form is empty again",
  ...on("answer"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas, "3000");
    await expect(await canvas.findByText(storyTexts().saved)).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue("");
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

export const OnItsWay: Story = {
  name: "While a change is sent for the first time, its button does not ask to send it again",
  ...on("late"),
  play: async (story) => {
    const canvas = within(story.canvasElement);
    const { forms } = await siteTexts(siteIn(settingOf(story)));
    await type(canvas, "3000");
    await waitFor(() => expect(platform.orders.size).toBe(1));
    const button = canvas.getByRole("button", { name: storyTexts().confirm });
    await expect(button).toHaveAttribute("aria-busy", "true");
    platform.letGo();
    await waitFor(() => expect(button).toHaveAccessibleName(forms("outcome.retry")));
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
    await userEvent.type(amount, "5000");
    await waitFor(() => expect(amount).toBeValid());
    await expect(platform.orders.size).toBe(0);
  },
};

export const Limits: Story = {
  name: "An amount outside its limits is marked with the limit, and a preset is sent as it is",
  ...on("answer"),
  play: async (story) => {
    const canvas = within(story.canvasElement);
    const site = siteIn(settingOf(story));
    const { forms } = await siteTexts(site);
    const currency = { symbol: site.currencySymbol, decimals: 2 };
    await type(canvas, "999");
    const amount = canvas.getByRole("textbox");
    await waitFor(() => expect(amount).toBeInvalid());
    await expect(amount).toHaveAccessibleDescription(forms("fault.amountLow", limitValues(limits, currency)));
    await userEvent.click(canvas.getByRole("button", { name: "50,000" }));
    await expect(amount).toHaveValue("50,000");
    await userEvent.click(canvas.getByRole("button", { name: storyTexts().confirm }));
    await expect(await canvas.findByText(storyTexts().saved)).toBeVisible();
    await expect([...platform.orders.values()]).toEqual(['{"method":"bank","amount":5000000}']);
  },
};
