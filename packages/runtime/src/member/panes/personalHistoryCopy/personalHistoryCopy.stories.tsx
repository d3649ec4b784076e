import { DEFAULT_TIME_ZONE, dayIn } from "@livery/product/timeZone.ts";
import { phone } from "@livery/ui/style/media.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
  pressEntry,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "member/personalHistoryCopy";

interface Asked {
  readonly pageNo?: number;
  readonly gameType?: string;
  readonly vendor?: string;
  readonly from?: string;
  readonly to?: string;
}

const bet = (number: number, more: object = {}) => ({
  id: `B${number}`,
  at: `2026-01-0${1 + (number % 9)}T03:00:10.000Z`,
  game: `Game ${number}`,
  gameType: "RNG",
  vendor: "PP",
  stake: 100_000,
  validBet: 100_000,
  payout: 0,
  net: -100_000,
  state: "SETTLED",
  ...more,
});

/** 23 bets in two pages: the first was won, the second is open. Those of live games are none. */
const platform = (asked: Asked[] = []): PaneResponses => ({
  bets: (request) => {
    asked.push(request as Asked);
    const all = [
      bet(1, { payout: 340_000, net: 240_000 }),
      bet(2, { state: "OPEN", net: 0 }),
      ...Array.from({ length: 21 }, (_, index) => bet(index + 3)),
    ];
    const found = (request as Asked).gameType === undefined ? all : [];
    const totals = { stake: 5_800_000, validBet: 5_800_000, payout: 5_120_000, net: -680_000 };
    return { ...pageOf(found, request as Asked), totals };
  },
  vendors: () => [
    {
      gameCategory: "RNG",
      vendors: [
        { vassalage: "PP", displayName: "Paper Plane", isHot: 0 },
        { vassalage: "KT", displayName: "Kite", isHot: 0 },
      ],
    },
  ],
  bet: (request) => ({
    bet: bet(1),
    rounds: [{ id: "R1", at: "2026-01-01T03:00:10.000Z", stake: 100_000, payout: 340_000, result: "7 7 7" }],
    ...(request as object),
  }),
});

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Betting record",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre", pane: "personalHistoryCopy", responses: platform() },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const asked: Asked[] = [];

export const Records: Story = {
  name: "MC-010 MC-030 a period's bets have their sum in words, their totals, filters and pages",
  args: { responses: platform(asked) },
  play: async (story) => {
    asked.length = 0;
    const centre = await openedCentre();
    await centre.findByText("Game 20");
    const table = centre.getByRole("table");
    await expect(within(table).getAllByRole("row")).toHaveLength(22);
    // The platform sends the provider's code.
    await waitFor(() => expect(within(table).getAllByText("Paper Plane").length).toBeGreaterThan(0));
    await expect(centre.getByText(/58,000/u, { selector: "strong" })).toBeVisible();
    await expect(centre.getByText(/51,200/u, { selector: "strong" })).toBeVisible();
    await expect(within(table).getAllByRole("row").at(-1)).toHaveTextContent("−6,800.00");
    await expect(within(table).getAllByRole("row")[1]).toHaveTextContent("+2,400.00");
    await userEvent.click(centre.getByRole("button", { name: "2" }));
    await centre.findByText("Game 23");
    await expect(asked.at(-1)?.pageNo).toBe(2);
    const vendor = await paneText(story, "records", "bet.vendor");
    await userEvent.selectOptions(centre.getByRole("combobox", { name: vendor }), "Kite");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ vendor: "KT", pageNo: 1 }));
    const gameType = await paneText(story, "records", "bet.gameType");
    await userEvent.selectOptions(centre.getByRole("combobox", { name: gameType }), "LIVE");
    await centre.findByText(await paneText(story, "records", "empty.filtered"));
    await expect(asked.at(-1)).toMatchObject({ gameType: "LIVE", pageNo: 1 });
  },
};

let today = Promise.withResolvers<void>();

export const Days: Story = {
  name: "VF-061 the days of a period go to the platform, and days out of order are refused",
  args: {
    responses: {
      ...platform(),
      bets: async (...request) => {
        const answer = await platform(asked)["bets"]!(...request);
        if ((request[0] as Asked).from === dayIn(new Date(), DEFAULT_TIME_ZONE)) await today.promise;
        return answer;
      },
    },
  },
  beforeEach: () => {
    today = Promise.withResolvers();
  },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText("Game 20");
    const sum = () => centre.getByText(/58,000/u, { selector: "strong" });
    await expect(sum()).toBeVisible();
    const text = (key: string) => paneText(story, "records", key);
    asked.length = 0;
    await userEvent.click(centre.getByRole("radio", { name: await text("period.today") }));
    await waitFor(() => expect(asked).toHaveLength(1));
    // What is said of the former days is not said of these.
    await expect(sum()).not.toBeVisible();
    today.resolve();
    await waitFor(() => expect(sum()).toBeVisible());
    // Its last day is the platform's today.
    await expect([asked[0]?.from, asked[0]?.to]).toEqual([dayIn(new Date(), DEFAULT_TIME_ZONE), undefined]);
    await userEvent.click(centre.getByRole("radio", { name: await text("period.custom") }));
    const from = centre.getByLabelText(await text("period.from"));
    const to = centre.getByLabelText(await text("period.to"));
    await userEvent.clear(to);
    await userEvent.type(to, "2026-01-05");
    await expect(centre.getByText(await text("period.order"))).toBeVisible();
    await expect(asked).toHaveLength(1);
    await userEvent.clear(from);
    await userEvent.type(from, "2026-01-01");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ from: "2026-01-01", to: "2026-01-05" }));
  },
};

