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

const file = "agent/agentTeamManagement";

interface Asked {
  readonly parent?: string;
  readonly account?: string;
}

const member = (account: string, more: object = {}) => ({
  account,
  level: 1,
  type: "0",
  balance: 2_430_000,
  rate: 0.5,
  lastLogin: "2026-01-02T03:00:00.000Z",
  state: "ACTIVE",
  createdAt: "2025-12-01T03:00:00.000Z",
  ...more,
});

/** Two levels: an agent with one member, a member, and one who is locked. */
const team: Readonly<Record<string, readonly object[]>> = {
  "": [
    member("yuna_k", { type: "1", balance: 84_210_000, rate: 4 }),
    member("bada_77"),
    member("dowon_y", { state: "LOCKED", balance: 0, lastLogin: undefined }),
  ],
  yuna_k: [member("haneul_c", { level: 2 })],
};

interface Sent {
  readonly key: string | undefined;
  readonly body: unknown;
}

const sent: Sent[] = [];
const asked: Asked[] = [];

interface Setting {
  readonly hasPassword?: boolean;
  /** What becomes of the transfers, in turn; the others are carried out. */
  readonly fates?: readonly PlatformError[];
}

/** A platform with a small team that keeps the agent's balance. */
function platform({ hasPassword = true, fates = [] }: Setting = {}): Pick<Story, "args" | "beforeEach"> {
  let balance = 0;
  let isSet = hasPassword;
  let left: PlatformError[] = [];
  const made = new Map<string | undefined, object>();
  const responses: PaneResponses = {
    downline: (request) => {
      const { parent = "", account } = request as Asked;
      asked.push(request as Asked);
      const all = Object.values(team).flat() as { readonly account: string }[];
      return pageOf(account === undefined ? (team[parent] ?? []) : all.filter((one) => one.account.includes(account)));
    },
    transferInfo: () => ({ balance, minimum: 1_000_000, maximum: 500_000_000 }),
    securityInfo: () => ({
      loginPassword: true,
      paymentPassword: isSet,
      email: false,
      mobile: false,
      realName: false,
      bankCard: false,
    }),
    setPaymentPassword: () => {
      isSet = true;
      return {};
    },
    transferDownline: (body, key) => {
      sent.push({ key, body });
      const fate = left.shift();
      if (fate && fate.failure !== "offline") return fate;
      const { account, amount, remark } = body as Record<"account" | "remark", string> & Record<"amount", number>;
      if (!made.has(key)) {
        balance -= amount;
        const at = "2026-01-02T03:00:00.000Z";
        made.set(key, {
          id: "T1",
          kind: "DOWN",
          amount,
          from: "me",
          to: `${account.slice(0, 2)}***`,
          at,
          remark,
          balance,
        });
      }
      return fate ?? made.get(key)!;
    },
  };
  return {
    args: { responses },
    beforeEach: () => {
      balance = 12_845_000;
      isSet = hasPassword;
      left = [...fates];
      made.clear();
      sent.length = 0;
      asked.length = 0;
    },
  };
}

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Team management",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentTeamManagement" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

type Shown = Parameters<typeof paneText>[0];

const bodyRows = (centre: ReturnType<typeof within>) => within(centre.getByRole("table")).getAllByRole("row").slice(1);

export const Members: Story = {
  name: "AG-007 one row for each member directly below, and the way down a team and back up",
  ...platform(),
  play: async (story) => {
    const centre = await openedCentre();
    const text = (key: string) => paneText(story, file, key);
    await centre.findByText("yuna_k");
    await expect(bodyRows(centre)).toHaveLength(3);
    const [agent, , locked] = bodyRows(centre);
    await expect(agent).toHaveTextContent(/842,100\.00.*4%/u);
    await expect(agent).toHaveTextContent(await text("agent"));
    await expect(locked).toHaveTextContent(await text("never"));
    await expect(locked).toHaveTextContent(await text("state.LOCKED"));
    await userEvent.click(within(agent!).getByRole("button", { name: await text("below") }));
    await centre.findByText("haneul_c");
    await expect(asked.at(-1)?.parent).toBe("yuna_k");
    const places = centre.getByRole("navigation", { name: await paneText(story, "agent", "path.label") });
    // The button that was pressed is gone.
    await expect(places.parentElement).toHaveFocus();
    const path = within(places);
    await expect(path.getByText("yuna_k")).toHaveAttribute("aria-current", "location");
    await userEvent.click(path.getByRole("button", { name: await paneText(story, "agent", "path.me") }));
    await centre.findByText("bada_77");
    await expect(bodyRows(centre)).toHaveLength(3);
  },
};

export const Search: Story = {
  name: "A search finds members of the whole team, says so when there are none, and is cleared by a press",
  ...platform(),
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText("yuna_k");
    const field = centre.getByRole("searchbox", { name: await paneText(story, "records", "account.search") });
    await userEvent.type(field, " haneul{Enter}");
    await centre.findByText("haneul_c");
    await expect(asked.at(-1)).toMatchObject({ account: "haneul" });
    await expect(asked.some(({ account }) => account === "h")).toBe(false);
    await userEvent.clear(field);
    await userEvent.type(field, "nobody{Enter}");
    await centre.findByText(await paneText(story, "agent", "account.unknown"));
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, "agent", "account.all") }));
    await centre.findByText("yuna_k");
    await expect(field).toHaveValue("");
    await expect(document.activeElement).toContainElement(centre.getByRole("table"));
    await expect(document.body).not.toHaveFocus();
  },
};

const drawer = async () => within((await screen.findAllByRole("dialog")).at(-1)!);

