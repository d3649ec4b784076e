import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  contract,
  contractPlatform,
  everyRequest,
  lost,
  owned,
  type SentCall,
  type Setting,
  type StoryContract,
} from "../../../../../../.storybook/contractPlatform.ts";
import { openedCentre, PaneInCentre, paneText, pressEntry } from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "contracts";

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Dividend",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentDividend", flags: everyRequest },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

/** A story on a platform of its own. */
function on(setting: Setting, flags: object = everyRequest) {
  const { responses, reset } = contractPlatform(setting);
  return { args: { responses, flags }, beforeEach: reset };
}

const present = contract("K2", { state: "SUCCESS", mayAnswer: false, terms: { period: "M", rate: 5 } });

const sent: SentCall[] = [];

export const Overview: Story = {
  name: "AG-042 the own contract is said in a sentence, with its conditions, what it pays so far and what is kept",
  ...on({ own: [owned("K1")], downline: [contract("K3", { account: "yuna_k" }), present] }),
  play: async () => {
    const centre = await openedCentre();
    await expect((await centre.findAllByText("8%", { selector: "strong" }))[0]).toBeVisible();
    await centre.findByText("11,420,000");
    await expect(centre.getByText("18")).toBeVisible();
    await expect(centre.getAllByText(/620,000/u)[0]).toBeVisible();
    await expect(centre.getByText("3%")).toBeVisible();
    await expect(centre.getByRole("button", { name: /minsu_p/u })).toBeVisible();
  },
};

export const Requests: Story = {
  name: "AG-018 requests, also for the end of a contract, are offered with divtypereq, and without it none",
  play: async ({ mount, ...story }) => {
    const text = (key: string, values: Record<string, string> = {}) => paneText(story, file, key, values);
    const names = await Promise.all([text("paid.offer"), text("own.askOther", { account: "hana_top" })]);
    const end = await text("requestEnd");
    const { responses } = contractPlatform({ own: [owned("K1")] });
    for (const isOn of [true, false]) {
      const flags = isOn ? everyRequest : { divtypeinfo: true };
      await mount(
        <PaneInCentre
          key={String(isOn)}
          centre="agentCentre"
          pane="agentDividend"
          flags={flags}
          responses={responses}
        />,
      );
      const centre = await openedCentre();
      const open = await centre.findByRole("button", { name: await text("own.open") });
      for (const name of names) await expect(centre.queryAllByRole("button", { name })).toHaveLength(Number(isOn));
      await userEvent.click(open);
      const drawer = within(await screen.findByRole("dialog", { name: "hana_top" }));
      await drawer.findByRole("list", { name: await text("thread") });
      await expect(drawer.queryAllByRole("button", { name: end })).toHaveLength(Number(isOn));
    }
  },
};

export const Accept: Story = {
  name: "AG-031 AG-035 before accepting, what ends with it is listed, and the button says so; two presses accept once",
  ...on({ downline: [contract("K3"), present], ending: [present], sent }),
  play: async (story) => {
    const centre = await openedCentre();
    await expect(await centre.findByText(/\(5%\)/u)).toBeVisible();
    const name = await paneText(story, file, "answer.acceptEnds", { count: 1, number: "1" });
    const accept = await centre.findByRole("button", { name });
    await expect(centre.getByRole("button", { name: await paneText(story, file, "answer.reject") })).toBeEnabled();
    await waitFor(() => expect(accept).toBeEnabled());
    accept.focus();
    accept.click();
    accept.click();
    const done = await centre.findByText(
      new RegExp(await paneText(story, file, "done.accept", { account: "minsu_p" }), "u"),
    );
    await expect(done).toHaveTextContent(await paneText(story, file, "done.ended", { count: 1, number: "1" }));
    await expect(sent).toMatchObject([{ call: "processDividend", body: { id: "K3", action: "ACCEPT" } }]);
    await waitFor(() => expect(done.closest('[role="status"]')).toHaveFocus());
    await waitFor(() => expect(centre.queryByRole("button", { name })).toBeNull());
  },
};

