import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";
import { slowDevice } from "../../../../../../.storybook/slowDevice.ts";

const file = "member/depositv2";

const order = (more: object = {}) => ({
  id: "D1",
  state: "CREATED",
  method: "BANK",
  amount: 3_000_000,
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  payTo: { bank: "Demo Bank", holder: "Play Money", account: "110-482-771903", reference: "MG 4821" },
  ...more,
});

const limitOf = (period: string, more: object = {}) => ({ kind: "DEPOSIT", period, used: 0, ...more });

const refusal = (code: string, value?: unknown) =>
  new PlatformError("refused", code, { status: 422, apiError: { code, value } });

const lost = () => new PlatformError("offline", "the response was lost");

/** What each request to create an order was, with its key. */
interface Sent {
  readonly key: string | undefined;
  readonly body: unknown;
}

interface Setting {
  readonly orders?: readonly object[];
  readonly limits?: readonly object[];
  /** What becomes of the requests to create an order, in turn; the others are carried out. */
  readonly fates?: readonly Error[];
  readonly methods?: readonly object[];
  readonly sent?: Sent[];
}

const methods = [
  {
    id: "BANK",
    name: "Demo account",
    kind: "BANK",
    minimum: 100_000,
    maximum: 10_000_000,
    presets: [500_000, 3_000_000],
    bonuses: [{ id: "W", title: "Weekend", rate: 10, turnover: 3 }],
  },
  { id: "USDT", name: "Demo USDT", kind: "ADDRESS", minimum: 500_000, maximum: 10_000_000, presets: [], bonuses: [] },
];

/** A platform that keeps its orders. A new one replaces those that a story begins with. */
function platform({ orders = [], limits = [], fates = [], methods: offered = methods, sent = [] }: Setting = {}): {
  readonly responses: PaneResponses;
  readonly reset: () => void;
} {
  let kept = [...orders];
  let ahead = [...fates];
  const change = (more: object) => {
    const changed = { ...kept[0], ...more };
    kept = [changed, ...kept.slice(1)];
    return changed;
  };
  return {
    responses: {
      depositMethods: () => ({ list: offered }),
      deposits: () => pageOf(kept),
      playLimits: () => ({ limits }),
      setPlayLimit: () => ({ limits }),
      balance: () => ({ sumBalance: 128_450 }),
      createDeposit: (body, key) => {
        sent.push({ key, body });
        const fate = ahead.shift();
        if (fate) return fate;
        kept = [order(body as object), ...kept];
        return kept[0] as object;
      },
      confirmDeposit: () => change({ state: "PAID" }),
      cancelDeposit: () => change({ state: "CANCELLED" }),
    },
    reset() {
      kept = [...orders];
      ahead = [...fates];
      sent.length = 0;
    },
  };
}

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Deposit",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "depositv2", site: { play: "demo" } },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

/** A story on a platform of its own. */
function on(setting: Setting, site: object = { play: "demo" }): Pick<Story, "args" | "beforeEach"> {
  const { responses, reset } = platform(setting);
  return { args: { responses, site }, beforeEach: reset };
}

type Centre = Awaited<ReturnType<typeof openedCentre>>;

const amountField = (centre: Centre) => centre.findByRole("textbox");
/** By the form that it sends: in a bar or in the summary. */
const submit = (centre: Centre) =>
  centre
    .getAllByRole("button")
    .find((button: HTMLElement) => (button as HTMLButtonElement).type === "submit") as HTMLElement;

const sent: Sent[] = [];

export const Ordered: Story = {
  name: "WA-007 WA-021 a deposit says before what it will do, and two presses make one order",
  ...on({ sent }),
  play: async (story) => {
    const centre = await openedCentre();
    await amountField(centre);
    await userEvent.click(centre.getByRole("button", { name: "30,000" }));
    await expect(
      centre.getByRole("radio", { name: new RegExp(await paneText(story, file, "bonus.none"), "u") }),
    ).toBeChecked();
    const bonus = centre.getByRole("radio", { name: /Weekend.*3,000.*99,000/u });
    await expect(submit(centre)).toHaveTextContent("30,000");
    await userEvent.click(bonus);
    await expect(centre.getByText("161,450.00", { exact: false })).toBeVisible();
    await expect(centre.getByText(await paneText(story, "member", "demo.depositv2"))).toBeVisible();
    const button = submit(centre);
    button.click();
    button.click();
    await centre.findByText("110-482-771903");
    await expect(sent.map(({ body }) => body)).toEqual([{ method: "BANK", amount: 3_000_000, bonus: "W" }]);
    await expect(centre.getByRole("timer", { name: await paneText(story, file, "order.left") })).toBeVisible();
  },
};

