import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { exportedLines } from "../../../../../.storybook/exportedFile.ts";
import { pageOf } from "../../../../../.storybook/pageOf.ts";
import { type PaneResponses, paneText } from "../../../../../.storybook/PaneInCentre.tsx";
import { SectionInPage } from "../../../../../.storybook/SectionInPage.tsx";
import { OpenButton } from "../../app/testing/StackControls.tsx";
import { BalanceFigure } from "../../kit/account/Balance.tsx";

const file = "pointMall";
const MEMBER = 0;
const TRIAL = 4;

type Fate = "lost" | PlatformError;

const lost = () => new PlatformError("offline", "the response was lost");

const refusal = (code: string, value: object = {}) =>
  new PlatformError("refused", code, { status: 422, apiError: { code, value } });

/** A call that reached the platform. */
interface Sent {
  readonly id: string;
  readonly key: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Setting {
  readonly points?: number;
  readonly hasPaymentPassword?: boolean;
  /** What becomes of the changes, in turn: done but the response is lost, or refused; the others are answered. */
  readonly fates?: readonly Fate[];
  readonly rewards?: readonly object[];
}

const reward = (id: string, points: number, more: object = {}) => ({
  id,
  type: "GIFT",
  name: `Reward ${id}`,
  image: "/wps/pictures/promotion/tea/coffee.svg",
  points,
  worth: points * 10,
  amount: 0,
  ...more,
});

const usualRewards = [
  reward("coffee", 500, { stock: 20 }),
  reward("bonus", 950, { type: "BONUS" }),
  reward("cinema", 1000, { amount: 200_000, stock: 7 }),
];

const sent: Sent[] = [];
const times = (id: string) => sent.filter((one) => one.id === id).length;
const bodies = (id: string) => sent.filter((one) => one.id === id).map(({ body }) => body);

/** A platform that keeps the points of one member, and carries out a change once for each key. */
function platform({ points = 1234, hasPaymentPassword = true, fates = [], rewards = usualRewards }: Setting) {
  let own = points;
  let ahead = [...fates];
  let exchanges: object[] = [];
  const made = new Map<string | undefined, object>();
  const change = (id: string, make: (body: Readonly<Record<string, unknown>>) => object) => ({
    [id]: (request: unknown, key: string | undefined) => {
      const body = request as Sent["body"];
      sent.push({ id, key, body });
      const fate = ahead.shift();
      if (fate instanceof PlatformError) return fate;
      const response = made.get(key) ?? make(body);
      made.set(key, response);
      return fate === "lost" ? lost() : response;
    },
  });
  const read = (id: string, response: (body: Sent["body"]) => object) => ({
    [id]: (request: unknown) => {
      sent.push({ id, key: undefined, body: (request ?? {}) as Sent["body"] });
      return response((request ?? {}) as Sent["body"]);
    },
  });
  const responses: PaneResponses = {
    ...read("balance", () => ({ sumBalance: 128_450 })),
    ...read("pointBalance", () => ({ points: own })),
    ...read("pointConfig", () => ({
      rates: [{ gameType: "LIVE", rate: 0.85 }],
      depositRate: 0.1,
      per: 10_000,
      points: 10,
      worth: 100,
      minimum: 100,
      maximum: 10_000,
      step: 10,
    })),
    ...read("pointRewards", () => ({ ...pageOf(rewards), deposited: 150_000 })),
    ...read("redeemedPoints", () => pageOf(exchanges)),
    ...read("pointTransactions", ({ type }) => ({
      transactions: [],
      points: ["LIVE", "DEPOSIT"]
        .filter((one) => type === undefined || one === type)
        .map((one, index) => ({ id: `M${index}`, at: "2026-01-01T03:00:10.000Z", type: one, points: 2.5, balance: 9 })),
      pageNo: 1,
      totalPages: 1,
      total: 2,
    })),
    securityInfo: () => ({
      loginPassword: true,
      paymentPassword: hasPaymentPassword,
      email: false,
      mobile: false,
      realName: false,
      bankCard: false,
    }),
    ...change("redeemPointReward", ({ reward: id, quantity, remark }) => {
      const found = rewards.find((one) => "id" in one && one.id === id) as ReturnType<typeof reward>;
      const needed = found.points * Number(quantity);
      own -= needed;
      const exchange = {
        id: `P${exchanges.length + 1}`,
        at: "2026-01-01T03:00:10.000Z",
        type: found.type,
        reward: id,
        name: found.name,
        quantity,
        points: needed,
        amount: found.amount,
        status: found.type === "BONUS" ? "A" : "P",
        ...(remark !== undefined && { remark }),
      };
      exchanges = [exchange, ...exchanges];
      return exchange;
    }),
    ...change("convertPoints", ({ points: converted }) => {
      own -= Number(converted);
      return { id: "P9", amount: Number(converted) * 10, points: own };
    }),
  };
  return {
    responses,
    reset() {
      own = points;
      ahead = [...fates];
      exchanges = [];
      made.clear();
      sent.length = 0;
    },
  };
}

const meta: Meta<typeof SectionInPage> = {
  title: "Site/Points mall",
  component: SectionInPage,
  tags: ["!autodocs"],
  args: { path: "/pointMall", agentType: MEMBER },
};
export default meta;

type Story = StoryObj<typeof SectionInPage>;
type Shown = Parameters<typeof paneText>[0];

/** A story on a platform of its own. */
function on(setting: Setting, more: Story["args"] = {}): Pick<Story, "args" | "beforeEach"> {
  const { responses, reset } = platform(setting);
  return { args: { responses, ...more }, beforeEach: reset };
}

/** The card of a reward. */
const cardOf = async (id: string) => within(await screen.findByRole("article", { name: `Reward ${id}` }));

/** Opens the form of a reward, or of a conversion. */
async function openForm(story: Shown, id: string | undefined) {
  const name = id === undefined ? await paneText(story, file, "convert") : `Reward ${id}`;
  const button =
    id === undefined ? await screen.findByRole("button", { name }) : (await cardOf(id)).getByRole("button");
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return within(await screen.findByRole("dialog", { name }));
}

const submitOf = (drawer: ReturnType<typeof within>) =>
  drawer.getAllByRole("button").find((button: HTMLElement) => button.hasAttribute("form")) as HTMLElement;

/** Enters the password and presses the button twice. */
async function confirm(story: Shown, drawer: ReturnType<typeof within>, label = "password.payment") {
  const field = await drawer.findByLabelText(new RegExp(`^${await paneText(story, file, label)}`, "u"));
  await userEvent.type(field, "135790");
  submitOf(drawer).click();
  submitOf(drawer).click();
  return field;
}

/** As the Escape key does. */
async function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.requestClose();
  await waitFor(() => expect(document.querySelector("dialog[open]")).toBeNull());
}

