import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { SiteInBrowser } from "../../app/testing/SiteInBrowser.tsx";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { visit as visitOpen } from "../../../../../.storybook/frameStory.tsx";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../../.storybook/SceneSite.tsx";
import type { Fault } from "../../../../../.storybook/scenes.ts";
import { openScene } from "../../../../../.storybook/sceneSend.ts";
import { siteIn } from "../../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../../.storybook/siteTexts.ts";
import { holdScene, settingOf } from "../../../../../.storybook/storyGlobals.ts";

// Customer service from the pages of a closed site. The window is the browser's: here a stand-in shows what happens to it.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Support",
  component: SceneSite,
  tags: ["!autodocs"],
  // The simulated browser controls are outside the page's landmarks.
  parameters: { layout: "fullscreen", a11y: { test: "off" } },
};
export default meta;

let visits = 0;

/** Opens a closed site. `press` presses Contact Us in a browser that opens a window, or blocks it. */
async function visit({ mount, ...story }: SiteStoryContext, scene: "maintenance" | "restricted", fault?: Fault) {
  const site: SiteConfig = {
    ...siteIn(settingOf(story)),
    contact: { email: "help@brand.example", social: "https://social.example/brand" },
    support: { cipher: "DES-ECB" },
  };
  const { send, asked } = openScene({ scene, site, ...(fault && { faults: { customerServices: fault } }) });
  visits += 1;
  await mount(<SiteInBrowser key={visits} site={site} send={send} visited={["/index"]} />);
  const texts = await siteTexts(site);
  const events: string[] = [];
  const popup = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: (address: string) => events.push(address) },
    close: () => events.push("closed"),
  };
  const press = async (blocked = false) => {
    const { open } = globalThis;
    globalThis.open = () => {
      events.push(blocked ? "blocked" : "opened");
      return blocked ? null : (popup as unknown as Window);
    };
    try {
      const button = await screen.findByRole("button", { name: texts.t("blocked.contact") });
      await userEvent.click(button);
      await waitFor(() => expect(button).toBeEnabled());
    } finally {
      globalThis.open = open;
    }
  };
  return { ...texts, asked, events, press };
}

export const Maintenance: SiteStory = {
  name: "SY-012 Contact Us on the maintenance page opens the chat in a window",
  ...holdScene("maintenance"),
  play: async ({ mount, ...shown }) => {
    const { events, press } = await visit({ ...shown, mount }, "maintenance");
    await press();
    await waitFor(() => expect(events).toEqual(["opened", "https://chat.example.invalid/scenes/chat"]));
    await expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  },
};

export const Region: SiteStory = {
  name: "SY-016 Contact Us on the region page opens a window and asks for customer service",
  ...holdScene("restricted"),
  play: async ({ mount, ...shown }) => {
    const { events, press, asked } = await visit({ ...shown, mount }, "restricted");
    await expect(asked).not.toContain("customerServices");
    await press();
    await waitFor(() => expect(events).toEqual(["opened", "https://chat.example.invalid/scenes/chat"]));
    await expect(asked).toContain("customerServices");
  },
};

/** The message names what happened, and leads to the brand's own contacts. */
async function expectMessage(text: string, mail: string, channel: string) {
  const alert = within(await screen.findByRole("alert"));
  await expect(await alert.findByText(text)).toBeVisible();
  await expect(alert.getByRole("link", { name: mail })).toHaveAttribute("href", "mailto:help@brand.example");
  const link = alert.getByRole("link", { name: channel });
  await expect(link).toHaveAttribute("href", "https://social.example/brand");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
}

export const Blocked: SiteStory = {
  name: "CS-012 a blocked window is said to be blocked, and the brand's own contacts are offered",
  ...holdScene("maintenance"),
  play: async ({ mount, ...shown }) => {
    const { auth, events, press, asked } = await visit({ ...shown, mount }, "maintenance");
    await press(true);
    await expectMessage(auth("support.blocked"), auth("support.mail"), auth("support.channel"));
    await expect(events).toEqual(["blocked"]);
    await expect(asked).not.toContain("customerServices");
  },
};

export const Failed: SiteStory = {
  name: "Without a response the window closes, the page says so, and the next try is open",
  ...holdScene("maintenance"),
  play: async ({ mount, ...shown }) => {
    const { auth, events, press } = await visit({ ...shown, mount }, "maintenance", "error");
    await press();
    await waitFor(() => expect(events).toEqual(["opened", "closed"]));
    await expectMessage(auth("support.failed"), auth("support.mail"), auth("support.channel"));
    await press();
    await waitFor(() => expect(events).toEqual(["opened", "closed", "opened", "closed"]));
  },
};

export const Openers: SiteStory = {
  name: "CS-014 each of the five entries opens one window and asks for the service",
  play: async ({ mount, ...shown }) => {
    for (const scene of ["maintenance", "restricted"] as const) {
      const { events, press, asked } = await visit({ ...shown, mount }, scene);
      await press();
      await waitFor(() => expect(events, scene).toEqual(["opened", "https://chat.example.invalid/scenes/chat"]));
      await expect(asked, scene).toContain("customerServices");
    }
    const page = await visitOpen({ ...shown, mount }, { scene: "member", site: { support: { cipher: "DES-ECB" } } });
    const { open } = globalThis;
    const events: string[] = [];
    globalThis.open = () => {
      events.push("opened");
      const replace = (address: string) => events.push(address);
      return { document: document.implementation.createHTMLDocument(), location: { replace } } as never;
    };
    const openers: Readonly<Record<string, () => Promise<unknown>>> = {
      "account menu": async () => {
        const account = new RegExp(`^${page.auth("account.menu")}`, "u");
        await userEvent.click(await screen.findByRole("button", { name: account }));
        await userEvent.click(await screen.findByRole("menuitem", { name: page.auth("account.support") }));
      },
      "side menu": async () => {
        const { inMenu } = await page.openMenu();
        await userEvent.click(inMenu.getByRole("button", { name: page.menu("support") }));
      },
      "right bar": async () => (await screen.findByText(page.menu("dock.support"))).closest("button")?.click(),
    };
    try {
      for (const [opener, press] of Object.entries(openers)) {
        const before = page.count("customerServices");
        events.length = 0;
        await press();
        await waitFor(() => expect(events, opener).toEqual(["opened", "https://chat.example.invalid/scenes/chat"]));
        await expect(page.count("customerServices"), opener).toBe(before + 1);
      }
    } finally {
      globalThis.open = open;
    }
  },
};
