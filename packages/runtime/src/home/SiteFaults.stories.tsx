import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { homeNeeds } from "../../../../.storybook/homeNeeds.ts";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../.storybook/SceneSite.tsx";
import type { LiveCallId } from "../../../../.storybook/sceneFile.ts";
import { type ScenePlatform, openScene } from "../../../../.storybook/sceneSend.ts";
import type { Fault, SceneId } from "../../../../.storybook/scenes.ts";
import { siteIn, withWholeHome } from "../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../.storybook/siteTexts.ts";
import { holdScene, pageContent, settingOf } from "../../../../.storybook/storyGlobals.ts";

// One request of the home page at a time fails: each request in one of the ways, and each way for some requests
// (app/callFaults.test.ts has each request in every way). The page stays complete, says what is missing, and loads it
// after a retry once the failure is over. Each `play` destructures `mount`, because that makes Storybook let the play
// function render the story.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Home failures",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

/** How long the site waits here for a call that is slow, in ms. */
const PATIENCE = 100;

/** Shows home again, each time on a new platform. */
function homeStage({ mount, canvasElement }: SiteStoryContext, site: SiteConfig) {
  let shown = 0;
  return {
    async show(scene: SceneId, faults: Readonly<Partial<Record<LiveCallId, Fault>>> = {}, timeoutMs = PATIENCE) {
      const platform = openScene({ scene, site, faults, timeoutMs });
      shown += 1;
      await mount(<SceneSite key={shown} prepared={{ site, platform }} />);
      return platform;
    },
    /** The headings below the first screen, which contains the platform's own banners. */
    headings() {
      const first = canvasElement.querySelector("#main h1")?.closest("section");
      const found = [...canvasElement.querySelectorAll("#main h2")].filter((heading) => !first?.contains(heading));
      return found.map((heading) => heading.textContent);
    },
    isBusy: () => canvasElement.querySelector('#main [aria-busy="true"]') !== null,
  };
}

/** Expects the parts that every page needs. */
async function expectFrame({ canvasElement }: SiteStoryContext): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector("#main h1")).toBeVisible());
  await expect(canvasElement.querySelector("header nav")).toBeInTheDocument();
  await expect(canvasElement.querySelector("footer")).toBeVisible();
}

/** Presses the retry button in the message about missing content; screen readers must announce the message. */
async function retryFrom(message: HTMLElement, role: "status" | "alert", name: string): Promise<void> {
  const box = message.closest<HTMLElement>(`[role="${role}"]`);
  if (!box) throw new Error(`"${message.textContent}" is not in an element with the role ${role}.`);
  await userEvent.click(within(box).getByRole("button", { name }));
}

const faults: readonly Fault[] = ["down", "slow", "notJson", "otherShape", "error"];

/** The requests of home that fail in this way. */
function shareOf(fault: Fault, calls: Iterable<LiveCallId>): readonly LiveCallId[] {
  const turn = faults.indexOf(fault);
  const falls = (call: LiveCallId, at: number): boolean =>
    at % faults.length === turn || (call === "systemStatus" && fault === "error");
  return [...calls].toSorted().filter(falls);
}

/** Makes the requests that home sent fail, one at a time. */
async function goThrough(story: SiteStoryContext, fault: Fault): Promise<void> {
  const site = withWholeHome(siteIn(settingOf(story)));
  const texts = await siteTexts(site);
  const needs = homeNeeds(site, texts);
  const { show, headings, isBusy } = homeStage(story, site);

  const calm = await show("guest");
  await expectFrame(story);
  await waitFor(() => expect(calm.asked).toContain("rankList"));
  await waitFor(() => expect(isBusy()).toBe(false));
  const whole = headings();
  await expect(Object.keys(needs).filter((id) => !calm.asked.has(id as LiveCallId))).toEqual([]);

  const share = shareOf(fault, calm.asked);
  await expect(share).not.toEqual([]);
  for (const call of share) {
    const platform = await show("guest", { [call]: fault });
    if (call === "systemStatus") await tryStatus(story, platform, texts);
    // No response is fine here: the brand's own switches apply (BR-037), and the permission response has resources (DL-006).
    else if (call === "whitelabel" || call === "domainRoute") await expectFrame(story);
    else {
      const need = needs[call];
      if (!need) throw new Error(`Home requests ${call}: add what it shows to homeNeeds.ts.`);
      const failure = texts.t("call.failed.title", { what: need.what });
      const message = await screen.findByText(failure);
      await expectFrame(story);
      await expect(headings().filter((heading) => heading !== failure)).toEqual(whole);
      platform.lift();
      const names = await need.names(platform.send);
      await retryFrom(message, "status", `${texts.t("failure.retry")}: ${need.what}`);
      await waitFor(() => {
        const text = need.place(story.canvasElement)?.textContent ?? "";
        return expect(
          names.filter((name) => text.includes(name)),
          `${call}: ${text}`,
        ).not.toEqual([]);
      });
      await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
    }
    await waitFor(() => expect(headings()).toEqual(whole));
  }
}