const openTab = async (story: Shown, tab: string) =>
  userEvent.click(await screen.findByRole("tab", { name: await paneText(story, file, `tab.${tab}`) }));

export const Shop: Story = {
  name: "PM-001 PM-002 PM-011 CO-031 the mall shows the points and each reward with what they are worth",
  ...on({ points: 1234 }),
  play: async (story) => {
    await expect(await screen.findByText("1,234", { selector: "strong" })).toBeVisible();
    await expect(await screen.findByText(/123\.40/u, { selector: "strong" })).toBeVisible();
    const coffee = await cardOf("coffee");
    const cinema = await cardOf("cinema");
    await expect(screen.getAllByRole("article")).toHaveLength(3);
    const picture = coffee.getByRole("presentation", { hidden: true });
    await waitFor(() => expect(picture).toHaveAttribute("src", expect.stringContaining("coffee")));
    await expect(coffee.getByText(/500/u, { selector: "strong" })).toBeVisible();
    await expect(coffee.getByText(/\b50\b/u)).toBeVisible();
    await expect(coffee.getByText(/\b20\b/u)).toBeVisible();
    await expect(cinema.getByText(/2,000/u)).toBeVisible();
    await expect(cinema.getByText(/\b100\b/u)).toBeVisible();
    await expect(
      (await cardOf("bonus")).getByText(await paneText(story, file, "reward.stock.unlimited")),
    ).toBeVisible();
    await expect(times("pointConfig")).toBe(1);
    await userEvent.click(screen.getByText(await paneText(story, file, "rates"), { selector: "summary *" }));
    await expect(await screen.findByText("0.85")).toBeVisible();
  },
};

