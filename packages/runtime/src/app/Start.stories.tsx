import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { SiteInBrowser } from "./testing/SiteInBrowser.tsx";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import type { SceneId } from "../../../../.storybook/scenes.ts";
import { siteIn } from "../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../.storybook/siteTexts.ts";
import { holdScene, settingOf } from "../../../../.storybook/storyGlobals.ts";

// How a site starts: open, closed, and for members only. Each `play` destructures `mount`, because that makes Storybook let
// the play function render the story.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Start",
  component: SceneSite,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
};
export default meta;

const siteOf = (story: SiteStoryContext, changed: Partial<SiteConfig> = {}): SiteConfig => ({
  ...siteIn(settingOf(story)),
  ...changed,
});

interface Visit {
  readonly scene?: SceneId;
  readonly site: SiteConfig;
  /** The addresses that the visitor opened one after the other. */
  readonly visited?: readonly string[];
  /** Changes a response of the scene's platform. */
  readonly change?: (send: Send) => Send;
}

let visits = 0;

/** Opens a site, below a button with its current address. */
async function visit({ mount }: SiteStoryContext, { scene = "guest", site, visited = [HOME_PATH], change }: Visit) {
  const { send, asked } = openScene({ scene, site });
  visits += 1;
  await mount(<SiteInBrowser key={visits} site={site} send={change?.(send) ?? send} visited={visited} />);
  return { ...(await siteTexts(site)), asked };
}

const isAt = async (path: string) => expect(await screen.findByRole("button", { name: path })).toBeVisible();
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

/** The simulated browser controls are outside the page's landmarks. */
const inBrowser = { a11y: { test: "off" } };

/** Changes the platform's response about the status. */
const withStatus =
  (change: (status: SystemStatus) => SystemStatus) =>
  (send: Send): Send =>
  async (call, request, options) => {
    const response = await send(call, request, options);
    return call.id === "systemStatus"
      ? (change(response as unknown as SystemStatus) as unknown as typeof response)
      : response;
  };

export const Open: SiteStory = {
  name: "SY-002 an open site shows home in its frame, after it asked for the status first",
  ...holdScene("guest"),
  parameters: { ...holdScene("guest").parameters, ...inBrowser },
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const { asked } = await visit(story, { site: siteOf(story) });
    await expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    await expect(story.canvasElement.querySelector("header nav")).toBeInTheDocument();
    await expect([...asked][0]).toBe("systemStatus");
  },
};

export const Maintenance: SiteStory = { ...holdScene("maintenance") };
export const Restricted: SiteStory = { ...holdScene("restricted") };
export const PlatformDown: SiteStory = { ...holdScene("platform-down") };

/** What the closed pages say. The specification quotes some of it, in English. */
const closedTexts = {
  maintenance: {
    quoted: ["System Maintenance", "RESTRICTION OF VISIT"],
    title: "maintenance.title",
    sentence: "maintenance.lead",
  },
  restricted: { quoted: ["IP Restriction"], title: "restriction.title", sentence: "restriction.lead" },
} as const;

/** A closed site shows its page at every address, in both languages, and nothing of the site. */
async function expectClosed(story: SiteStoryContext, scene: keyof typeof closedTexts): Promise<void> {
  const { quoted, ...keys } = closedTexts[scene];
  for (const language of ["ko", "en"] as const)
    for (const path of [HOME_PATH, "/vip", "/login", "/nowhere"]) {
      const { t } = await visit(story, { scene, site: siteOf(story, { defaultLanguage: language }), visited: [path] });
      await title(t(keys.title));
      await expect(screen.getByText(t(keys.sentence))).toBeVisible();
      if (language === "en") for (const text of quoted) await expect(screen.getByText(text)).toBeVisible();
      await expect(story.canvasElement.querySelector("nav, footer, form")).toBeNull();
    }
}

export const MaintenanceEverywhere: SiteStory = {
  name: "SY-003 SY-007 SY-008 SY-011 ER-023 under maintenance every address shows only that page",
  ...holdScene("maintenance"),
  parameters: { ...holdScene("maintenance").parameters, ...inBrowser },
  play: ({ mount, ...shown }) => expectClosed({ ...shown, mount }, "maintenance"),
};

