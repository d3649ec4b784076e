import { agentPages } from "@livery/product/agentPages.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSetAtom } from "jotai";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AccountInHeader } from "../../../../.storybook/AccountInHeader.tsx";
import { teamFigures } from "../../../../.storybook/contractPlatform.ts";
import { loaded } from "../../../../.storybook/everyPane.tsx";
import { onPhone } from "../../../../.storybook/onPhone.ts";
import { pageOf } from "../../../../.storybook/pageOf.ts";
import { memberOf, openedCentre, PaneInCentre, paneText } from "../../../../.storybook/PaneInCentre.tsx";
import { signOutAtom } from "../kit/account/signOut.ts";
import { useOpenAgentPane } from "../kit/account/useOpenAgentPane.ts";
import { sessionAtom } from "../session/session.ts";

// The agent centre itself: its menu, its head, and who gets in. Its panes have stories of their own.

const meta: Meta<typeof PaneInCentre> = {
  title: "Site/Agent centre",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

type Shown = Parameters<typeof paneText>[0];

async function menuOf(story: Shown, centre: Awaited<ReturnType<typeof openedCentre>>) {
  return within(await centre.findByRole("navigation", { name: await paneText(story, "agent", "menu") }));
}

export const Frame: Story = {
  name: "MO-022 AG-002 AG-003 AG-024 the centre has a menu, the team overview beside it, and a close button",
  args: { page: <p>The page below</p> },
  play: async (story) => {
    const centre = await openedCentre();
    await centre.findByRole("heading", { name: await paneText(story, "agent", "title") });
    const menu = await menuOf(story, centre);
    const overview = await paneText(story, "agent", "pane.agentTeamOverview");
    const [current, ...others] = menu.getAllByRole("button", { current: "page" });
    await expect([current?.textContent, ...others]).toEqual([overview]);
    // The pane's head, with its title and the close button, is drawn again when the pane's code is here.
    await loaded();
    const pane = centre.getByRole("heading", { level: 3, name: overview });
    await expect(pane.getBoundingClientRect().left).toBeGreaterThan(current!.getBoundingClientRect().right - 1);
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, "core", "dialog.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.getByText("The page below")).toBeVisible();
  },
};

export const Entries: Story = {
  name: "AG-005 AG-023 AG-041 AG-042 each of the twelve entries loads its page, and is the only current one",
  args: { site: { agentMenu: agentPages.map(({ id }) => ({ id })) } },
  play: async (story) => {
    const centre = await openedCentre();
    const menu = await menuOf(story, centre);
    await expect(menu.getAllByRole("button")).toHaveLength(agentPages.length);
    for (const { id } of agentPages) {
      const name = await paneText(story, "agent", `pane.${id}`);
      await userEvent.click(menu.getByRole("button", { name }));
      await waitFor(() => expect(centre.getByRole("heading", { level: 3, name })).toBeVisible());
      const current = menu.getAllByRole("button", { current: "page" });
      await expect(current.map(({ textContent }) => textContent)).toEqual([name]);
    }
  },
};

const label = { ko: "우리 팀", en: "Our crew" };

export const BrandMenu: Story = {
  name: "BR-008 a brand's config hides, orders and relabels the entries, without a change of code",
  args: {
    site: {
      agentMenu: [{ id: "agentTeamManagement", label }, { id: "agentDailySalary" }, { id: "agentTeamOverview" }],
    },
  },
  play: async (story) => {
    const centre = await openedCentre();
    const menu = await menuOf(story, centre);
    const texts = menu.getAllByRole("button").map(({ textContent }) => textContent);
    await expect([label.ko, label.en]).toContain(texts[0]);
    await expect(texts.slice(1)).toEqual([
      await paneText(story, "agent", "pane.agentDailySalary"),
      await paneText(story, "agent", "pane.agentTeamOverview"),
    ]);
    await userEvent.click(menu.getByRole("button", { name: texts[0]! }));
    await centre.findByRole("heading", { level: 3, name: texts[0]! });
  },
};

export const Closed: Story = {
  name: "BR-008 a page without its flag, or that the brand leaves out, has no entry and cannot be opened",
  play: async ({ mount, ...story }) => {
    const agentMenu = agentPages.filter(({ id }) => id !== "agentIncome").map(({ id }) => ({ id }));
    for (const pane of ["agentDividend", "agentIncome"] as const) {
      await mount(<PaneInCentre key={pane} centre="agentCentre" flags={{}} pane={pane} site={{ agentMenu }} />);
      const centre = await openedCentre();
      const overview = await paneText(story, "agent", "pane.agentTeamOverview");
      await centre.findByRole("heading", { level: 3, name: overview });
      const menu = await menuOf(story, centre);
      await expect(menu.getAllByRole("button")).toHaveLength(7);
      await expect(menu.queryByRole("button", { name: await paneText(story, "agent", `pane.${pane}`) })).toBeNull();
    }
  },
};

const asked = (id: string, more: object = {}) => ({
  id,
  kind: "dividend",
  account: "minsu_p",
  own: false,
  state: "NEW",
  mayAnswer: true,
  terms: { period: "M", rate: 6 },
  createdAt: "2026-01-01T03:00:00.000Z",
  ...more,
});

export const PhoneNeeds: Story = {
  name: "On a phone, requests that wait are above the menu, and lead to their page",
  args: {
    responses: {
      contracts: (request) =>
        (request as { readonly kind: string }).kind === "dividend"
          ? { own: [], downline: [asked("K1"), asked("K2", { account: "sori_p", state: "TERMINATION_REQUESTED" })] }
          : { own: [], downline: [] },
    },
  },
  beforeEach: onPhone,
  play: async (story) => {
    const centre = await openedCentre();
    const list = within(await centre.findByRole("list", { name: await paneText(story, "agent", "needs") }));
    const [request, end] = list.getAllByRole("button");
    await expect(request).toHaveTextContent(/minsu_p.*(?:요청|asks)/u);
    await expect(end).toHaveTextContent(/sori_p.*(?:종료|end)/u);
    await userEvent.click(request!);
    await centre.findByRole("heading", { level: 3, name: await paneText(story, "agent", "pane.agentDividend") });
  },
};

export const Phone: Story = {
  name: "On a phone the overview says how the team did, and has ways to members, links, transfers and offers",
  args: { flags: { divtypeinfo: true, divtypereq: true }, responses: { teamOverview: () => teamFigures } },
  beforeEach: onPhone,
  play: async (story) => {
    const text = (key: string) => paneText(story, "agent", key);
    const centre = await openedCentre();
    const sentence = (await centre.findByText("620,000")).closest("p");
    await expect(sentence).toHaveTextContent(/18.*42|42.*18/u);
    await expect(sentence).toHaveTextContent(/잃었습니다|lost/u);
    for (const [way, pane] of [
      ["head.member", "agentAccount"],
      ["head.links", "agentAccount"],
      ["head.transfer", "agentTeamManagement"],
      ["head.offer", "agentDividend"],
    ] as const) {
      await userEvent.click(await centre.findByRole("button", { name: await text(way) }));
      await centre.findByRole("heading", { level: 3, name: await text(`pane.${pane}`) });
      await userEvent.click(centre.getByRole("button", { name: await paneText(story, "core", "dialog.back") }));
    }
  },
};

const own: Record<string, number> = {};
/** Holds the answer to another session back. */
let second = Promise.withResolvers<void>();

export const OwnCentre: Story = {
  name: "AG-046 an agent's own money is in the member centre, one press away",
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: await paneText(story, "agent", "own") }));
    await screen.findByRole("heading", { name: await paneText(story, "member", "title") });
  },
};