export const Conditions: Story = {
  name: "PM-004 a reward is offered for exactly the points and deposits it asks for, or says what is missing",
  ...on({
    points: 100,
    rewards: [
      reward("dear", 101),
      reward("fair", 100, { amount: 150_000 }),
      reward("far", 1, { amount: 150_100 }),
      reward("gone", 1, { stock: 0 }),
    ],
  }),
  play: async (story) => {
    await screen.findByText("100", { selector: "strong" });
    const [dear, fair, far, gone] = [
      await cardOf("dear"),
      await cardOf("fair"),
      await cardOf("far"),
      await cardOf("gone"),
    ];
    await waitFor(() => expect(dear.getByRole("button")).toBeDisabled());
    await expect(dear.getByRole("button")).toHaveAccessibleDescription(/\b1\b/u);
    await expect(fair.getByRole("button")).toBeEnabled();
    await expect(far.getByRole("button")).toBeDisabled();
    await expect(far.getByRole("button")).toHaveAccessibleDescription(/\b1\b/u);
    await expect(gone.getByRole("button")).toBeDisabled();
    await expect(gone.getByRole("button")).toHaveAccessibleDescription(await paneText(story, file, "obstacle.soldOut"));
  },
};

export const Redeemed: Story = {
  name: "PM-003 PM-018 PM-019 a reward is redeemed once with the payment password; all that it changes is asked again",
  ...on({ points: 1234 }, { children: <BalanceFigure /> }),
  play: async (story) => {
    await openTab(story, "exchanges");
    await screen.findByText(await paneText(story, file, "exchange.none.title"));
    await openTab(story, "rewards");
    const drawer = await openForm(story, "coffee");
    await userEvent.selectOptions(await drawer.findByRole("combobox"), "2");
    await expect(submitOf(drawer)).toHaveTextContent("1,000");
    await expect(drawer.getByText("234")).toBeVisible();
    const remark = drawer.getByRole("textbox");
    await fireEvent.change(remark, { target: { value: "x".repeat(139) } });
    await userEvent.type(remark, "yz");
    await expect(remark).toHaveValue(`${"x".repeat(139)}y`);
    submitOf(drawer).click();
    const missing = await drawer.findByLabelText(
      new RegExp(`^${await paneText(story, file, "password.payment")}`, "u"),
    );
    await waitFor(() => expect(missing).toBeInvalid());
    await expect(times("redeemPointReward")).toBe(0);
    const changed = () => [times("pointBalance"), times("balance"), times("pointRewards"), times("redeemedPoints")];
    const before = changed();
    await confirm(story, drawer);
    const done = await drawer.findByRole("heading", { level: 3, name: /Reward coffee/u });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(bodies("redeemPointReward")).toEqual([
      { reward: "coffee", quantity: 2, remark: `${"x".repeat(139)}y`, paymentPassword: "135790" },
    ]);
    await userEvent.click(drawer.getByRole("button", { name: await paneText(story, file, "redeem.records") }));
    const table = await screen.findByRole("table", { name: await paneText(story, file, "tab.exchanges") });
    await expect(await within(table).findByText("P1")).toBeVisible();
    await expect(screen.getByText("234", { selector: "strong" })).toBeVisible();
    await expect(changed()).toEqual(before.map((count) => count + 1));
    await expect((await exportedLines(story)).at(-1)).toMatch(/,Reward coffee,.*,P1$/u);
  },
};

