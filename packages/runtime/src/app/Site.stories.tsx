import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SceneSite } from "../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import { type SceneId, isOpenToGuests, sceneOf, scenes } from "../../../../.storybook/scenes.ts";
import { siteIn, withWholeHome } from "../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../.storybook/siteTexts.ts";
import { holdScene, settingOf } from "../../../../.storybook/storyGlobals.ts";

const meta: Meta<typeof SceneSite> = {
  title: "Site",
  component: SceneSite,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof SceneSite>;
type Shown = Parameters<typeof settingOf>[0];

const sceneIds = scenes.map(({ id }): SceneId => id);
const openScenes = sceneIds.filter((id) => isOpenToGuests(id) || sceneOf(id).visitor !== undefined);
const guestScenes = sceneIds.filter(isOpenToGuests);
const visitorScenes = sceneIds.filter((id) => sceneOf(id).visitor !== undefined);

/** Waits for an element that fades in over the page. */
async function seen(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toBeVisible());
}

/** The scene of a story, and the texts of its site. */
async function shownIn(story: Shown) {
  const setting = settingOf(story);
  return { scene: setting.scene, ...(await siteTexts(siteIn(setting))) };
}

export const Home: Story = {
  parameters: { scenes: openScenes },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const EveryScene: Story = {
  name: "Every scene has all the responses that home requests",
  parameters: { scenes: ["guest"] },
  play: async ({ mount, ...story }) => {
    const site = withWholeHome(siteIn(settingOf(story)));
    for (const scene of sceneIds) {
      const platform = openScene({ scene, site });
      await mount(<SceneSite key={scene} prepared={{ site, platform }} />);
      await waitFor(() => expect(story.canvasElement.querySelector("h1"), scene).toBeVisible());
      if (openScenes.includes(scene)) await waitFor(() => expect(platform.asked, scene).toContain("rankList"));
      if (sceneOf(scene).visitor !== undefined) {
        await waitFor(() => expect(platform.asked, scene).toContain("balance"));
      }
      await expect([...platform.unanswered], "not recorded in scripts/gen/scenes.ts").toEqual([]);
    }
  },
};

/** Only the page's frame; the pages' own stories show the content. */
export const Header: Story = {
  parameters: { scenes: openScenes },
  decorators: [
    (Site) => (
      <>
        <style>{"#main, #main ~ footer, aside { display: none }"}</style>
        <Site />
      </>
    ),
  ],
  play: async (story) => {
    const { scene, t } = await shownIn(story);
    if (!openScenes.includes(scene)) return;
    await expect(await within(story.canvasElement).findByRole("button", { name: t("header.menu") })).toBeVisible();
  },
};

export const SideMenu: Story = {
  parameters: { scenes: openScenes },
  play: async (story) => {
    const { scene, t } = await shownIn(story);
    if (!openScenes.includes(scene)) return;
    const [open] = await within(story.canvasElement).findAllByRole("button", { name: t("header.menu") });
    if (open) await userEvent.click(open);
    await seen(await screen.findByRole("dialog", { name: t("menu.title") }));
  },
};

/** Over home, opened from the header. */
export const Login: Story = {
  parameters: { scenes: guestScenes },
  play: async (story) => {
    const { scene, t, auth } = await shownIn(story);
    if (!guestScenes.includes(scene)) return;
    const [open] = await within(story.canvasElement).findAllByRole("link", { name: t("header.login") });
    if (open) await userEvent.click(open);
    const dialog = await screen.findByRole("dialog", { name: auth("login.title") });
    await seen(within(dialog).getByLabelText(new RegExp(`^${auth("field.username")}`, "u")));
  },
};

/** As a page of its own. */
export const LoginPage: Story = {
  args: { path: "/login" },
  parameters: { scenes: guestScenes },
  play: async (story) => {
    const { scene, auth } = await shownIn(story);
    if (!guestScenes.includes(scene)) return;
    const title = await within(story.canvasElement).findByRole("heading", { level: 1, name: auth("login.title") });
    await expect(title).toBeVisible();
  },
};

export const Register: Story = {
  args: { path: "/register" },
  parameters: { scenes: guestScenes.filter((id) => !sceneOf(id).fault) },
  play: async (story) => {
    const { scene, auth } = await shownIn(story);
    if (!guestScenes.includes(scene)) return;
    const dialog = await screen.findByRole("dialog", { name: auth("register.title") });
    if (sceneOf(scene).fault) return;
    await seen(await within(dialog).findByLabelText(new RegExp(`^${auth("field.username")}`, "u")));
  },
};

/** Logs in as a member of the reference platform: demo, vip, agent1 or trial, with any password. */
export const LoggingIn: Story = {
  name: "After logging in the header shows the balance instead of the login links",
  ...holdScene("guest"),
  args: { path: "/login" },
  play: async (story) => {
    const { t, auth } = await shownIn(story);
    const canvas = within(story.canvasElement);
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${auth("field.username")}`, "u")), "demo");
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${auth("field.password")}`, "u")), "Demo-1234");
    await userEvent.click(canvas.getByRole("button", { name: auth("login.submit") }));
    const [balance] = await canvas.findAllByText("258,600.50");
    await expect(balance).toBeVisible();
    await expect(canvas.queryByText(t("header.login"))).toBeNull();
  },
};

export const LoggedIn: Story = {
  globals: { scene: "member" },
  parameters: { scenes: visitorScenes },
  play: async (story) => {
    const { auth } = await shownIn(story);
    const [account] = await within(story.canvasElement).findAllByRole("button", { name: auth("account.refresh") });
    await expect(account).toBeVisible();
  },
};

export const Maintenance: Story = {
  ...holdScene("maintenance"),
  play: (story) => expectTitle(story, "maintenance.title"),
};

export const Restricted: Story = {
  ...holdScene("restricted"),
  play: (story) => expectTitle(story, "restriction.title"),
};

export const PlatformDown: Story = {
  ...holdScene("platform-down"),
  play: (story) => expectTitle(story, "platform.title"),
};

async function expectTitle(
  story: Shown & { readonly canvasElement: HTMLElement },
  key: "maintenance.title" | "restriction.title" | "platform.title",
): Promise<void> {
  const { t } = await shownIn(story);
  const title = await within(story.canvasElement).findByRole("heading", { level: 1, name: t(key) });
  await expect(title).toBeVisible();
  await waitFor(() => expect(within(story.canvasElement).queryByRole("navigation")).toBeNull());
}
