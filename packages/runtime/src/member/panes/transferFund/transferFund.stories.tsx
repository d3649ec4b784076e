import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Balance } from "../../../kit/account/Balance.tsx";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { exportedLines } from "../../../../../../.storybook/exportedFile.ts";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
  pressEntry,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "member/transferFund";

const lost = () => new PlatformError("offline", "the response was lost");

interface Move {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

interface Sent {
  readonly call: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

interface Setting {
  readonly isSingle?: boolean | number;
  /** What becomes of the writes, in turn; the others are carried out. Of what is lost, only the response is. */
  readonly fates?: readonly PlatformError[];
  readonly held?: number;
}

const sent: Sent[] = [];
/** How often each call was asked. */
const asked = new Map<string, number>();

const wallets = [
  { vendor: "EVO", name: "Evol", state: "OPEN" },
  { vendor: "PP", name: "Pragra", state: "OPEN" },
  { vendor: "KA", name: "Kaga", state: "MAINTENANCE" },
] as const;

/** A platform that keeps the wallets and the transfers, and carries out a transfer once for each key. */
function platform({ isSingle = false, fates = [], held = 0 }: Setting = {}) {
  const begin = () => ({
    main: 8_565_000,
    at: { EVO: 0, PP: 4_230_000, KA: 50_000 } as Record<string, number>,
    transfers: [] as object[],
    byKey: new Map<string | undefined, object>(),
    fates: [...fates],
  });
  let kept = begin();
  const count = (call: string) => asked.set(call, (asked.get(call) ?? 0) + 1);
  const total = () => kept.main + Object.values(kept.at).reduce((sum, balance) => sum + balance, 0);
  const list = () => wallets.map((wallet) => ({ ...wallet, balance: kept.at[wallet.vendor] ?? 0 }));
  const move = ({ from, to, amount }: Move) => {
    if (from === "MAIN") kept.main -= amount;
    else kept.at[from] = (kept.at[from] ?? 0) - amount;
    if (to === "MAIN") kept.main += amount;
    else kept.at[to] = (kept.at[to] ?? 0) + amount;
    const id = `T${kept.transfers.length + 1}`;
    kept.transfers = [{ id, kind: "WALLET", from, to, amount, at: new Date().toISOString() }, ...kept.transfers];
  };
  const write = (call: string, body: unknown, key: string | undefined, act: () => object) => {
    sent.push({ call, key, body });
    const fate = kept.fates.shift();
    if (fate && fate.failure !== "offline") return fate;
    const made = kept.byKey.get(key) ?? act();
    kept.byKey.set(key, made);
    return fate ?? made;
  };
  const responses: PaneResponses = {
    merchantWallet: () => ({ isSingle }),
    balance: () => ({ sumBalance: total() / 100 }),
    consolidatedFunds: () => {
      count("consolidatedFunds");
      const vendors = Object.entries(kept.at).map(([vendor, balance]) => ({ vendor, balance }));
      return { funds: { total: total(), main: kept.main, held, vendors } };
    },
    vendorWallets: () => ({ list: isSingle ? [] : list() }),
    transfers: () => pageOf(kept.transfers),
    transferFunds: (body, key) =>
      write("transferFunds", body, key, () => {
        move(body as Move);
        return {};
      }),
    recallAll: (body, key) =>
      write("recallAll", body, key, () => {
        const due = list().filter(({ balance, state }) => balance > 0 && state === "OPEN");
        for (const { vendor, balance: amount } of due) move({ from: vendor, to: "MAIN", amount });
        const moved = due.map(({ vendor, balance: amount }) => ({ vendor, amount }));
        return { moved, balance: kept.main, wallets: list() };
      }),
  };
  return {
    responses,
    win: (amount: number) => (kept.main += amount),
    reset() {
      kept = begin();
      sent.length = 0;
      asked.clear();
      sessionStorage.removeItem("merchantWallet");
      return () => sessionStorage.removeItem("merchantWallet");
    },
  };
}

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Wallet",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "transferFund" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

function on(setting: Setting = {}, pane = "transferFund"): Pick<Story, "args" | "beforeEach"> {
  const { responses, reset } = platform(setting);
  return { args: { responses, pane }, beforeEach: reset };
}

type Centre = Awaited<ReturnType<typeof openedCentre>>;
type Shown = Parameters<typeof paneText>[0];

const recallButton = (): HTMLElement | null => document.querySelector<HTMLElement>("dialog button[type=submit][form]");

/** The row of a provider. */
async function rowOf(centre: Centre, name: string) {
  const row = (await centre.findByText(name, { selector: "li > span" })).parentElement!;
  return within(row);
}

/** Opens the drawer of a provider. */
async function openMove(centre: Centre, name: string) {
  await userEvent.click((await rowOf(centre, name)).getByRole("button"));
  return within(await screen.findByRole("dialog", { name }));
}

const submitOf = (drawer: Centre) =>
  drawer.getAllByRole("button").find((button: HTMLElement) => (button as HTMLButtonElement).type === "submit")!;

/** The figure of a part of the bar. */
async function partOf(story: Shown, centre: Centre, key: string): Promise<HTMLElement> {
  const name = await paneText(story, file, key);
  return within(await centre.findByRole("group", { name: await paneText(story, file, "bar") })).getByText(name)
    .parentElement!;
}

export const Several: Story = {
  name: "MC-006 WA-005 WA-006 the menu leads to where the money is: a row for each provider, and all to recall",
  ...on({ held: 3_000_000 }, "depositv2"),
  play: async (story) => {
    const centre = await openedCentre();
    await pressEntry(story, centre, "transferFund");
    await centre.findByText("128,450", { selector: "strong" });
    await expect(asked.get("consolidatedFunds")).toBe(1);
    await expect(await partOf(story, centre, "main")).toHaveTextContent("85,650.00");
    await expect(await partOf(story, centre, "providers")).toHaveTextContent("42,800.00");
    await expect(await partOf(story, centre, "held")).toHaveTextContent("30,000.00");
    await rowOf(centre, "Pragra");
    await expect(
      centre.getAllByRole("listitem").filter((row: HTMLElement) => row.closest("nav") === null),
    ).toHaveLength(wallets.length);
    await expect((await rowOf(centre, "Kaga")).queryByRole("button")).toBeNull();
    await expect((await rowOf(centre, "Kaga")).getByText(await paneText(story, file, "maintenance"))).toBeVisible();
    await expect(recallButton()).toHaveTextContent("42,300");
  },
};

export const Kinds: Story = {
  name: "MC-028 with a single wallet there is only the balance, otherwise the providers and a form to transfer",
  play: async ({ mount, ...story }) => {
    for (const isSingle of [true, 1, false]) {
      const { responses, reset } = platform({ isSingle });
      const clear = reset();
      await mount(
        <PaneInCentre key={String(isSingle)} centre="memberCentre" pane="transferFund" responses={responses} />,
      );
      const centre = await openedCentre();
      await centre.findByText("128,450", { selector: "strong" });
      if (isSingle) {
        await centre.findByText(await paneText(story, file, "single"));
        await expect(await partOf(story, centre, "available")).toHaveTextContent("128,450.00");
        await expect(centre.queryByText(await paneText(story, file, "wallets"))).toBeNull();
        await expect(centre.queryByText(await paneText(story, file, "transfers"))).toBeNull();
        await expect(recallButton()).toBeNull();
      } else {
        const drawer = await openMove(centre, "Evol");
        await drawer.findByRole("textbox");
      }
      clear();
    }
  },
};

export const Moved: Story = {
  name: "WA-004 a transfer names its wallets and its amount, and both balances change",
  ...on(),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const drawer = await openMove(centre, "Pragra");
    const field = await drawer.findByRole("textbox");
    await userEvent.type(field, "42300.01");
    await userEvent.click(submitOf(drawer));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/42,300/u));
    await userEvent.click(drawer.getByRole("button", { name: await text("swap") }));
    await userEvent.clear(field);
    await userEvent.type(field, "5000");
    await expect(drawer.getByText("80,650.00", { exact: false })).toBeVisible();
    await expect(submitOf(drawer)).toHaveTextContent("5,000");
    const button = submitOf(drawer);
    button.click();
    button.click();
    const done = await drawer.findByRole("heading", { name: /5,000/u });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(sent).toEqual([
      { call: "transferFunds", key: expect.any(String), body: { from: "MAIN", to: "PP", amount: 500_000 } },
    ]);
    await drawer.findByText("47,300.00", { exact: false });
    await drawer.findByText("80,650.00", { exact: false });
    const close = await paneText(story, "core", "dialog.close");
    await userEvent.click(drawer.getAllByRole("button", { name: close }).at(-1)!);
    await expect((await rowOf(centre, "Pragra")).getByText("47,300.00")).toBeVisible();
    await waitFor(async () => expect(await partOf(story, centre, "main")).toHaveTextContent("80,650.00"));
    await waitFor(() => expect(centre.getByRole("table")).toHaveTextContent(/→ Pragra.*5,000\.00/u));
    await expect((await exportedLines(story)).at(-1)).toMatch(/→ Pragra,5000\.00,,,T1$/u);
  },
};