export const TimeLeft: Story = {
  name: "The time to send a deposit ends by the platform's clock, whatever the device's clock shows",
  ...on({ orders: [order()] }),
  beforeEach: slowDevice,
  play: async (story) => {
    const centre = await openedCentre();
    const left = await centre.findByRole("timer", { name: await paneText(story, file, "order.left") });
    await expect(left).toHaveTextContent(/^(?:10:00|0?[5-9]:\d\d)$/u);
  },
};

export const Unknown: Story = {
  name: "A lost response keeps what was entered, and is checked with the same key",
  ...on({ fates: [lost()], sent }),
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.type(await amountField(centre), "30000");
    await userEvent.click(submit(centre));
    await centre.findByText(await paneText(story, "forms", "outcome.money"));
    await expect(submit(centre)).toHaveTextContent(await paneText(story, "forms", "outcome.check"));
    await expect(centre.getByText("158,450.00", { exact: false })).toBeVisible();
    await userEvent.click(submit(centre));
    await centre.findByText("110-482-771903");
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
    await expect(sent[0]?.key).toBeDefined();
  },
};

export const Bounds: Story = {
  name: "An amount out of bounds is not sent; a press enters the bound of the method or of the own limit",
  ...on({ limits: [limitOf("DAY", { value: 10_000_000, used: 3_000_000, left: 7_000_000 })], sent }),
  play: async (story) => {
    const centre = await openedCentre();
    const field = await amountField(centre);
    await centre.findByRole("progressbar", { name: await paneText(story, file, "limit.title.DAY") });
    for (const wrong of ["0", "-1", "1000.123", "999"]) {
      await userEvent.clear(field);
      await userEvent.type(field, wrong);
      await userEvent.click(submit(centre));
      await waitFor(() => expect(field).toBeInvalid());
    }
    await userEvent.click(centre.getByRole("button", { name: /1,000/u }));
    await waitFor(() => expect(field).toBeValid());
    await expect(field).toHaveValue("1,000");
    await userEvent.clear(field);
    await userEvent.type(field, "70001");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/70,000/u));
    await expect(sent).toHaveLength(0);
  },
};

export const LimitChange: Story = {
  name: "MC-045b the own limit leads to the page where it is changed",
  ...on({ limits: [limitOf("DAY", { value: 10_000_000, used: 3_000_000, left: 7_000_000 })] }),
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: await paneText(story, file, "limit.change") }));
    await centre.findByRole("heading", { name: await paneText(story, "menu", "pane.responsiblePlay") });
  },
};

export const Refused: Story = {
  name: "CO-021 a refusal names the limit and what is left of it, and the amount stays",
  ...on({ fates: [refusal("LIMIT_REACHED", { kind: "DEPOSIT", period: "WEEK", left: 2_000_000 })] }),
  play: async (story) => {
    const centre = await openedCentre();
    const field = await amountField(centre);
    await userEvent.type(field, "30000");
    await userEvent.click(submit(centre));
    const said = (await paneText(story, file, "limit.over.WEEK")).replace("{{left}}", "20,000");
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(said.slice(0, 12))));
    await expect(field).toHaveAccessibleDescription(/20,000/u);
    await expect(field).toHaveValue("30000");
  },
};

