import type { Announcements, Promotion } from "@livery/platform/calls/announcements.ts";
import type { PromotionDetail } from "@livery/platform/calls/promotion.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createTexts } from "../../i18n/createTexts.ts";
import { activityStates } from "../../kit/promotions/activityStates.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../../.storybook/sceneSend.ts";
import type { SceneId } from "../../../../../.storybook/scenes.ts";
import { siteIn } from "../../../../../.storybook/siteIn.ts";
import { settingOf, pageContent } from "../../../../../.storybook/storyGlobals.ts";

// The list of promotions and one promotion, with what a member can do about it.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Promotions",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

const PICTURE = "/wps/pictures/promotion/coin/story.svg";

const offer = (id: string, about: Partial<Promotion> = {}): Promotion => ({
  id,
  title: `Offer ${id}`,
  summary: `About ${id}`,
  picture: PICTURE,
  startsAt: 0,
  ...about,
});

const detail: PromotionDetail = {
  id: "1",
  title: "Weekly cashback",
  picture: PICTURE,
  startsAt: 0,
  content: "<p>Some of it <strong>comes back</strong><img src='data:,' onerror='document.title = `attacked`'></p>",
  terms: ["Bets of at least 100,000.", "Crash games do not count."],
};

interface Platform {
  readonly scene?: SceneId;
  readonly announcements?: Partial<Announcements>;
  readonly detail?: PromotionDetail;
  /** Why joining or claiming is refused; without it, both are allowed. */
  readonly refusal?: string;
}

let visits = 0;

/** Opens a page of a site on a platform with these promotions. */
async function visit({ mount, ...story }: SiteStoryContext, path: string, platform: Platform) {
  const base: SiteConfig = siteIn(settingOf(story));
  const site: SiteConfig = {
    ...base,
    features: { ...base.features, promotions: true },
  };
  const scene = openScene({ scene: platform.scene ?? "guest", site });
  const sent: { readonly id: string; readonly request: unknown }[] = [];
  /** The member's state once it has joined or claimed. */
  let state: string | undefined;
  const send = (async (call, request, options) => {
    sent.push({ id: call.id, request });
    if (call.id === "joinPromotion" || call.id === "claimPromotion") {
      if (platform.refusal !== undefined) {
        const apiError = { code: "PROMOTION_CLOSED", said: platform.refusal };
        throw new PlatformError("refused", "not now", { status: 422, apiError });
      }
      state = call.id === "joinPromotion" ? "signed" : "claimed";
      return { state };
    }
    if (call.id === "promotion") {
      if (platform.detail) return { ...platform.detail, ...(state !== undefined && { state }) };
      throw new PlatformError("refused", "unknown", { status: 404 });
    }
    const response = await scene.send(call, request, options);
    if (call.id !== "announcements") return response;
    return { banners: [], notices: [], popups: [], promotions: [], ...platform.announcements };
  }) as Send;
  visits += 1;
  await mount(<SceneSite key={visits} path={path} prepared={{ site, platform: { ...scene, send } }} />);
  const texts = createTexts(site, site.defaultLanguage);
  await Promise.all([texts.load("core"), texts.load("auth"), texts.load("promotions")]);
  return {
    canvas: within(story.canvasElement),
    t: texts.i18n.getFixedT(null, "promotions"),
    auth: texts.i18n.getFixedT(null, "auth"),
    sent: (id: string) => sent.filter((one) => one.id === id),
  };
}

export const List: SiteStory = {
  name: "RT-026 PR-001 CO-030 one card for each promotion, none of the other parts, each with its terms; past ones are last",
  play: async ({ mount, ...story }) => {
    const announcements: Partial<Announcements> = {
      promotions: [
        offer("over", { endsAt: 1, terms: "<p>It was short.</p>" }),
        offer("A", { terms: "<ul><li>Deposit 10</li><li>Turnover 5</li></ul>" }),
        offer("B", { terms: "<p>No slots<script>0</script></p>" }),
      ],
      notices: [{ id: "n", title: "A notice", content: "", at: 0 }],
    };
    const { canvas, t } = await visit({ mount, ...story }, "/promotions", { announcements });
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(t("list.title"));
    await canvas.findByRole("article", { name: "Offer A" });
    const cards = canvas.getAllByRole("article");
    const names = cards.map((card) => within(card).getByRole("heading", { level: 3 }).textContent);
    await expect(names).toEqual(["Offer A", "Offer B", "Offer over"]);
    await expect(cards[0]).toHaveTextContent("Deposit 10 Turnover 5");
    await expect(cards[1]).toHaveTextContent("No slots");
    await expect(cards[2]).toHaveTextContent("It was short.");
    await expect(cards[2]).toHaveTextContent(t("list.ended"));
    await expect(within(cards[0] as HTMLElement).getByRole("link")).toHaveAttribute("href", "/promoDetail?id=A");
  },
};

export const One: SiteStory = {
  name: "RT-027 PR-002 PR-026 one promotion shows its title, its HTML without scripts, its terms and its button",
  play: async ({ mount, ...story }) => {
    const { canvas, auth } = await visit({ mount, ...story }, "/promoDetail?id=1", { detail });
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Weekly cashback");
    await expect(await canvas.findByText("comes back")).toHaveProperty("localName", "strong");
    for (const term of detail.terms) await expect(canvas.getByText(term)).toBeVisible();
    await expect(canvas.getByRole("button", { name: auth("activity.join") })).toBeEnabled();
    await expect(document.title).toMatch(/^Weekly cashback · /);
    await expect(canvas.getByRole("article").querySelectorAll("[onerror]")).toHaveLength(0);
  },
};