export const MoreThanOne: Story = {
  name: "VF-048 an amount has to be greater than 1",
  ...on(),
  play: async (story) => {
    const centre = await openedCentre();
    const drawer = await openMove(centre, "Evol");
    const field = await drawer.findByRole("textbox");
    await userEvent.type(field, "1");
    await userEvent.click(submitOf(drawer));
    const low = await paneText(story, file, "amount.low");
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(low, "u")));
    for (const right of ["1.01", "2"]) {
      await userEvent.clear(field);
      await userEvent.type(field, right);
      await waitFor(() => expect(field).toBeValid());
    }
    await expect(sent).toEqual([]);
  },
};

export const Unknown: Story = {
  name: "A lost transfer can be left and is checked with the same key, whichever wallet is opened",
  ...on({ fates: [lost()] }),
  play: async (story) => {
    const forms = (key: string) => paneText(story, "forms", key);
    const centre = await openedCentre();
    const drawer = await openMove(centre, "Pragra");
    await userEvent.click(await drawer.findByRole("button", { name: await forms("amount.all") }));
    await userEvent.click(submitOf(drawer));
    await drawer.findByText(await forms("outcome.money"));
    // The money may have been moved already, so no balance is foretold.
    await expect(drawer.getByText(/Pragra → /u).parentElement).toHaveTextContent("42,300.00");
    await expect(drawer.queryByText("127,950.00", { exact: false })).toBeNull();
    await userEvent.click(drawer.getByRole("button", { name: await paneText(story, "core", "dialog.close") }));
    await centre.findByText(await forms("outcome.money"));
    await userEvent.click((await rowOf(centre, "Evol")).getByRole("button"));
    const again = within(await screen.findByRole("dialog", { name: "Pragra" }));
    await userEvent.click(submitOf(again));
    await again.findByRole("heading", { name: /42,300/u });
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
    await expect(sent[0]).toMatchObject({ body: { from: "PP", to: "MAIN", amount: 4_230_000 } });
    await again.findByText("127,950.00", { exact: false });
  },
};