export const WhatIf: Story = {
  name: "A request shows what it would have paid, beside the present contract, and what was not counted",
  ...on({ downline: [contract("K3"), present] }),
  play: async (story) => {
    const centre = await openedCentre();
    const result = (await centre.findByText("× 6%")).closest("div");
    // Of those directly below only, so that it may be more or less.
    await expect(result).toHaveTextContent(await paneText(story, file, "about", { amount: "P 24,600.00" }));
    await expect(centre.getByText(/20,500\.00/u)).toBeVisible();
    await expect(centre.getByText(await paneText(story, file, "condition.unknown"))).toBeVisible();
    await expect(centre.getByText(new RegExp(await paneText(story, file, "whatIf.estimate"), "u"))).toBeVisible();
    await userEvent.click(centre.getByRole("radio", { name: await paneText(story, file, "whatIf.other") }));
    await userEvent.type(
      centre.getByRole("textbox", { name: await paneText(story, file, "whatIf.base.loss") }),
      "1,000,000",
    );
    await expect((await centre.findByText("× 6%")).closest("div")).toHaveTextContent("60,000.00");
  },
};

export const Changed: Story = {
  name: "An answer to what has changed meanwhile loads it again and says what it is now",
  ...on({ downline: [contract("K3")], fates: ["CONTRACT_STATE"], meanwhile: "REJECTED", sent }),
  play: async (story) => {
    const centre = await openedCentre();
    const accept = await centre.findByRole("button", { name: await paneText(story, file, "answer.accept") });
    await waitFor(() => expect(accept).toBeEnabled());
    await userEvent.click(accept);
    const state = await paneText(story, file, "state.REJECTED");
    await centre.findByText(new RegExp(await paneText(story, file, "changed.now", { state }), "u"));
    await expect(centre.queryByRole("button", { name: await paneText(story, file, "answer.accept") })).toBeNull();
  },
};

const ending: StoryContract[] = [];
const endsMore = on({ downline: [contract("K3"), present], ending, fates: ["CONTRACT_STATE"] });

export const EndsMore: Story = {
  name: "AG-034 what ends with a request is asked again when the contracts were loaded again",
  ...endsMore,
  beforeEach() {
    endsMore.beforeEach?.();
    ending.length = 0;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const accept = await centre.findByRole("button", { name: await paneText(story, file, "answer.accept") });
    await waitFor(() => expect(accept).toBeEnabled());
    // Somebody accepts another request in the meantime, so that the platform refuses this answer.
    ending.push(present);
    await userEvent.click(accept);
    await centre.findByText(/\(5%\)/u);
    const name = await paneText(story, file, "answer.acceptEnds", { count: 1, number: "1" });
    await waitFor(() => expect(centre.getByRole("button", { name })).toBeEnabled());
  },
};

export const Unknown: Story = {
  name: "While it is not known what became of an answer, only the same one is sent again, with its key",
  ...on({ downline: [contract("K3")], fates: ["lost", "lost"], sent }),
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: await paneText(story, file, "answer.reject") }));
    await centre.findByText(await paneText(story, "forms", "outcome.money"));
    await expect(centre.queryByRole("button", { name: await paneText(story, file, "answer.accept") })).toBeNull();
    const check = { name: await paneText(story, "forms", "outcome.check") };
    await userEvent.click(await centre.findByRole("button", check));
    await waitFor(() => expect(sent).toHaveLength(2));
    // The drawer has a form of its own, in which nothing was pressed.
    await userEvent.click(await centre.findByRole("button", { name: /minsu_p/u }));
    const drawer = within(await screen.findByRole("dialog", { name: "minsu_p" }));
    await userEvent.click(await drawer.findByRole("button", check));
    await centre.findByText(await paneText(story, file, "done.reject", { account: "minsu_p" }));
    await expect(sent).toHaveLength(3);
    for (const one of sent) await expect(one).toEqual(sent[0]);
    await expect(sent[0]?.body).toEqual({ id: "K3", action: "REJECT" });
  },
};

