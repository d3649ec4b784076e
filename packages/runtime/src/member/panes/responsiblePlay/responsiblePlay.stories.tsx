import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "member/responsiblePlay";

/** What each write was, with its key. */
interface Sent {
  readonly key: string | undefined;
  readonly body: unknown;
}

interface LimitBody {
  readonly kind: string;
  readonly period: string;
  readonly value?: number;
}

type KeptLimit = LimitBody & { readonly used: number; readonly left?: number; readonly pending?: object };

const ACTS_AT = "2026-11-25T05:05:00.000Z";
/** The platform's time, far from that of the device. */
const NOW = "2031-06-08T03:00:00.000Z";
/** When a break ends. */
const UNTIL = "2031-06-15T03:00:10.000Z";

interface Setting {
  /** The limits that are set, by kind and period; the others have none. */
  readonly set?: readonly KeptLimit[];
  readonly sent?: Sent[];
  /** What becomes of the requests, in turn; the others are carried out. */
  readonly fates?: readonly Error[];
  /** The member logs in only by code. */
  readonly hasNoPassword?: boolean;
}

/** A platform that keeps the limits as the reference platform does. */
function platform({ set = [], sent = [], fates = [], hasNoPassword = false }: Setting = {}) {
  let limits = all(set);
  let ahead = [...fates];
  let everyMinutes = 60;
  const responses: PaneResponses = {
    playLimits: () => ({ limits, now: NOW }),
    playStatement: () => ({
      from: "2026-10-26",
      to: "2026-11-24",
      deposits: 9_000_000,
      withdrawals: 1_000_000,
      stakes: 5_800_000,
      wins: 5_120_000,
      net: -680_000,
      minutesPlayed: 2850,
    }),
    setPlayLimit: (request, key) => {
      const body = request as LimitBody;
      sent.push({ key, body });
      const fate = ahead.shift();
      if (fate) return fate;
      limits = limits.map((limit) => (isSame(limit, body) ? changed(limit, body) : limit));
      return { limits };
    },
    realityCheck: () => ({ ...check, everyMinutes }),
    answerRealityCheck: (body, key) => {
      sent.push({ key, body });
      everyMinutes = (body as { readonly everyMinutes: number }).everyMinutes;
      return { ...check, everyMinutes };
    },
    takeTimeOut: (body, key) => rest({ kind: "TIME_OUT", until: UNTIL, scope: "BRAND" }, body, key),
    ...(hasNoPassword && { securityInfo: () => ({ ...secured, loginPassword: false }) }),
    excludeSelf: (body, key) => rest({ kind: "EXCLUSION", until: UNTIL, scope: "GROUP" }, body, key),
  };
  function rest(taken: object, body: unknown, key: string | undefined): object {
    sent.push({ key, body });
    return ahead.shift() ?? taken;
  }
  return {
    responses,
    reset() {
      limits = all(set);
      everyMinutes = 60;
      ahead = [...fates];
      sent.length = 0;
    },
  };
}

const secured = {
  paymentPassword: false,
  email: false,
  mobile: true,
  realName: false,
  bankCard: false,
};

const check = {
  startedAt: "2026-11-24T03:00:10.000Z",
  elapsedMinutes: 25,
  net: -300,
  dueAt: "2026-11-24T04:00:10.000Z",
};

const isSame = (one: LimitBody, other: LimitBody) => one.kind === other.kind && one.period === other.period;

function all(set: readonly KeptLimit[]): readonly KeptLimit[] {
  return ["DEPOSIT", "LOSS", "SESSION"].flatMap((kind) =>
    ["DAY", "WEEK", "MONTH"].map(
      (period) => set.find((limit) => isSame(limit, { kind, period })) ?? { kind, period, used: 0 },
    ),
  );
}

function changed({ pending: _, ...limit }: KeptLimit, { value }: LimitBody): KeptLimit {
  const isLower = limit.value === undefined || (value !== undefined && value <= limit.value);
  if (isLower) return { ...limit, ...(value !== undefined && { value, left: Math.max(0, value - limit.used) }) };
  return { ...limit, pending: { actsAt: ACTS_AT, ...(value !== undefined && { value }) } };
}

const day = { kind: "DEPOSIT", period: "DAY", value: 10_000_000, used: 3_000_000, left: 7_000_000 };

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Limits and breaks",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "responsiblePlay" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

/** A story on a platform of its own. */
function on(setting: Setting, site: object = {}): Pick<Story, "args" | "beforeEach"> {
  const { responses, reset } = platform(setting);
  return { args: { responses, site }, beforeEach: reset };
}

type Centre = Awaited<ReturnType<typeof openedCentre>>;

const control = (centre: Centre, figure: string) =>
  centre.findByRole("button", { name: new RegExp(`(^|\\s)${figure}`, "u") });

const submit = (centre: Centre) =>
  centre
    .getAllByRole("button")
    .find((button: HTMLElement) => (button as HTMLButtonElement).type === "submit") as HTMLElement;

const sent: Sent[] = [];