export const RestrictedEverywhere: SiteStory = {
  name: "SY-004 SY-013 SY-015 ER-022 in a region without access every address shows only that page",
  ...holdScene("restricted"),
  parameters: { ...holdScene("restricted").parameters, ...inBrowser },
  play: ({ mount, ...shown }) => expectClosed({ ...shown, mount }, "restricted"),
};

export const End: SiteStory = {
  name: "SY-009 the end of a maintenance shows only if it is known",
  ...holdScene("maintenance"),
  parameters: { ...holdScene("maintenance").parameters, ...inBrowser },
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const site = siteOf(story);
    const known = await visit(story, { scene: "maintenance", site });
    await expect(await screen.findByText(known.t("maintenance.end"))).toBeVisible();
    await expect(screen.getByRole("definition")).toHaveTextContent(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \S/u);
    const change = withStatus(({ maintenanceEnd: _, ...status }) => status);
    await visit(story, { scene: "maintenance", site, change });
    await title(known.t("maintenance.title"));
    await expect(screen.queryByText(known.t("maintenance.end"))).toBeNull();
  },
};

export const Location: SiteStory = {
  name: "SY-014 SY-019 the region page shows the visitor's address and country, as text and never as HTML",
  ...holdScene("restricted"),
  parameters: { ...holdScene("restricted").parameters, ...inBrowser },
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const site = siteOf(story);
    const { t } = await visit(story, { scene: "restricted", site });
    await title(t("restriction.title"));
    await expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "198.51.100.24",
      "KR",
    ]);
    const country = '<img src="x" onerror="window.stolen = true">';
    const change = withStatus((status) => ({ ...status, location: { ip: "<b>1</b>", country } }));
    await visit(story, { scene: "restricted", site, change });
    await expect(await screen.findByText(country)).toBeVisible();
    await expect(screen.getByText("<b>1</b>")).toBeVisible();
    await expect("stolen" in globalThis).toBe(false);
  },
};

export const MidSession: SiteStory = {
  name: "SY-020 a maintenance that begins during a visit replaces the page, which reopens by itself when it ends",
  ...holdScene("member"),
  parameters: { ...holdScene("member").parameters, ...inBrowser },
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    let closed = false;
    const change =
      (send: Send): Send =>
      async (call, request, options) => {
        if (closed && !call.whileClosed)
          throw new PlatformError("refused", "closed", { status: 503, apiError: { code: "MAINTENANCE" } });
        const response = await send(call, request, options);
        const state = closed ? "maintenance" : "open";
        return call.id === "systemStatus" ? ({ ...response, state } as typeof response) : response;
      };
    const { t, auth } = await visit(story, {
      scene: "member",
      site: siteOf(story),
      visited: [HOME_PATH, "/vip"],
      change,
    });
    const refresh = await screen.findAllByRole("button", { name: auth("account.refresh") });
    closed = true;
    refresh[0]!.click();
    await title(t("maintenance.title"));
    await expect(story.canvasElement.querySelector("nav")).toBeNull();
    closed = false;
    const { now } = Date;
    let ahead = 0;
    Date.now = () => now() + ahead;
    await waitFor(() => {
      // A minute later the browser is back online, which is a reason to check at once.
      ahead += 60_000;
      globalThis.dispatchEvent(new Event("online"));
      return expect(story.canvasElement.querySelector("header nav")).toBeInTheDocument();
    }).finally(() => (Date.now = now));
    await isAt("/vip");
    await expect((await screen.findAllByRole("button", { name: auth("account.refresh") }))[0]).toBeInTheDocument();
  },
};

const membersOnly = (story: SiteStoryContext): SiteConfig => {
  const site = siteIn(settingOf(story));
  return { ...site, switches: { ...site.switches, LOGGEDINONLY3: true } };
};