export const End: Story = {
  name: "AG-032 a request to end: accepting ends the contract, rejecting keeps it",
  play: async ({ mount, ...story }) => {
    const asked = { state: "TERMINATION_REQUESTED" };
    for (const [answer, state] of [
      ["accept", "TERMINATED"],
      ["reject", "SUCCESS"],
    ] as const) {
      sent.length = 0;
      const { responses } = contractPlatform({ downline: [contract("K3", asked)], sent });
      await mount(
        <PaneInCentre
          key={answer}
          centre="agentCentre"
          pane="agentDividend"
          flags={everyRequest}
          responses={responses}
        />,
      );
      const centre = await openedCentre();
      await userEvent.click(
        await centre.findByRole("button", { name: await paneText(story, file, `answer.end.${answer}`) }),
      );
      await centre.findByText(await paneText(story, file, `done.end.${answer}`, { account: "minsu_p" }));
      await expect(sent[0]).toMatchObject({ call: "processDividend", body: { action: answer.toUpperCase() } });
      if (state === "TERMINATED")
        await userEvent.click(
          await centre.findByRole("button", { name: await paneText(story, file, "ended", { count: 1, number: "1" }) }),
        );
      await expect(await centre.findByRole("table")).toHaveTextContent(await paneText(story, file, `state.${state}`));
    }
  },
};

const ends = contractPlatform({ downline: [present], sent });

export const Terminate: Story = {
  name: "AG-033 the payer ends a contract after a question, and may ask the other one to end it instead",
  args: {
    responses: {
      ...ends.responses,
      teamOverview: async (request) => ({
        ...(await ends.responses["teamOverview"]!(request, undefined)),
        income: sent.length === 0 ? 0 : -4_200_000,
      }),
    },
  },
  beforeEach: ends.reset,
  play: async (story) => {
    const centre = await openedCentre();
    await pressEntry(story, centre, "agentTeamOverview");
    await centre.findByText("11,420,000", { selector: "strong" });
    await expect(centre.queryByText("42,000.00")).toBeNull();
    await pressEntry(story, centre, "agentDividend");
    await userEvent.click(await centre.findByRole("button", { name: /minsu_p/u }));
    const drawer = within(await screen.findByRole("dialog", { name: "minsu_p" }));
    await expect(await drawer.findByRole("button", { name: await paneText(story, file, "requestEnd") })).toBeVisible();
    const name = await paneText(story, file, "terminate");
    await userEvent.click(drawer.getByRole("button", { name }));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(sent).toEqual([]);
    await userEvent.click(question.getByRole("button", { name }));
    await centre.findByText(await paneText(story, file, "done.terminate", { account: "minsu_p" }));
    await expect(sent).toMatchObject([{ call: "processDividend", body: { id: "K2", action: "TERMINATE" } }]);
    // What was settled with it is in the agent's figures.
    await pressEntry(story, centre, "agentTeamOverview");
    await expect(await centre.findByText("42,000.00")).toBeVisible();
  },
};

export const Offer: Story = {
  name: "AG-029 an offer has four periods and the fields of its kind; a rate that is too high keeps what was typed",
  ...on({ own: [owned("K1")], fates: ["CONTRACT_RATE_TOO_HIGH", "lost"], sent }),
  play: async (story) => {
    const text = (key: string, values: Record<string, string> = {}) => paneText(story, file, key, values);
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: await text("paid.offer") }));
    const drawer = within(await screen.findByRole("dialog", { name: await text("request.paid") }));
    const periods = drawer.getByRole("combobox", { name: new RegExp(`^${await text("field.period")}`, "u") });
    await expect(within(periods).getAllByRole("option")).toHaveLength(4);
    await expect(within(periods).getByRole("option", { name: await text("period.H") })).toHaveValue("H");
    const type = async (name: string, typed: string) =>
      userEvent.type(document.querySelector(`dialog[open] input[name=${name}]`)!, typed);
    await type("account", "minsu_p");
    await type("rate", "9");
    await userEvent.click(drawer.getByRole("button", { name: /9%/u }));
    await drawer.findByText(await text("fault.rateHigh", { rate: "8%" }));
    await expect(sent).toEqual([]);
    await type("rate", "{Backspace}6");
    await type("periodValidBet", "1,000,000");
    await type("activeMembers", "5");
    await expect(await drawer.findByText(/24,600\.00/u)).toBeVisible();
    const send = drawer.getByRole("button", {
      name: await text("request.send.paid", { account: "minsu_p", rate: "6%" }),
    });
    await userEvent.click(send);
    await drawer.findByText("Refused: CONTRACT_RATE_TOO_HIGH");
    await userEvent.click(send);
    await drawer.findByText(await paneText(story, "forms", "outcome.money"));
    // The drawer that is opened again is empty, and sends the same request.
    await userEvent.click(drawer.getByRole("button", { name: await paneText(story, "core", "dialog.close") }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: await paneText(story, "forms", "close.leave") }));
    await userEvent.click(await centre.findByRole("button", { name: await text("paid.offer") }));
    const again = within(await screen.findByRole("dialog", { name: await text("request.paid") }));
    await userEvent.click(await again.findByRole("button", { name: await paneText(story, "forms", "outcome.check") }));
    await centre.findByText(await text("done.request", { account: "minsu_p" }));
    await expect(sent[2]).toEqual(sent[1]);
    await expect(sent[1]).toMatchObject({
      call: "requestContract",
      body: {
        action: "NEW",
        kind: "dividend",
        account: "minsu_p",
        terms: { period: "M", rate: 6, periodValidBet: 100_000_000, activeMembers: 5 },
      },
    });
    await expect(await centre.findByRole("button", { name: /minsu_p/u })).toBeVisible();
  },
};

