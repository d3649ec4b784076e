import type { Announcements } from "@livery/platform/calls/announcements.ts";
import { login } from "@livery/platform/calls/login.ts";
import type { Send } from "@livery/platform/createSend.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import { siteIn, withSmallHome } from "../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../.storybook/siteTexts.ts";
import { pageContent, settingOf } from "../../../../.storybook/storyGlobals.ts";
import recorded from "../../../../.storybook/scenes/member.gen.json" with { type: "json" };

// What the platform offers around a login: the banners of its forms, and the promotions after it.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Offers of the login",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

type Banners = Announcements["banners"];

const banner = (group: string, title: string) => ({
  id: title,
  group,
  title,
  text: "",
  picture: "/wps/pictures/auth/moon/login-moon.svg",
  phonePicture: "/wps/pictures/auth/moon/login-moon.svg",
});

const banners: Banners = [
  banner("home", "Of home"),
  banner("w_register", "Of the registration"),
  banner("w_login", "Of the login"),
  banner("w_login", "Also of the login"),
];

let visits = 0;

/** Opens a page of a site whose forms are in a box, on a platform with these banners, or one that does not answer yet. */
async function openPage(
  { mount, ...story }: SiteStoryContext,
  path: string,
  shown: Banners | Promise<Banners> = banners,
) {
  const base: SiteConfig = withSmallHome(siteIn(settingOf(story)));
  const site: SiteConfig = { ...base, layout: { ...base.layout, auth: "card" } };
  const scene = openScene({ scene: "guest", site });
  const sent: string[] = [];
  const send = (async (call, request, options) => {
    sent.push(call.id);
    const response = await scene.send(call, request, options);
    return call.id === "announcements" ? { ...response, banners: await shown } : response;
  }) as Send;
  visits += 1;
  await mount(<SceneSite key={visits} path={path} prepared={{ site, platform: { ...scene, send } }} />);
  return { ...(await siteTexts(site)), sent };
}

/** The titles of the banners above the form. */
async function titlesIn(place: HTMLElement, label: string) {
  const list = await within(place).findByRole("list", { name: label });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

export const Dialogs: SiteStory = {
  name: "MO-014 MO-015 the login shows the banners of w_login, the registration those of w_register, and neither others",
  play: async ({ mount, ...shown }) => {
    const { auth } = await openPage({ ...shown, mount }, "/register");
    const dialog = await screen.findByRole("dialog", { name: auth("register.title") });
    await expect(await titlesIn(dialog, auth("banners"))).toEqual(["Of the registration"]);
    await userEvent.click(within(dialog).getByRole("tab", { name: auth("login.tab") }));
    await waitFor(async () =>
      expect(await titlesIn(dialog, auth("banners"))).toEqual(["Of the login", "Also of the login"]),
    );
  },
};

export const Page: SiteStory = {
  name: "The page of the login shows the banners of w_login",
  play: async ({ mount, ...shown }) => {
    const { auth } = await openPage({ ...shown, mount }, "/login");
    await expect(await titlesIn(document.body, auth("banners"))).toEqual(["Of the login", "Also of the login"]);
  },
};

export const None: SiteStory = {
  name: "Without a banner for the form there is no gap above it",
  play: async ({ mount, ...shown }) => {
    const { auth } = await openPage({ ...shown, mount }, "/login", [banner("w_register", "Of the registration")]);
    const form = await screen.findByRole("form", { name: auth("login.tab") });
    await waitFor(() => expect(form.parentElement?.previousElementSibling?.tagName).toMatch(/^(?:H1|P)$/u));
    await expect(screen.queryByRole("list", { name: auth("banners") })).toBeNull();
  },
};

export const Waiting: SiteStory = {
  name: "While the banners load, the form below them can be used",
  play: async ({ mount, ...shown }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<Banners>();
    const { auth } = await openPage({ ...shown, mount }, "/login", held);
    const forgot = await screen.findByRole("button", { name: auth("login.forgot") });
    forgot.scrollIntoView({ block: "center" });
    const { left, top, width, height } = forgot.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(forgot).toContainElement(pressed as HTMLElement | null);
    release(banners);
    await screen.findByRole("list", { name: auth("banners") });
  },
};

export const Promotions: SiteStory = {
  name: "AU-023 after a login, and not before, the open promotions are fetched, and the account shows their number",
  play: async ({ mount, ...shown }) => {
    const { auth, sent } = await openPage({ ...shown, mount }, "/login");
    const form = within(await screen.findByRole("form", { name: auth("login.tab") }));
    const box = (label: string) => form.getByLabelText(new RegExp(`^${label}(?: ?\\*)?$`, "u"));
    await userEvent.type(box(auth("field.username")), "demo");
    await userEvent.type(box(auth("field.password")), "Demo-1234");
    await expect(sent).not.toContain("availablePromotions");
    await userEvent.click(form.getByRole("button", { name: auth("login.submit") }));
    await waitFor(() => expect(sent.slice(sent.indexOf(login.id))).toContain("availablePromotions"));
    await expect(
      (
        await screen.findAllByText(
          auth("account.promotions", { count: recorded.ko.availablePromotions.body.value.count }),
        )
      )[0],
    ).toBeInTheDocument();
    await expect(sent.filter((id) => id === "availablePromotions")).toHaveLength(1);
  },
};
