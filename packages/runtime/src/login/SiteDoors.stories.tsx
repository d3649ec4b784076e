import { HOME_PATH } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { SiteInBrowser } from "../app/testing/SiteInBrowser.tsx";
import { textIn } from "@livery/product/languages.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import { siteIn, takingMembers } from "../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../.storybook/siteTexts.ts";
import { wholePage, settingOf } from "../../../../.storybook/storyGlobals.ts";

// Login and registration, for a brand with the switches and the layout of each story. Each `play` destructures `mount`,
// because that makes Storybook let the play function render the story.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Login and registration",
  component: SceneSite,
  tags: ["!autodocs"],
  ...wholePage("guest"),
};
export default meta;

/** The story's brand, open for new members or not, whatever the platform's switches are. */
const siteTaking = (members: boolean, story: SiteStoryContext): SiteConfig =>
  takingMembers(siteIn(settingOf(story)), members);

/** Shows one page of a site, and returns the site's texts. */
async function show({ mount }: SiteStoryContext, site: SiteConfig, path: string) {
  const platform = openScene({ scene: "guest", site });
  await mount(<SceneSite path={path} prepared={{ site, platform }} />);
  return siteTexts(site);
}

/** Presses a link to another page. */
const press = (element: HTMLElement): void => element.click();

export const RegistrationFromLogin: SiteStory = {
  name: "From the login page the registration opens over home, not over the login",
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const { auth } = await show(story, siteTaking(true, story), "/login");
    const page = within(story.canvasElement);
    await page.findByRole("heading", { level: 1, name: auth("login.title") });
    press(page.getByRole("link", { name: auth("login.toRegister") }));
    await screen.findByRole("dialog", { name: auth("register.title") });
    await waitFor(() => expect(story.canvasElement.querySelector("header nav")).toBeInTheDocument());
    await expect(story.canvasElement.querySelector("#main h1")).not.toHaveTextContent(auth("login.title"));
  },
};

export const FormsByName: SiteStory = {
  name: "Each tab of the forms is named after its form, and the minimum age is below both",
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const site = siteTaking(true, story);
    const { auth } = await show(story, site, "/register");
    const dialog = await screen.findByRole("dialog", { name: auth("register.title") });
    const age = auth(site.play === "demo" ? "ageDemo" : "age", { age: site.minimumAge });
    await waitFor(() => expect(within(dialog).getByText(age)).toBeVisible());
    await expect(within(dialog).getByRole("tab", { selected: true })).toHaveTextContent(auth("register.tab"));
    await userEvent.click(within(dialog).getByRole("tab", { name: auth("login.tab") }));
    await expect(await within(dialog).findByRole("button", { name: auth("login.submit") })).toBeVisible();
    await expect(dialog).toHaveAccessibleName(auth("login.title"));
    await expect(within(dialog).getByText(age)).toBeVisible();
  },
};

export const NoNewMembers: SiteStory = {
  name: "If registration is closed, its address opens the login, and nothing links to it",
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const { auth } = await show(story, siteTaking(false, story), "/register");
    const dialog = await screen.findByRole("dialog", { name: auth("login.title") });
    await within(dialog).findByRole("button", { name: auth("login.submit") });
    await expect(within(dialog).queryByRole("tab")).toBeNull();
    await expect(document.querySelector('a[href="/register"]')).toBeNull();
  },
};

export const Closing: SiteStory = {
  name: "Closing the registration goes home, and back goes to the page before it",
  // The simulated browser controls are outside the page's landmarks.
  parameters: { a11y: { test: "off" } },
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const site = siteTaking(true, story);
    const { send } = openScene({ scene: "guest", site });
    const { t, auth } = await siteTexts(site);
    await mount(<SiteInBrowser site={site} send={send} visited={["/promotions", "/register"]} />);
    const dialog = await screen.findByRole("dialog", { name: auth("register.title") });
    press(within(dialog).getByRole("button", { name: t("dialog.close") }));
    const address = await screen.findByRole("button", { name: HOME_PATH });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    press(address);
    await expect(await screen.findByRole("button", { name: "/promotions" })).toBeVisible();
  },
};

export const SplitHeader: SiteStory = {
  name: "A split header has the menu before its logo, which is centred",
  parameters: { root: { header: "split" } },
  play: async ({ mount, ...shown }) => {
    const story = { ...shown, mount };
    const own = siteIn(settingOf(story));
    const site: SiteConfig = { ...own, layout: { ...own.layout, header: "split" } };
    const { t } = await show(story, site, HOME_PATH);
    const page = within(story.canvasElement);
    const name = textIn(site.name, site.defaultLanguage);
    const logo = await page.findByRole("link", { name: t("header.home", { name }) });
    const menu = page.getByRole("button", { name: t("header.menu") });
    const header = logo.closest("header")!;
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    await expect(middle(menu)).toBeLessThan(middle(logo));
    await expect(Math.abs(middle(logo) - middle(header))).toBeLessThan(2);
  },
};