async function openTransfer(story: Shown, account: string) {
  const centre = await openedCentre();
  const name = (await paneText(story, file, "transferTo")).replace("{{account}}", account);
  await userEvent.click(await centre.findByRole("button", { name }));
  return drawer();
}

function inDrawer(selector: string): HTMLInputElement {
  const found = [...document.querySelectorAll<HTMLInputElement>(`dialog[open] ${selector}`)].at(-1);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

async function enter(amount: string) {
  await userEvent.type(await waitFor(() => inDrawer("input[name=amount]")), amount);
  await userEvent.type(inDrawer("input[type=password]"), "135790");
  await userEvent.click(inDrawer("button[type=submit][form]"));
}

const agree = async () => {
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getAllByRole("button").at(-1)!);
};

export const Transfer: Story = {
  name: "AG-025 a transfer down asks first, is sent once, and leaves a receipt and the new balance",
  ...platform(),
  play: async (story) => {
    const box = await openTransfer(story, "bada_77");
    await enter("30,000");
    await expect(within(await screen.findByRole("alertdialog")).getByText(/bada_77/u)).toHaveTextContent("30,000");
    await agree();
    await box.findByRole("heading", { name: /bada_77.*30,000|30,000.*bada_77/u });
    await expect(sent).toHaveLength(1);
    await expect(sent[0]!.body).toEqual({ account: "bada_77", amount: 3_000_000, paymentPassword: "135790" });
    await expect(box.getByText("98,450.00")).toBeVisible();
    await userEvent.click(box.getByRole("button", { name: await paneText(story, file, "receipt.leave") }));
    const again = await openTransfer(story, "bada_77");
    await expect((await again.findAllByText("98,450.00"))[0]).toBeVisible();
  },
};

export const Lost: Story = {
  name: "A transfer with an unknown outcome stays in its own form, and another member's is empty",
  ...platform({ fates: [new PlatformError("offline", "the response was lost")] }),
  play: async (story) => {
    const box = await openTransfer(story, "bada_77");
    await enter("30000");
    await agree();
    await box.findByText(await paneText(story, "forms", "outcome.money"));
    const close = await paneText(story, "core", "dialog.close");
    await userEvent.click(box.getByRole("button", { name: close }));
    const leave = screen.queryByRole("alertdialog");
    if (leave) await userEvent.click(within(leave).getAllByRole("button").at(-1)!);
    const centre = await openedCentre();
    await userEvent.click(await centre.findByText("yuna_k"));
    const sheet = await drawer();
    await userEvent.click(await sheet.findByRole("button", { name: await paneText(story, file, "transfer") }));
    await expect(await waitFor(() => inDrawer("input[name=amount]"))).toHaveValue("");
  },
};

export const WrongPassword: Story = {
  name: "A wrong payment password keeps the amount and says how many tries are left",
  ...platform({
    fates: [
      new PlatformError("refused", "wrong", {
        status: 422,
        apiError: { code: "WRONG_PAYMENT_PASSWORD", value: { field: "paymentPassword", left: 4 } },
      }),
    ],
  }),
  play: async (story) => {
    const box = await openTransfer(story, "bada_77");
    await enter("30000");
    await agree();
    await waitFor(() => expect(inDrawer("input[type=password]")).toBeInvalid());
    await expect(inDrawer("input[name=amount]")).toHaveValue("30000");
    await expect(await box.findByText(/4/u, { selector: "[id$=error] *, [id*=error]" })).toBeVisible();
  },
};

export const FirstPassword: Story = {
  name: "Without a payment password it is set in place, and the transfer goes on; a locked member gets none",
  ...platform({ hasPassword: false }),
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText("dowon_y");
    const locked = (await paneText(story, file, "transferTo")).replace("{{account}}", "dowon_y");
    await expect(centre.getByRole("button", { name: locked })).toBeDisabled();
    const box = await openTransfer(story, "bada_77");
    await expect(await box.findByText(await paneText(story, file, "password.needed"))).toBeVisible();
    for (const [name, typed] of [
      ["paymentPassword", "135790"],
      ["repeated", "135790"],
      ["loginPassword", "Demo-1234"],
    ] as const)
      await userEvent.type(inDrawer(`input[name=${name}]`), typed);
    await userEvent.click(box.getByRole("button", { name: await paneText(story, "member", "paymentPassword.set") }));
    await expect(await box.findByText(await paneText(story, file, "password.done"))).toHaveFocus();
    await enter("30000");
    await agree();
    await box.findByRole("heading", { name: /bada_77.*30,000|30,000.*bada_77/u });
  },
};

export const Offer: Story = {
  name: "An agent directly below is offered a contract from its own sheet, where requests are possible",
  args: { ...platform().args, flags: { divtypeinfo: true, divtypereq: true } },
  play: async (story) => {
    const centre = await openedCentre();
    const name = await paneText(story, file, "offer");
    await userEvent.click(await centre.findByText("bada_77"));
    const member = within(await screen.findByRole("dialog", { name: "bada_77" }));
    await expect(member.queryByRole("button", { name })).toBeNull();
    await userEvent.click(member.getByRole("button", { name: await paneText(story, "core", "dialog.close") }));
    await userEvent.click(centre.getByText("yuna_k"));
    const agent = within(await screen.findByRole("dialog", { name: "yuna_k" }));
    await userEvent.click(agent.getByRole("button", { name }));
    await expect(await screen.findByDisplayValue("yuna_k")).toBeVisible();
    await centre.findByRole("heading", { level: 3, name: await paneText(story, "agent", "pane.agentDividend") });
  },
};
