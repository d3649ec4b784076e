import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { homeNeeds } from "./homeNeeds.ts";
import { SceneSite } from "./SceneSite.tsx";
import type { LiveCallId } from "./sceneFile.ts";
import { type ScenePlatform, openScene } from "./sceneSend.ts";
import type { Fault, SceneId } from "./scenes.ts";
import { siteIn, withWholeHome } from "./siteIn.ts";
import { siteTexts } from "./siteTexts.ts";
import { holdScene, settingOf } from "./storyGlobals.ts";

// Each call of the first page fails alone, in two of the ways, and every way has its calls: the page stays whole, says what
// is missing, and brings it once the visitor tries again and the fault is gone. `mount` is taken apart in each play because
// Storybook reads from that whether a story begins by itself.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Faults of home",
  component: SceneSite,
  tags: ["!autodocs"],
  globals: holdScene("guest").globals,
  parameters: { layout: "fullscreen", ...holdScene("guest").parameters },
};
export default meta;

type Story = StoryObj<typeof SceneSite>;
type Shown = Parameters<NonNullable<Story["play"]>>[0];

/** How long a site waits for an answer here, in ms: long enough for every answer that comes at all. */
const PATIENCE = 1000;

/** Shows home anew on a platform of its own. */
function homeStage({ mount, canvasElement }: Shown, site: SiteConfig) {
  let shown = 0;
  return {
    async show(scene: SceneId, faults: Readonly<Partial<Record<LiveCallId, Fault>>> = {}, timeoutMs = PATIENCE) {
      const platform = openScene({ scene, site, faults, timeoutMs });
      shown += 1;
      await mount(<SceneSite key={shown} prepared={{ site, platform }} />);
      return platform;
    },
    /** Of the sections below the first screen: what stands in that one are the platform's own banners. */
    headings() {
      const first = canvasElement.querySelector("#main h1")?.closest("section");
      const found = [...canvasElement.querySelectorAll("#main h2")].filter((heading) => !first?.contains(heading));
      return found.map((heading) => heading.textContent);
    },
    isBusy: () => canvasElement.querySelector('#main [aria-busy="true"]') !== null,
  };
}

/** The parts without which a page is no page. */
async function expectFrame({ canvasElement }: Shown): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector("#main h1")).toBeVisible());
  await expect(canvasElement.querySelector("header nav")).toBeInTheDocument();
  await expect(canvasElement.querySelector("footer")).toBeVisible();
}

/** Presses the retry of what is missing, which stands in a message that screen readers hear. */
async function retryFrom(message: HTMLElement, role: "status" | "alert", name: string): Promise<void> {
  const box = message.closest<HTMLElement>(`[role="${role}"]`);
  if (!box) throw new Error(`"${message.textContent}" is no ${role}.`);
  await userEvent.click(within(box).getByRole("button", { name }));
}

const faults: readonly Fault[] = ["down", "slow", "notJson", "otherShape", "error"];

/** Of the calls of home those that fail in this way: two ways fall to each call in turn. */
function shareOf(fault: Fault, calls: Iterable<LiveCallId>): readonly LiveCallId[] {
  const turn = faults.indexOf(fault);
  const falls = (call: LiveCallId, at: number): boolean =>
    at % faults.length === turn || (at + 2) % faults.length === turn || (call === "systemStatus" && fault === "error");
  return [...calls].toSorted().filter(falls);
}

/** Lets calls that home was seen to ask fail, each alone. */
async function goThrough(story: Shown, fault: Fault): Promise<void> {
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
    // Its silence is an answer as well: the brand's own switches hold (BR-037).
    else if (call === "whitelabel") await expectFrame(story);
    else {
      const need = needs[call];
      if (!need) throw new Error(`Home asks for ${call}: homeNeeds.ts must say what it shows of it.`);
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

/** Without a word of how the site stands there is no page to keep whole, but a way on. */
async function tryStatus(
  story: Shown,
  platform: ScenePlatform,
  { t }: Pick<Awaited<ReturnType<typeof siteTexts>>, "t">,
): Promise<void> {
  const title = await screen.findByRole("heading", { level: 1, name: t("platform.title") });
  platform.lift();
  await retryFrom(title, "alert", t("failure.retry"));
  await expectFrame(story);
}

/** A story that goes through the calls ends at the home that other stories show. */
const endsAtHome = { a11y: { test: "off" } };

export const Down: Story = {
  name: "A call that nobody answers",
  parameters: endsAtHome,
  play: ({ mount, ...story }) => goThrough({ ...story, mount }, "down"),
};

export const Slow: Story = {
  name: "A call whose answer does not come in time",
  parameters: endsAtHome,
  play: ({ mount, ...story }) => goThrough({ ...story, mount }, "slow"),
};

export const NotJson: Story = {
  name: "A call answered with something else than JSON",
  parameters: endsAtHome,
  play: ({ mount, ...story }) => goThrough({ ...story, mount }, "notJson"),
};

export const OtherShape: Story = {
  name: "A call answered with other JSON than was asked for",
  parameters: endsAtHome,
  play: ({ mount, ...story }) => goThrough({ ...story, mount }, "otherShape"),
};

export const ServerError: Story = {
  name: "SY-018 a call answered with an error of the server, the one for the state of the site among them",
  parameters: endsAtHome,
  play: ({ mount, ...story }) => goThrough({ ...story, mount }, "error"),
};

export const Everything: Story = {
  name: "Where no call but the first is answered, every section says so",
  ...holdScene("broken"),
  play: async (story) => {
    const { t } = await siteTexts(siteIn(settingOf(story)));
    await screen.findByText(t("call.failed.title", { what: t("home.notices") }));
    await expectFrame(story);
  },
};

export const Waiting: Story = {
  name: "While answers are on their way the page is whole, with places for what will come",
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