/** Without the site's status there is no page to show, only a retry. */
async function tryStatus(
  story: SiteStoryContext,
  platform: ScenePlatform,
  { t }: Pick<Awaited<ReturnType<typeof siteTexts>>, "t">,
): Promise<void> {
  const title = await screen.findByRole("heading", { level: 1, name: t("platform.title") });
  platform.lift();
  await retryFrom(title, "alert", t("failure.retry"));
  await expectFrame(story);
}

/** These stories end with the same home page as other stories, whose accessibility is already checked. */
const endsAtHome = { a11y: { test: "off" } };

export const Down: SiteStory = {
  name: "A request that never reaches the platform",
  parameters: endsAtHome,
  play: ({ mount, ...story }) => goThrough({ ...story, mount }, "down"),
};

export const Slow: SiteStory = {
  name: "A request that times out",
  parameters: endsAtHome,
  play: ({ mount, ...story }) => goThrough({ ...story, mount }, "slow"),
};

export const NotJson: SiteStory = {
  name: "A response that is not JSON",
  parameters: endsAtHome,
  play: ({ mount, ...story }) => goThrough({ ...story, mount }, "notJson"),
};

export const OtherShape: SiteStory = {
  name: "A response with JSON of another shape",
  parameters: endsAtHome,
  play: ({ mount, ...story }) => goThrough({ ...story, mount }, "otherShape"),
};

export const ServerError: SiteStory = {
  name: "SY-018 a server error for each request, including the site's status",
  parameters: endsAtHome,
  play: ({ mount, ...story }) => goThrough({ ...story, mount }, "error"),
};

export const Network: SiteStory = {
  name: "ER-037 ER-016 requests that fail together for the network open one dialog, whose retry loads them all",
  parameters: endsAtHome,
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const site = withWholeHome(siteIn(settingOf(story)));
    const { t } = await siteTexts(site);
    const lost = { hotGames: "down", rankList: "down", announcements: "down" } as const;
    const platform = await homeStage(story, site).show("guest", lost);
    const dialog = await screen.findByRole("alertdialog", { name: t("platform.title") });
    const failures = ["home.hot.title", "home.winners.title", "home.notices"] as const;
    for (const what of failures) await screen.findByText(t("call.failed.title", { what: t(what) }));
    await expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
    const retry = within(dialog).getByRole("button", { name: t("failure.retry") });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toBeEnabled());
    await expect(dialog).toBeVisible();
    platform.lift();
    await userEvent.click(retry);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expectFrame(story);
    for (const what of failures) await expect(screen.queryByText(t("call.failed.title", { what: t(what) }))).toBeNull();
  },
};

export const Everything: SiteStory = {
  name: "If only the first request succeeds, every section reports its failure",
  ...holdScene("broken"),
  play: async (story) => {
    const { t } = await siteTexts(siteIn(settingOf(story)));
    await screen.findByText(t("call.failed.title", { what: t("home.notices") }));
    await expectFrame(story);
  },
};

export const Waiting: SiteStory = {
  name: "While responses are pending the page is complete, with placeholders",
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const site = withWholeHome(siteIn(settingOf(story)));
    const { show, headings, isBusy } = homeStage(story, site);
    await show("guest");
    await waitFor(() => expect(headings()).not.toEqual([]));
    await waitFor(() => expect(isBusy()).toBe(false));
    const whole = headings();
    await show("slow", {}, 60_000);
    await expectFrame(story);
    await waitFor(() => expect(isBusy()).toBe(true));
    await expect(headings()).toEqual(whole);
  },
};