const condition = ["periodValidBet", "periodProfitLoss", "activeMembers", "betAmount", "endsAt"];

const forms = {
  agentDividend: {
    kind: "dividend",
    fields: ["period", "rate", ...condition],
    typed: { rate: "0.4" },
    terms: { period: "M", rate: 0.4 },
    said: ["field.periodValidBet"],
  },
  agentDailySalary: {
    kind: "daily",
    fields: ["rate", ...condition],
    typed: { rate: "0.4" },
    terms: { rate: 0.4 },
    said: ["hint.period.daily", "field.betAmount.daily"],
  },
  agentHourlySalary: {
    kind: "hourly",
    fields: ["rate", ...condition],
    typed: { rate: "0.4" },
    terms: { rate: 0.4 },
    said: ["hint.period.hourly", "field.betAmount.hourly"],
  },
  agentRealTimeSalary: {
    kind: "realTime",
    fields: ["profitRate", "lossRate", "singleBet", "endsAt"],
    typed: { profitRate: "0.1", lossRate: "0.4" },
    terms: { profitRate: 0.1, lossRate: 0.4 },
    said: ["hint.singleBet"],
  },
} as const;

export const Kinds: Story = {
  name: "AG-026 AG-027 AG-028 the form of each of the four pages has the fields of its kind, and sends that kind",
  play: async ({ mount, ...story }) => {
    for (const [pane, { kind, fields, typed, terms, said }] of Object.entries(forms)) {
      const { responses } = contractPlatform({ sent });
      sent.length = 0;
      await mount(
        <PaneInCentre key={pane} centre="agentCentre" pane={pane} flags={everyRequest} responses={responses} />,
      );
      const centre = await openedCentre();
      await userEvent.click(await centre.findByRole("button", { name: await paneText(story, file, "paid.offer") }));
      const drawer = await screen.findByRole("dialog", { name: await paneText(story, file, "request.paid") });
      const names = [...drawer.querySelectorAll("form [name]")].map((field) => field.getAttribute("name"));
      await expect(new Set(names)).toEqual(new Set(["account", ...fields]));
      for (const key of said) await expect(drawer).toHaveTextContent(await paneText(story, file, key));
      for (const [name, text] of Object.entries({ account: "minsu_p", ...typed }))
        await userEvent.type(drawer.querySelector(`input[name=${name}]`)!, text);
      await userEvent.click(within(drawer).getByRole("button", { name: /0\.4%/u }));
      await centre.findByText(await paneText(story, file, "done.request", { account: "minsu_p" }));
      await expect(sent.map(({ body }) => body)).toEqual([{ action: "NEW", kind, account: "minsu_p", terms }]);
    }
  },
};

let isDown = true;

export const Failed: Story = {
  name: "Contracts that could not be loaded are loaded again by a press; the settlements show without them",
  args: {
    responses: {
      ...contractPlatform({ own: [owned("K1")] }).responses,
      contracts: () => (isDown ? lost() : { own: [owned("K1")], downline: [] }),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    await expect(await centre.findByText(await paneText(story, file, "settlements.none"))).toBeVisible();
    const what = await paneText(story, "agent/agentDividend", "what");
    const retry = await centre.findByRole("button", {
      name: `${await paneText(story, "core", "failure.retry")}: ${what}`,
    });
    isDown = false;
    await userEvent.click(retry);
    await centre.findByText("11,420,000");
  },
};