export const Lowered: Story = {
  name: "A lower limit acts at once, says so before, and is sent once; its figure has the focus again",
  ...on({ set: [day], sent }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await userEvent.click(await control(centre, "100,000"));
    const field = centre.getByRole("textbox");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, "20000");
    await expect(centre.getByText(await text("effect.atOnce"), { exact: false })).toHaveTextContent(/30,000/u);
    submit(centre).click();
    submit(centre).click();
    await waitFor(async () => expect(await control(centre, "20,000")).toHaveFocus());
    await expect(centre.getByText(await text("spent.DAY"))).toBeVisible();
    await expect(sent.map(({ body }) => body)).toEqual([{ kind: "DEPOSIT", period: "DAY", value: 2_000_000 }]);
  },
};

export const Raised: Story = {
  name: "A raise and a removal wait, with their date; the present value cancels them",
  ...on({ set: [day], sent }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await userEvent.click(await control(centre, "100,000"));
    await userEvent.clear(centre.getByRole("textbox"));
    await userEvent.type(centre.getByRole("textbox"), "200000");
    await expect(centre.getByText(/24.*06\.0[89]/u, { selector: "p[role=status]" })).toBeVisible();
    await userEvent.click(submit(centre));
    const waiting = /11\.25/u;
    await expect(await centre.findByText(waiting)).toHaveTextContent("200,000");
    await userEvent.click(await control(centre, "100,000"));
    const none = centre.getAllByRole("button", { name: await text("none") })[0] as HTMLElement;
    await userEvent.click(none);
    await expect(submit(centre)).toHaveTextContent(await text("form.remove"));
    await expect(centre.getByText(await text("effect.replaces"), { exact: false })).toBeVisible();
    await userEvent.click(submit(centre));
    await waitFor(() => expect(centre.getByText(waiting)).not.toHaveTextContent("200,000"));
    await userEvent.click(await control(centre, "100,000"));
    await userEvent.click(submit(centre));
    await waitFor(() => expect(centre.queryByText(waiting)).toBeNull());
    await expect(sent.map(({ body }) => (body as LimitBody).value)).toEqual([20_000_000, undefined, 10_000_000]);
  },
};

export const Time: Story = {
  name: "Time is set in hours and minutes, and what is no time is not sent",
  ...on({ sent }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const card = await centre.findByRole("region", { name: await text("card.SESSION") });
    await userEvent.click(within(card).getAllByRole("button")[1] as HTMLElement);
    const hours = centre.getByRole("textbox", { name: await text("form.hours") });
    await userEvent.click(submit(centre));
    await waitFor(() => expect(hours).toBeInvalid());
    await userEvent.type(hours, "169");
    await userEvent.click(submit(centre));
    await waitFor(() => expect(hours).toBeInvalid());
    await expect(sent).toHaveLength(0);
    await userEvent.clear(hours);
    await userEvent.type(hours, "1");
    await userEvent.type(centre.getByRole("textbox", { name: await text("form.minutes") }), "30");
    await userEvent.click(submit(centre));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ kind: "SESSION", period: "WEEK", value: 90 }]));
  },
};

export const Unknown: Story = {
  name: "A lost response keeps what was entered, and is sent again with the same key",
  ...on({ set: [day], sent, fates: [new PlatformError("offline", "the response was lost")] }),
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await control(centre, "100,000"));
    await userEvent.clear(centre.getByRole("textbox"));
    await userEvent.type(centre.getByRole("textbox"), "50000");
    await userEvent.click(submit(centre));
    await centre.findByText(await paneText(story, "forms", "outcome.unknown"));
    await expect(centre.getByRole("textbox")).toHaveValue("50000");
    await userEvent.click(submit(centre));
    await control(centre, "50,000");
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
  },
};

const refusal = (code: string, value: unknown) =>
  new PlatformError("refused", code, { status: 422, apiError: { code, value } });

/** The question that names the end of the break. */
const question = async () => within(await screen.findByRole("alertdialog"));

export const TimeOut: Story = {
  name: "A break is confirmed twice, with its end by the platform's clock, and ends the session",
  ...on({ sent }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await userEvent.click((await centre.findAllByRole("radio"))[2] as HTMLElement);
    const password = centre.getByLabelText(new RegExp(`^${await text("break.password")}`, "u"), { selector: "input" });
    await userEvent.click(submit(centre));
    await waitFor(() => expect(password).toBeInvalid());
    await userEvent.type(password, "Demo-1234");
    await userEvent.keyboard("{Enter}");
    await userEvent.click((await question()).getByRole("button", { name: await text("break.stay") }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(sent).toHaveLength(0);
    await userEvent.click(submit(centre));
    const [, confirm] = (await question()).getAllByRole("button");
    await expect(confirm).toHaveTextContent(/2031/u);
    await userEvent.click(confirm as HTMLElement);
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ days: 7, password: "Demo-1234" }]));
    const login = await screen.findByRole("dialog", { name: await paneText(story, "auth", "break.heading") });
    await expect(await within(login).findByText(/2031/u)).toBeVisible();
  },
};