export const Refused: Story = {
  name: "A provider that refuses is quoted, and the amount stays",
  ...on({
    fates: [
      new PlatformError("refused", "no", {
        status: 422,
        apiError: { code: "PROVIDER_CLOSED", said: "Evol takes no transfers." },
      }),
    ],
  }),
  play: async () => {
    const centre = await openedCentre();
    const drawer = await openMove(centre, "Evol");
    const field = await drawer.findByRole("textbox");
    await userEvent.type(field, "100");
    await userEvent.click(submitOf(drawer));
    await drawer.findByText("Evol takes no transfers.");
    await expect(field).toHaveValue("100");
  },
};

export const Recalled: Story = {
  name: "A lost recall is sent once and checked with its key; the receipt says what came and what stayed",
  ...on({ fates: [lost()] }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await rowOf(centre, "Pragra");
    recallButton()!.focus();
    recallButton()!.click();
    recallButton()!.click();
    await centre.findByText(await paneText(story, "forms", "outcome.money"));
    await expect(sent).toHaveLength(1);
    await userEvent.click(recallButton()!);
    const done = await centre.findByRole("heading", { name: /42,300/u });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
    const receipt = within(done.closest("section")!);
    const came = (await text("recalled.from")).replace("{{name}}", "Pragra");
    await expect(receipt.getByText(came).parentElement).toHaveTextContent("42,300.00");
    const stayed = (await text("recalled.maintenance")).replace("{{name}}", "Kaga");
    await expect(receipt.getByText(stayed).parentElement).toHaveTextContent("500.00");
    await expect((await rowOf(centre, "Pragra")).getByText("0.00")).toBeVisible();
    await waitFor(() => expect(recallButton()).toBeNull());
  },
};

const shared = platform();

export const SameBalance: Story = {
  name: "WA-002 a refresh of the balance changes it in the header, in the side menu and in the wallet",
  args: {
    responses: shared.responses,
    page: (["header", "menu"] as const).map((place) => (
      <section key={place} aria-label={place}>
        <Balance place={place} />
      </section>
    )),
  },
  beforeEach: () => shared.reset(),
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText("128,450", { selector: "strong" });
    await centre.findByText("128,450.00");
    const places = ["header", "menu"].map((name) => within(screen.getByRole("region", { name, hidden: true })));
    for (const place of places) await place.findByText("128,450.00");
    shared.win(100_000);
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, "auth", "account.refresh") }));
    await centre.findByText("129,450", { selector: "strong" });
    for (const place of places) await place.findByText("129,450.00");
    await expect(await partOf(story, centre, "main")).toHaveTextContent("86,650.00");
  },
};

let isDown = true;

export const Failed: Story = {
  name: "What could not be loaded is loaded again by a press; without the providers the bar is still there",
  args: {
    responses: {
      ...shared.responses,
      consolidatedFunds: (...request) => (isDown ? lost() : shared.responses["consolidatedFunds"]!(...request)),
      vendorWallets: () => lost(),
    },
  },
  beforeEach: () => {
    isDown = true;
    return shared.reset();
  },
  play: async (story) => {
    const centre = await openedCentre();
    const retry = new RegExp(await paneText(story, "core", "failure.retry"), "u");
    const button = await centre.findByRole("button", { name: retry });
    isDown = false;
    await userEvent.click(button);
    await centre.findByText("128,450", { selector: "strong" });
    const failed = (await paneText(story, "core", "call.failed.title")).split("{{")[0]!;
    await expect(await centre.findByRole("heading", { level: 4, name: new RegExp(failed, "u") })).toBeVisible();
  },
};