export const WrongPassword: Story = {
  name: "PM-013 a wrong password is said with what was entered kept, and nothing is asked again",
  ...on({
    fates: [refusal("WRONG_PAYMENT_PASSWORD", { left: 4 }), refusal("WRONG_PAYMENT_PASSWORD", { left: 3 })],
  }),
  play: async (story) => {
    for (const id of ["coffee", undefined]) {
      const drawer = await openForm(story, id);
      if (id === undefined) await userEvent.type(await drawer.findByRole("textbox"), "1000");
      else await userEvent.selectOptions(await drawer.findByRole("combobox"), "2");
      const before = sent.length;
      const field = await confirm(story, drawer);
      await drawer.findByText(id === undefined ? /\b3\b.*\./u : /\b4\b.*\./u);
      await expect(field).toHaveValue("");
      await waitFor(() => expect(field).toHaveFocus());
      if (id === undefined) await expect(drawer.getByRole("textbox")).toHaveValue("1000");
      else await expect(drawer.getByRole("combobox")).toHaveValue("2");
      await expect(sent.slice(before).map((one) => one.id)).toEqual([
        id === undefined ? "convertPoints" : "redeemPointReward",
      ]);
      await userEvent.click(drawer.getByRole("button", { name: await paneText(story, "core", "dialog.close") }));
      const question = await screen.findByText(await paneText(story, "forms", "close.text"));
      const leave = await paneText(story, "forms", "close.leave");
      await userEvent.click(within(question.closest("dialog")!).getByRole("button", { name: leave }));
    }
    await expect(screen.getByText("1,234", { selector: "strong" })).toBeVisible();
  },
};

export const Unknown: Story = {
  name: "A lost redemption is said on the page and checked with the same key, with no other in its place",
  ...on({ fates: ["lost"] }),
  play: async (story) => {
    const drawer = await openForm(story, "coffee");
    await confirm(story, drawer);
    const notice = await drawer.findByText(await paneText(story, "forms", "outcome.money"));
    await expect(notice.closest('[role="alert"]')).toBeVisible();
    await expect(drawer.queryByRole("combobox")).toBeNull();
    await userEvent.click(drawer.getByRole("button", { name: await paneText(story, "core", "dialog.close") }));
    // The page says it as well, and another reward leads to it.
    const check = await paneText(story, "forms", "outcome.check");
    await expect(await screen.findByRole("button", { name: check })).toBeVisible();
    await userEvent.click((await cardOf("coffee")).getByRole("button"));
    const again = within(await screen.findByRole("dialog"));
    await again.findByText(await paneText(story, "forms", "outcome.money"));
    await confirm(story, again);
    await again.findByRole("heading", { level: 3, name: /Reward coffee/u });
    await expect(times("redeemPointReward")).toBe(2);
    const [first, second] = sent.filter(({ id }) => id === "redeemPointReward");
    await expect(second).toEqual(first);
    await expect(first?.key).toBeDefined();
    await expect(screen.getByText("734", { selector: "strong" })).toBeInTheDocument();
  },
};

export const Converted: Story = {
  name: "PM-012 points become money in steps with the login password where there is no other; the balance follows",
  ...on({ points: 1234, hasPaymentPassword: false }, { children: <BalanceFigure /> }),
  play: async (story) => {
    const drawer = await openForm(story, undefined);
    const field = await drawer.findByRole("textbox");
    await userEvent.type(field, "1005");
    await confirm(story, drawer, "password.login");
    await waitFor(() => expect(field).toBeInvalid());
    await expect(times("convertPoints")).toBe(0);
    await userEvent.click(drawer.getByRole("button", { name: await paneText(story, file, "convert.all") }));
    await expect(field).toHaveValue("1,230");
    await expect(drawer.getByText("123.00")).toBeVisible();
    await expect(drawer.getByText("4")).toBeVisible();
    const before = [times("pointBalance"), times("balance")];
    submitOf(drawer).click();
    submitOf(drawer).click();
    const done = await drawer.findByRole("heading", { level: 3, name: /123/u });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(bodies("convertPoints")).toEqual([{ points: 1230, password: "135790" }]);
    await waitFor(() => expect([times("pointBalance"), times("balance")]).toEqual(before.map((count) => count + 1)));
    await expect(await screen.findByText("4", { selector: "strong" })).toBeInTheDocument();
  },
};