export const Kept: Story = {
  name: "The period and the filters are as they were when the page is shown again",
  play: async (story) => {
    const text = (key: string) => paneText(story, "records", key);
    const centre = await openedCentre();
    await centre.findByText("Game 20");
    await userEvent.click(centre.getByRole("radio", { name: await text("period.today") }));
    const gameType = await text("bet.gameType");
    await userEvent.selectOptions(centre.getByRole("combobox", { name: gameType }), "LIVE");
    await pressEntry(story, centre, "transactionHistory");
    await pressEntry(story, centre, "personalHistoryCopy");
    await expect(await centre.findByRole("combobox", { name: gameType })).toHaveValue("LIVE");
    await expect(centre.getByRole("radio", { name: await text("period.today") })).toBeChecked();
  },
};

export const Detail: Story = {
  name: "A row opens its bet with the rounds, arrows lead to its neighbours, and Escape closes only the bet",
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: /^Game 1 P/u }));
    const detail = within(await screen.findByRole("dialog", { name: "Game 1" }));
    await detail.findByText(/7 7 7/u);
    await expect(detail.getByText(await paneText(story, "records", "bet.result.own.won"))).toBeVisible();
    await userEvent.click(detail.getByRole("button", { name: await paneText(story, "records", "next") }));
    const next = await screen.findByRole<HTMLDialogElement>("dialog", { name: "Game 2" });
    await expect(within(next).getByText(await paneText(story, "records", "bet.result.own.open"))).toBeVisible();
    const back = within(next).getByRole("button", { name: await paneText(story, "records", "previous") });
    await userEvent.click(back);
    await waitFor(() => expect(detail.getAllByRole("status")[0]).toHaveTextContent(/^Game 1\D.*2,400/u));
    // There is none before it.
    await expect(back).toHaveAttribute("aria-disabled", "true");
    await expect(back).toHaveFocus();
    // As the browser does on Escape and on Back.
    next.requestClose();
    await waitFor(() => expect(next).not.toBeVisible());
    await expect(centre.getByRole("table")).toBeVisible();
  },
};

let isLater = false;

export const Phone: Story = {
  name: "On a phone a press adds rows, and what has come in meanwhile shows none of them twice",
  args: {
    responses: {
      ...platform(),
      bets: (...request) => {
        const all = Array.from({ length: 22 }, (_, index) => bet(index + 1));
        const found = isLater ? [bet(0), ...all] : all;
        isLater = true;
        const totals = { stake: 0, validBet: 0, payout: 0, net: 0 };
        return { ...pageOf(found, request[0] as Asked), totals };
      },
    },
  },
  beforeEach: () => {
    isLater = false;
    const real = window.matchMedia.bind(window);
    const spy = spyOn(window, "matchMedia").mockImplementation((query) => real(query === phone ? "all" : query));
    return () => spy.mockRestore();
  },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByText("Game 20");
    const more = await paneText(story, "records", "more", { count: 2 });
    await userEvent.click(centre.getByRole("button", { name: more }));
    await centre.findByText("Game 22");
    await expect(centre.getAllByText("Game 20")).toHaveLength(1);
  },
};

export const Empty: Story = {
  name: "Without bets a way leads to the games",
  args: {
    responses: {
      bets: () => ({ ...pageOf([]), totals: { stake: 0, validBet: 0, payout: 0, net: 0 } }),
    },
  },
  play: async (story) => {
    const centre = await openedCentre();
    await expect(await centre.findByRole("link", { name: await paneText(story, file, "empty.games") })).toBeVisible();
  },
};

export const File: Story = {
  name: "A file has all bets that the filters leave, whatever page is shown, or says that there are none",
  args: { responses: platform(asked) },
  play: async (story) => {
    asked.length = 0;
    const centre = await openedCentre();
    await centre.findByText("Game 20");
    const files: Blob[] = [];
    const download = spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      files.push(blob as Blob);
      return "blob:none";
    });
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const button = centre.getByRole("button", { name: await paneText(story, "records", "file") });
    await userEvent.click(button);
    await waitFor(() => expect(files).toHaveLength(1));
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    await expect(link!.download).toMatch(/^\w+(?:-\d{4}-\d\d-\d\d){2}\.csv$/u);
    const lines = (await files[0]!.text()).trim().split("\r\n");
    await expect(lines).toHaveLength(24);
    await expect(lines[0]).toMatch(/^\uFEFF?\S+ \(Asia\/Seoul\),/u);
    await expect(lines[1]).toMatch(/^2026-01-02 12:00:10,Game 1,.*,1000\.00,1000\.00,3400\.00,2400\.00,.*,B1$/u);
    // The second one is open: it has neither a payout nor a result.
    await expect(lines[2]).toMatch(/,1000\.00,1000\.00,,,/u);
    const gameType = await paneText(story, "records", "bet.gameType");
    await userEvent.selectOptions(centre.getByRole("combobox", { name: gameType }), "LIVE");
    await userEvent.click(button);
    await expect(await centre.findByText(await paneText(story, "records", "file.none"))).toBeVisible();
    await expect(files).toHaveLength(1);
    for (const spy of [download, click]) spy.mockRestore();
  },
};