export const Sending: Story = {
  name: "An open order of play money says that nothing is paid; it is confirmed, or cancelled on asking",
  ...on({ orders: [order(), order({ id: "D0", state: "COMPLETED", payTo: undefined })] }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await centre.findByText("MG 4821");
    await expect(centre.queryByRole("textbox")).toBeNull();
    for (const said of ["order.lead.demo", "order.example"])
      await expect(centre.getByText(await text(said))).toBeVisible();
    await userEvent.click(centre.getByRole("button", { name: await text("order.cancel") }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: await text("cancel.keep") }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(submit(centre));
    await centre.findByText(await text("order.checking.demo"));
    await expect(centre.queryByText("MG 4821")).toBeNull();
  },
};

export const RealMoney: Story = {
  name: "An open order of real money says what to send, and is confirmed once it is sent",
  ...on({ orders: [order()] }, { play: "real-money" }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await centre.findByText(await text("order.lead.real-money"));
    await expect(centre.queryByText(await text("order.example"))).toBeNull();
    await userEvent.click(submit(centre));
    await centre.findByText(await text("order.checking.real-money"));
  },
};

let asked = 0;

export const Expired: Story = {
  name: "After an order has expired, the own limit is as if it had not been made",
  args: {
    site: { play: "demo" },
    responses: {
      ...platform().responses,
      deposits: () => {
        asked += 1;
        const expiresAt = new Date(Date.now() + 1000).toISOString();
        return pageOf([asked === 1 ? order({ expiresAt }) : order({ state: "EXPIRED" })]);
      },
      playLimits: () => {
        const used = asked > 1 ? 0 : 3_000_000;
        return { limits: [limitOf("DAY", { value: 10_000_000, used, left: 10_000_000 - used })] };
      },
    },
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await centre.findByText(await text("result.EXPIRED"), {}, { timeout: 15_000 });
    await userEvent.click(centre.getByRole("button", { name: await text("result.again") }));
    const bar = await centre.findByRole("progressbar", { name: await text("limit.title.DAY") });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "0"));
  },
};

export const Cancelled: Story = {
  name: "A cancelled order begins again with its amount",
  ...on({ orders: [order()] }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: await text("order.cancel") }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: await text("order.cancel") }));
    await centre.findByText(await text("result.CANCELLED.text.demo"));
    await userEvent.click(centre.getByRole("button", { name: await text("result.again") }));
    await expect(await amountField(centre)).toHaveValue("30,000");
    await expect(centre.getByRole("table")).toHaveTextContent(await text("state.CANCELLED"));
  },
};

export const FirstLimit: Story = {
  name: "CO-022 where the market asks for it, a limit is asked for before the first deposit",
  ...on(
    // What the market allows is in force already, and no answer to the question.
    { limits: [limitOf("MONTH", { value: 100_000_000, used: 0, left: 100_000_000 })] },
    {
      play: "demo",
      limitBeforeDeposit: true,
      playTools: {
        limits: [
          { kind: "LOSS", period: "DAY" },
          { kind: "DEPOSIT", period: "MONTH" },
        ],
        ceilings: [{ kind: "DEPOSIT", period: "MONTH", amount: 100_000_000 }],
      },
    },
  ),
  play: async (story) => {
    const centre = await openedCentre();
    const field = await amountField(centre);
    await expect(field).toHaveAccessibleDescription(/1,000,000/u);
    await expect(centre.getAllByRole("radio")).toHaveLength(1);
    await userEvent.type(field, "1000001");
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, file, "question.set") }));
    await waitFor(() => expect(field).toBeInvalid());
    const none = await centre.findByRole("button", { name: await paneText(story, file, "question.none") });
    await expect(centre.getByRole("button", { name: await paneText(story, file, "question.set") })).toBeVisible();
    await userEvent.click(none);
    await expect((await centre.findAllByRole("radio")).length).toBeGreaterThan(1);
  },
};

let isDown = true;

export const Failed: Story = {
  name: "What could not be loaded is loaded again by a press; without methods the page says so",
  args: {
    responses: {
      ...platform().responses,
      depositMethods: () => (isDown ? lost() : { list: [] }),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const retry = await centre.findByRole("button", {
      name: new RegExp(await paneText(story, "core", "failure.retry"), "u"),
    });
    isDown = false;
    await userEvent.click(retry);
    await centre.findByText(await paneText(story, file, "none"));
  },
};