export const Missing: SiteStory = {
  name: "RT-027 without an id, or with an unknown one, the page says so and links to the promotions",
  play: async ({ mount, ...story }) => {
    for (const path of ["/promoDetail", "/promoDetail?id=nope"]) {
      const { canvas, t } = await visit({ mount, ...story }, path, {});
      await expect(await canvas.findByRole("heading", { level: 1, name: t("detail.missing") })).toBeVisible();
      await expect(canvas.getByRole("link", { name: t("detail.all") })).toHaveAttribute("href", "/promotions");
    }
  },
};

/** Shows a promotion in each state and checks its button. */
function inStates(words: readonly string[]): NonNullable<SiteStory["play"]> {
  return async ({ mount, ...story }) => {
    for (const word of words) {
      const shown = { ...detail, state: word, reason: "Another one is under way." };
      const { canvas, auth } = await visit({ mount, ...story }, "/promoDetail?id=1", {
        scene: "member",
        detail: shown,
      });
      const label = word in activityStates ? auth(`activity.${word as keyof typeof activityStates}`) : word;
      const button = await canvas.findByRole("button", { name: label });
      if (word === "join" || word === "claim") await expect(button, word).toBeEnabled();
      else await expect(button, word).toBeDisabled();
      const why = canvas.queryByText("Another one is under way.");
      if (word === "rejected") await expect(why).toBeVisible();
      else await expect(why, word).toBeNull();
    }
  };
}

export const Open: SiteStory = {
  name: "PR-003 PR-004 PR-005 PR-006 PR-007 join and claim can be pressed; applying, close and rejected, with its reason, cannot",
  play: inStates(["join", "claim", "applying", "close", "rejected"]),
};
export const Done: SiteStory = {
  name: "PR-008 PR-009 PR-010 PR-011 PR-012 issued, claimed, process, signed and coming soon are only shown",
  play: inStates(["issued", "claimed", "process", "signed", "comingSoon"]),
};
export const Unknown: SiteStory = {
  name: "PR-013 a state that is none of the ten is shown as it is and cannot be pressed",
  play: inStates([...Object.keys(activityStates), "foo"]),
};

export const Gate: SiteStory = {
  name: "PR-014 to join or claim, a visitor logs in first; a member's press is sent once and shows the new state",
  play: async ({ mount, ...story }) => {
    const guest = await visit({ mount, ...story }, "/promoDetail?id=1", { detail });
    await userEvent.click(await guest.canvas.findByRole("button", { name: guest.auth("activity.join") }));
    const login = await screen.findByRole("dialog", { name: guest.auth("login.title") });
    await waitFor(() => expect(login).toBeVisible());
    await expect(guest.sent("joinPromotion")).toEqual([]);
    for (const [action, next] of [
      ["join", "signed"],
      ["claim", "claimed"],
    ] as const) {
      const shown = { scene: "member", detail: { ...detail, state: action } } as const;
      const member = await visit({ mount, ...story }, "/promoDetail?id=1", shown);
      const balances = member.sent("balance").length;
      await userEvent.click(await member.canvas.findByRole("button", { name: member.auth(`activity.${action}`) }));
      const after = await member.canvas.findByRole("button", { name: member.auth(`activity.${next}`) });
      await userEvent.click(after);
      const call = `${action}Promotion`;
      await expect(member.sent(call)).toEqual([{ id: call, request: { id: "1" } }]);
      await waitFor(() => expect(member.sent("balance").length).toBeGreaterThan(balances));
    }
  },
};

export const Kept: SiteStory = {
  name: "PR-014 after joining or claiming, the button keeps the focus in its new state and the outcome is announced",
  play: async ({ mount, ...story }) => {
    for (const [action, next] of [
      ["join", "signed"],
      ["claim", "claimed"],
    ] as const) {
      const shown = { scene: "member", detail: { ...detail, state: action } } as const;
      const { canvas, t, auth } = await visit({ mount, ...story }, "/promoDetail?id=1", shown);
      const button = await canvas.findByRole("button", { name: auth(`activity.${action}`) });
      const status = within(button.parentElement!).getByRole("status");
      await expect(status).toBeEmptyDOMElement();
      button.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(button).toHaveTextContent(auth(`activity.${next}`)));
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(status).toHaveTextContent(t(`done.${action}`));
      await expect(getComputedStyle(button).cursor).toBe("not-allowed");
    }
  },
};

export const Refused: SiteStory = {
  name: "PR-014 a refused press says why, and can be repeated",
  play: async ({ mount, ...story }) => {
    const refusal = "You cannot join this promotion at the moment.";
    const { canvas, auth } = await visit({ mount, ...story }, "/promoDetail?id=1", {
      scene: "member",
      detail,
      refusal,
    });
    const button = await canvas.findByRole("button", { name: auth("activity.join") });
    await userEvent.click(button);
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await expect(button).toBeEnabled();
  },
};