export const Contracts: Story = {
  name: "AG-022 a logged-in agent's contracts are asked for once, and their entries appear",
  args: {
    flags: {},
    page: <AccountInHeader />,
    responses: {
      contractInfo: async () => {
        own["contractInfo"] = (own["contractInfo"] ?? 0) + 1;
        if (own["contractInfo"] > 1) await second.promise;
        return {
          dailysalreqtype: false,
          divtypereq: false,
          contracthoursalreq: false,
          realtimesalreqtype: false,
          contractmrdailysalinfotype: false,
          contracthoursalinfo: true,
          dailysalinfotype: false,
          realtimesalinfotype: false,
          divtypeinfo: true,
        };
      },
    },
  },
  beforeEach: () => {
    own["contractInfo"] = 0;
    second = Promise.withResolvers();
  },
  play: async (story) => {
    const centre = await openedCentre();
    const menu = await menuOf(story, centre);
    await menu.findByRole("button", { name: await paneText(story, "agent", "pane.agentDividend") });
    const names = menu.getAllByRole("button").map(({ textContent }) => textContent);
    await expect(names).toHaveLength(10);
    await expect(names.at(-1)).toBe(await paneText(story, "agent", "pane.agentHourlySalary"));
    await expect(own["contractInfo"]).toBe(1);
  },
};

