import { agentPages } from "@livery/product/agentPages.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AccountInHeader } from "../../../../.storybook/AccountInHeader.tsx";
import { openedCentre, type PaneResponses, PaneInCentre, paneText } from "../../../../.storybook/PaneInCentre.tsx";
import { useOpenAgentPane } from "../kit/account/useOpenAgentPane.ts";

// The agent centre itself: its menu, its head, and who gets in. Its panes have stories of their own.

const noContracts: PaneResponses = { contracts: () => ({ own: [], downline: [] }) };

const meta: Meta<typeof PaneInCentre> = {
  title: "Site/Agent centre",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", responses: noContracts },
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
    const pane = await centre.findByRole("heading", { level: 3, name: overview });
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

const own: Record<string, number> = {};

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
      ...noContracts,
      contractInfo: () => {
        own["contractInfo"] = (own["contractInfo"] ?? 0) + 1;
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