export const Movements: Story = {
  name: "PM-010 the points record is that of the ledger of points, and can be filtered by the type of points",
  ...on({}),
  play: async (story) => {
    await openTab(story, "points");
    const what = await paneText(story, file, "tab.points");
    const rows = () => within(screen.getByRole("table", { name: what })).getAllByRole("row");
    await screen.findByRole("table", { name: what });
    await waitFor(() => expect(rows()).toHaveLength(3));
    await expect(bodies("pointTransactions")).toMatchObject([{ unit: "POINTS", pageNo: 1 }]);
    const types = screen.getByRole("combobox", { name: await paneText(story, file, "movement.type") });
    await expect(within(types).getAllByRole("option")).toHaveLength(8);
    await userEvent.selectOptions(types, "DEPOSIT");
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(bodies("pointTransactions").at(-1)).toMatchObject({ unit: "POINTS", type: "DEPOSIT" });
    await expect(await exportedLines(story)).toHaveLength(2);
  },
};

export const Visitor: Story = {
  name: "PM-016 a visitor is asked to log in, learns how points work, and no call of points is sent",
  ...on({}, { agentType: undefined }),
  play: async (story) => {
    const login = await screen.findByRole("link", { name: await paneText(story, file, "visitor.login") });
    await expect(login).toHaveAttribute("href", "/login");
    await expect(screen.getByText(await paneText(story, file, "rules.expiry"))).toBeVisible();
    await expect(screen.queryByRole("tab")).toBeNull();
    await expect(sent.map(({ id }) => id)).toEqual([]);
  },
};

export const Trial: Story = {
  name: "A trial account that wants to convert or redeem gets the warning, and nothing is sent",
  ...on({ points: 0 }, { agentType: TRIAL }),
  play: async (story) => {
    const convert = await paneText(story, file, "convert");
    for (const press of [
      () => screen.findByRole("button", { name: convert }),
      async () => (await cardOf("coffee")).getByRole("button"),
    ]) {
      const button = await press();
      await waitFor(() => expect(button).toBeEnabled());
      await userEvent.click(button);
      await screen.findByText(await paneText(story, "core", "in_need_true_account"));
      await closeDialogs();
    }
    await expect([times("convertPoints"), times("redeemPointReward")]).toEqual([0, 0]);
  },
};

export const CentreCloses: Story = {
  name: "MC-025 PM-017 once the member centre closes, the mall is at its first tab with fresh points",
  ...on({}, { children: <OpenButton id="memberCentre" props={{ pane: "playerRank" }} label="Centre" /> }),
  play: async (story) => {
    await openTab(story, "points");
    await screen.findByRole("combobox");
    await waitFor(() => expect(times("pointTransactions")).toBe(1));
    await userEvent.click(screen.getByRole("button", { name: "Centre" }));
    await screen.findByRole("dialog");
    await expect(screen.getByRole("tab", { selected: true, hidden: true })).toHaveTextContent(
      await paneText(story, file, "tab.points"),
    );
    const before = times("pointBalance");
    await closeDialogs();
    const rewards = await paneText(story, file, "tab.rewards");
    await waitFor(() => expect(screen.getByRole("tab", { selected: true })).toHaveTextContent(rewards));
    await waitFor(() => expect(times("pointBalance")).toBe(before + 1));
    await openTab(story, "points");
    await waitFor(() => expect(times("pointTransactions")).toBe(2));
    await expect(await screen.findByRole("combobox")).toHaveValue("");
  },
};

let isDown = true;
const whole = platform({}).responses;

export const Failed: Story = {
  name: "What cannot be loaded is loaded again by a press, and leaves the rest of the mall",
  args: {
    responses: {
      ...whole,
      pointBalance: (...request) => (isDown ? lost() : whole["pointBalance"]!(...request)),
      pointRewards: () => pageOf([]),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const retry = await screen.findByRole("button", {
      name: new RegExp(await paneText(story, "core", "failure.retry"), "u"),
    });
    await screen.findByRole("heading", { name: await paneText(story, file, "rewards.none.title") });
    isDown = false;
    await userEvent.click(retry);
    await expect(await screen.findByText("1,234", { selector: "strong" })).toBeVisible();
  },
};