/** Logs in to a demo account in the form of the login page. */
async function logIn({ auth }: Awaited<ReturnType<typeof visit>>, name: string): Promise<void> {
  const form = within(await screen.findByRole("form", { name: auth("login.tab") }));
  // A required field's label ends with a star.
  const box = (label: string) => form.getByLabelText(new RegExp(`^${label}(?: ?\\*)?$`, "u"));
  // The last login on this device has left its name.
  await userEvent.clear(box(auth("field.username")));
  await userEvent.type(box(auth("field.username")), name);
  await userEvent.type(box(auth("field.password")), "Demo-1234");
  form.getByRole("button", { name: auth("login.submit") }).click();
}

export const MembersOnly: SiteStory = {
  name: "RT-036 BR-035 RT-047 a site for members only asks for the login first, and then shows the page that was opened",
  ...holdScene("guest"),
  parameters: { ...holdScene("guest").parameters, ...inBrowser },
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const site = membersOnly(story);
    for (const path of [HOME_PATH, "/nowhere"]) {
      await visit(story, { site, visited: [path] });
      await isAt("/login");
    }
    const page = await visit(story, { site, visited: ["/vip?from=mail"] });
    await isAt("/login");
    await title(page.auth("login.title"));
    await expect(screen.getByText(page.auth("login.membersOnly"))).toBeVisible();
    await expect(story.canvasElement.querySelector("nav, footer")).toBeNull();
    await logIn(page, "demo");
    await isAt("/vip");
  },
};

export const OpenRedirect: SiteStory = {
  name: "RT-056 an address in the login page's query is not followed",
  ...holdScene("guest"),
  parameters: { ...holdScene("guest").parameters, ...inBrowser },
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const site = membersOnly(story);
    const page = await visit(story, { site, visited: ["/login?redirect=//evil.example"] });
    await logIn(page, "demo");
    await isAt(HOME_PATH);
  },
};

export const OtherStorage: SiteStory = {
  name: "RT-051 a token in local storage is not a session",
  ...holdScene("guest"),
  parameters: { ...holdScene("guest").parameters, ...inBrowser },
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    localStorage.setItem("token", "scene-member");
    try {
      const { asked } = await visit(story, { site: membersOnly(story), visited: ["/vip"] });
      await isAt("/login");
      await expect(asked).not.toContain("memberInfo");
    } finally {
      localStorage.removeItem("token");
    }
  },
};

/** Logs in, is refused with this text, and stays a visitor. */
async function expectRefusal(
  story: SiteStoryContext,
  visited: Omit<Visit, "visited">,
  key: "problem.notMember" | "problem.notAgent",
): Promise<void> {
  const page = await visit(story, { ...visited, visited: ["/login"] });
  await logIn(page, "demo");
  await expect(await screen.findByText(page.forms(key))).toBeVisible();
  await expect(sessionStorage.getItem("token")).toBeNull();
  await isAt("/login");
}

export const NoMember: SiteStory = {
  name: "RO-010 AU-076 ER-024 an account that is not a member's is refused with a message, and keeps no token",
  ...holdScene("guest"),
  parameters: { ...holdScene("guest").parameters, ...inBrowser },
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const refusal = new PlatformError("refused", "x", { status: 403, apiError: { code: "NOT_MEMBER", said: "Said" } });
    const change =
      (send: Send): Send =>
      async (call, ...rest) => {
        if (call.id === "login") throw refusal;
        return send(call, ...rest);
      };
    await expectRefusal(story, { site: siteOf(story), change }, "problem.notMember");
    const agent = await visit(story, { site: siteOf(story), visited: ["/login"] });
    await logIn(agent, "agent1");
    await isAt(HOME_PATH);
  },
};

export const AgentSite: SiteStory = {
  name: "RO-011 AU-077 ER-025 BR-053 an agent site refuses a member with a message, and lets an agent in",
  ...holdScene("guest"),
  parameters: { ...holdScene("guest").parameters, ...inBrowser },
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const site = siteOf(story, { site: "agent" });
    await expectRefusal(story, { site }, "problem.notAgent");
    const agent = await visit(story, { site, visited: ["/login"] });
    await logIn(agent, "agent1");
    await isAt(HOME_PATH);
  },
};
