import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { AGE_NOTICE_KEY } from "../site/ageNotice.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { enterText } from "../../../../.storybook/enterText.ts";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import { siteIn, withSmallHome } from "../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../.storybook/siteTexts.ts";
import { wholePage, settingOf } from "../../../../.storybook/storyGlobals.ts";
import { turning } from "../testing/turning.ts";

// What the site says and asks about a visitor's age.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Age",
  component: SceneSite,
  tags: ["!autodocs"],
  ...wholePage("guest"),
};
export default meta;

const AGE = 19;

interface VisitOptions {
  readonly site?: Partial<SiteConfig>;
  readonly firstVisit?: boolean;
  readonly path?: string;
  /** What the platform answers to free play, in turn; afterwards it begins. */
  readonly refusals?: readonly PlatformError[];
}

/** Shows the site; `guests` lists the requests for free play. */
async function visit({ mount, ...story }: SiteStoryContext, options: VisitOptions = {}) {
  const { firstVisit = false, path, refusals = [] } = options;
  const base = withSmallHome(siteIn(settingOf(story)));
  const site: SiteConfig = {
    ...base,
    minimumAge: AGE,
    ...options.site,
    switches: { ...base.switches, FREEPLAY3: true },
    lockedSwitches: [...base.lockedSwitches, "FREEPLAY3"],
  };
  const scene = openScene({ scene: "guest", site, firstVisit });
  const guests: unknown[] = [];
  let lateStarts = 0;
  const coming = [...refusals];
  const send = (async (call, request, sending) => {
    if (call.id === "whitelabel") lateStarts += 1;
    if (call.id !== "freePlay") return scene.send(call, request, sending);
    guests.push(request);
    const refusal = coming.shift();
    if (refusal) throw refusal;
    return { token: "scene-trial", firstTimeLogin: false, passwordExpired: false };
  }) as Send;
  let visits = 0;
  const show = async () => {
    visits += 1;
    const platform = { ...scene, send: ((...args) => send(...args)) as Send };
    await mount(<SceneSite key={visits} path={path} prepared={{ site, platform }} />);
  };
  await show();
  return { ...(await siteTexts(site)), guests, show, lateStarts: () => lateStarts };
}

const notice = async () => screen.findByRole("alertdialog");

export const FirstVisit: SiteStory = {
  name: "CO-012 a first visit begins with the age notice, the next one does not",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { firstVisit: true });
    const box = await notice();
    await expect(box).toHaveAccessibleName(page.auth("ageNotice.title", { age: AGE }));
    await expect(within(box).getAllByRole("button")).toHaveLength(1);
    await userEvent.click(within(box).getByRole("button", { name: page.auth("ageNotice.confirm", { age: AGE }) }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(localStorage.getItem(AGE_NOTICE_KEY)).toBe("seen");
    sessionStorage.removeItem("settings");
    await page.show();
    // The notice would come together with this call.
    await waitFor(() => expect(page.lateStarts()).toBe(2));
    await screen.findByRole("link", { name: page.t("header.login") });
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const ByKeyboard: SiteStory = {
  name: "the age notice holds the focus, and Enter goes on to the page",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { firstVisit: true });
    const action = await within(await notice()).findByRole("button");
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await screen.findByRole("link", { name: page.t("header.login") });
  },
};

export const RealMoney: SiteStory = {
  name: "the age notice calls a site for play money one, and no other",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { firstVisit: true, site: { play: "real-money" } });
    await expect(await notice()).toHaveAccessibleDescription(
      expect.stringContaining(page.auth("ageNotice.money", { age: AGE })),
    );
  },
};

const checking = { site: { ageCheckBeforeFreePlay: true }, path: "/login" } as const;

async function state(page: Awaited<ReturnType<typeof visit>>, date: string): Promise<HTMLElement> {
  const find = () => screen.findByLabelText(new RegExp(`^${page.auth("field.birthday")}`, "u"));
  const box = await enterText(find, date);
  await userEvent.click(screen.getByRole("button", { name: page.auth("freePlay.begin") }));
  return box;
}

const openCheck = async (page: Awaited<ReturnType<typeof visit>>) => {
  await userEvent.click(await screen.findByRole("button", { name: page.auth("freePlay.label") }));
  return screen.findByRole("heading", { name: page.auth("freePlay.title") });
};

export const OldEnough: SiteStory = {
  name: "CO-012 where the age is checked, free play begins for visitors who have reached it",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, checking);
    await openCheck(page);
    await expect(page.guests).toEqual([]);
    const date = turning(AGE, -1);
    await state(page, date);
    await waitFor(() => expect(sessionStorage.getItem("isAgent")).toBe("4"));
    await expect(page.guests).toEqual([expect.objectContaining({ birthday: date })]);
  },
};

export const TooYoung: SiteStory = {
  name: "CO-012 a visitor who is too young gets a message, and no session begins",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, checking);
    await openCheck(page);
    const box = await state(page, turning(AGE, 2));
    await waitFor(() => expect(box).toHaveAccessibleDescription(page.auth("freePlay.young", { age: AGE })));
    await expect(box).toHaveFocus();
    await expect(page.guests).toEqual([]);
    await expect(sessionStorage.getItem("token")).toBeNull();
    // The way back.
    await userEvent.click(screen.getByRole("button", { name: page.auth("forgotPassword.back") }));
    const dialog = within(await screen.findByRole("dialog", { name: page.auth("login.title") }));
    await dialog.findByRole("button", { name: page.auth("freePlay.label") });
  },
};

export const Missing: SiteStory = {
  name: "a date of birth that is missing or does not exist is asked for again",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, checking);
    await openCheck(page);
    const box = await state(page, "2001-02-29");
    await waitFor(() => expect(box).toHaveAccessibleDescription(page.forms("in_pattern_12")));
    await expect(page.guests).toEqual([]);
  },
};

export const RefusedByPlatform: SiteStory = {
  name: "the platform's own rejection of an age reads the same",
  play: async ({ mount, ...shown }) => {
    const refusal = new PlatformError("refused", "TOO_YOUNG", {
      status: 403,
      apiError: { code: "TOO_YOUNG", value: { field: "birthday" }, said: "Said by the platform" },
    });
    const page = await visit({ ...shown, mount }, { ...checking, refusals: [refusal] });
    await openCheck(page);
    const box = await state(page, turning(AGE, -1));
    await waitFor(() => expect(box).toHaveAccessibleDescription(page.auth("freePlay.young", { age: AGE })));
    await expect(sessionStorage.getItem("token")).toBeNull();
  },
};