/** Ends the session and begins another one. */
function Turn() {
  const leave = useSetAtom(signOutAtom);
  const enter = useSetAtom(sessionAtom);
  return (
    <>
      <button type="button" onClick={() => void leave()}>
        leave
      </button>
      <button type="button" onClick={() => enter({ state: "in", token: "another", member: memberOf("agentCentre") })}>
        return
      </button>
      <AccountInHeader />
      <Opener />
    </>
  );
}

export const LoggedOut: Story = {
  name: "AG-044 after a logout the centre is gone, and the next login asks for the contracts again",
  args: { ...Contracts.args, page: <Turn /> },
  beforeEach: Contracts.beforeEach as () => void,
  play: async (story) => {
    const before = await menuOf(story, await openedCentre());
    const name = await paneText(story, "agent", "pane.agentDividend");
    await before.findByRole("button", { name });
    await expect(own["contractInfo"]).toBe(1);
    // The page is behind the centre.
    screen.getByText("leave").click();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "return" }));
    await waitFor(() => expect(own["contractInfo"]).toBe(2));
    await userEvent.click(screen.getByRole("button", { name: "agents" }));
    const menu = await menuOf(story, await openedCentre());
    await expect(menu.queryByRole("button", { name })).toBeNull();
    second.resolve();
    await menu.findByRole("button", { name });
  },
};

export const Directions: Story = {
  name: "WA-010 RO-012 an agent sends money down its team; a member sends it up, and down to nobody",
  play: async ({ mount, ...story }) => {
    const down = { downline: () => pageOf([below]) };
    await mount(<PaneInCentre key="agent" centre="agentCentre" pane="agentTeamManagement" responses={down} />);
    const transfer = await paneText(story, "agent/agentTeamManagement", "transfer");
    await (await openedCentre()).findByText(transfer, { selector: "button *, button" });
    await mount(<PaneInCentre key="member" centre="memberCentre" pane="transferUpline" responses={down} />);
    const centre = await openedCentre();
    await centre.findByRole("heading", { level: 3, name: await paneText(story, "menu", "pane.transferUpline") });
    await expect(centre.queryByText(below.account)).toBeNull();
  },
};

const below = {
  account: "bada_77",
  level: 1,
  type: "0",
  balance: 0,
  rate: 0,
  state: "ACTIVE",
  createdAt: "2026-01-01T00:00:00.000Z",
};

function Opener() {
  const open = useOpenAgentPane();
  return (
    <button type="button" onClick={() => open()}>
      agents
    </button>
  );
}

export const Strangers: Story = {
  name: "AG-043 AG-045 the centre opens for no member and no trial account: a warning comes instead",
  args: { member: { agentType: 0 }, page: <Opener /> },
  play: async ({ mount, ...story }) => {
    const warning = await paneText(story, "core", "agentArea.refused");
    for (const agentType of [0, 4]) {
      await mount(<PaneInCentre key={agentType} centre="agentCentre" member={{ agentType }} page={<Opener />} />);
      await userEvent.click(await screen.findByRole("button", { name: "agents" }));
      const dialog = within(await screen.findByRole("alertdialog"));
      await expect(dialog.getByText(warning)).toBeVisible();
      await userEvent.click(dialog.getByRole("button"));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(screen.queryByRole("dialog")).toBeNull();
    }
  },
};