export const WithoutPassword: Story = {
  name: "A member who logs in only by code is asked for no password before a break",
  ...on({ sent, hasNoPassword: true }),
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click((await centre.findAllByRole("radio"))[2] as HTMLElement);
    const label = new RegExp(`^${await paneText(story, file, "break.password")}`, "u");
    await waitFor(() => expect(centre.queryByLabelText(label, { selector: "input" })).toBeNull());
    await userEvent.click(submit(centre));
    await userEvent.click((await question()).getAllByRole("button")[1] as HTMLElement);
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ days: 7 }]));
  },
};

export const WrongPassword: Story = {
  name: "A wrong password says how many tries are left and keeps the choice; a locked one says until when",
  ...on({
    sent,
    fates: [refusal("WRONG_PASSWORD", { left: 4 }), refusal("PASSWORD_LOCKED", { until: "2026-11-24T05:05:00.000Z" })],
  }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const choice = (await centre.findAllByRole("radio"))[0] as HTMLElement;
    await userEvent.click(choice);
    const password = centre.getByLabelText(new RegExp(`^${await text("break.password")}`, "u"), { selector: "input" });
    const confirm = async () => {
      await userEvent.click(submit(centre));
      await userEvent.click((await question()).getAllByRole("button")[1] as HTMLElement);
    };
    await userEvent.type(password, "wrong");
    await confirm();
    await waitFor(() => expect(password).toHaveAccessibleDescription(/4/u));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(choice).toBeChecked();
    await userEvent.type(password, "again");
    await confirm();
    await centre.findByText(/\d\d?:05/u, { selector: "[role=alert] *" });
    await expect(sent).toHaveLength(2);
    await expect(sent[0]?.key).not.toBe(sent[1]?.key);
  },
};

export const Group: Story = {
  name: "An exclusion at a brand of a group asks whether it covers the whole group",
  ...on({ sent }, { operatorGroup: "north-house" }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await userEvent.click((await centre.findAllByRole("radio"))[6] as HTMLElement);
    const group = await centre.findByRole("radio", { name: await text("break.scope.GROUP") });
    await userEvent.type(
      centre.getByLabelText(new RegExp(`^${await text("break.password")}`, "u"), { selector: "input" }),
      "Demo-1234",
    );
    await userEvent.click(submit(centre));
    await centre.findByText(await text("break.scope.missing"));
    await userEvent.click(group);
    await userEvent.click(submit(centre));
    await userEvent.click((await question()).getAllByRole("button")[1] as HTMLElement);
    const asked = { months: 6, scope: "GROUP", password: "Demo-1234" };
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([asked]));
  },
};

export const Activity: Story = {
  name: "CO-029b a period's activity can be kept as a file that spreadsheets read, and printed",
  ...on({}),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await centre.findByText(/58,000/u, { selector: "strong" });
    const files: Blob[] = [];
    const download = spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      files.push(blob as Blob);
      return "blob:none";
    });
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const papers: (string | undefined)[] = [];
    const print = spyOn(window, "print").mockImplementation(() => {
      papers.push(document.querySelector("body > section")?.textContent);
    });
    await userEvent.click(centre.getByRole("button", { name: await text("statement.csv") }));
    const bytes = new Uint8Array(await (files[0] as Blob).arrayBuffer());
    await expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const [header, row] = new TextDecoder().decode(bytes).split("\r\n");
    await expect(header).toContain(await text("figure.deposits"));
    await expect(row).toBe("2026-10-26,2026-11-24,90000.00,10000.00,58000.00,51200.00,-6800.00,2850");
    await userEvent.click(centre.getByRole("button", { name: await text("statement.print") }));
    await waitFor(() => expect(papers).toEqual([expect.stringContaining("58,000")]));
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(document.querySelector("body > section")).toBeNull());
    for (const spy of [download, click, print]) spy.mockRestore();
  },
};

export const Reminded: Story = {
  name: "A member sets how often a reminder comes, at most as seldom as the packs allow",
  ...on({ sent }, { playTools: { realityCheckMinutes: 60 } }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const reminder = within(await centre.findByRole("region", { name: await text("reminder") }));
    const [quarter, , hour, ...longer] = await reminder.findAllByRole("radio");
    await expect(hour).toBeChecked();
    await expect(longer).toEqual([]);
    await userEvent.click(quarter as HTMLElement);
    await userEvent.click(reminder.getByRole("button"));
    await reminder.findByText(await text("saved"));
    await expect(sent.map(({ body }) => body)).toEqual([{ everyMinutes: 15 }]);
  },
};

export const Entry: Story = {
  name: "MC-045a the last entry below the menu is the page of limits and breaks",
  ...on({ set: [day] }),
  args: { ...on({ set: [day] }).args, pane: "securityCenter" },
  play: async (story) => {
    const centre = await openedCentre();
    const entry = await centre.findByRole("button", { name: await paneText(story, "menu", "pane.responsiblePlay") });
    await userEvent.click(entry);
    await expect(entry).toHaveAttribute("aria-current", "page");
    await control(centre, "100,000");
  },
};
