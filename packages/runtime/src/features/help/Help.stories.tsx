import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { features } from "@livery/product/features.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createTexts } from "../../i18n/createTexts.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { enterText } from "../../../../../.storybook/enterText.ts";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../../.storybook/sceneSend.ts";
import { siteIn } from "../../../../../.storybook/siteIn.ts";
import { slidePuzzle } from "../../../../../.storybook/slidePuzzle.ts";
import { settingOf, pageContent } from "../../../../../.storybook/storyGlobals.ts";

// The help centre with its form, and the page for partners.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Help",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

const topic = (id: string) => ({ id, title: `Topic ${id}`, content: `<p>Text of ${id}</p>` });
const topics = ["about", "limits", "terms", "contact"].map(topic);

type Responses = Readonly<Record<string, (request: never) => unknown>>;

let visits = 0;

/** Opens a page for a visitor, on a platform with these responses to calls by their ids. */
async function visit({ mount, ...story }: SiteStoryContext, path: string, responses: Responses = {}) {
  // A scene knows the characters of a picture, not the place of a slide.
  const { slideCaptcha: _, ...base } = siteIn(settingOf(story));
  const site: SiteConfig = {
    ...base,
    ...("slideCaptcha" in responses && { slideCaptcha: true }),
    features: Object.fromEntries(features.map(({ id }) => [id, true])) as SiteConfig["features"],
    switches: { ...base.switches, DIRECTREG3: true },
    lockedSwitches: ["DIRECTREG3"],
  };
  const platform = openScene({ scene: "guest", site });
  const sent: { readonly id: string; readonly request: unknown }[] = [];
  let waiting = 0;
  const own: Responses = { helpCenter: () => topics, ...responses };
  const send = (async (call, request, options) => {
    sent.push({ id: call.id, request });
    const respond = own[call.id];
    if (respond) return respond(request as never);
    waiting += 1;
    return platform.send(call, request, options).finally(() => (waiting -= 1));
  }) as Send;
  visits += 1;
  await mount(<SceneSite key={visits} path={path} prepared={{ site, platform: { ...platform, send } }} />);
  const texts = createTexts(site, site.defaultLanguage);
  await Promise.all((["core", "menu", "help", "affiliate", "forms"] as const).map((file) => texts.load(file)));
  const canvas = within(story.canvasElement);
  const item = async (id: string) => (await canvas.findByText(`Topic ${id}`)).closest("details")!;
  return {
    canvas,
    item,
    /** All requests have their responses. */
    settled: () => waitFor(() => expect(waiting).toBe(0)),
    sent: (id: string) => sent.filter((call) => call.id === id).map(({ request }) => request),
    t: texts.i18n.getFixedT(null, "help"),
    forms: texts.i18n.getFixedT(null, "forms"),
    core: texts.i18n.getFixedT(null, "core"),
    menu: texts.i18n.getFixedT(null, "menu"),
    affiliate: texts.i18n.getFixedT(null, "affiliate"),
  };
}

export const Topics: SiteStory = {
  name: "HP-001 HP-005 RT-029 /help has an item for each topic; its title shows its content, and another language loads its own",
  play: async ({ mount, ...context }) => {
    const { canvas, item, core, sent } = await visit({ ...context, mount }, "/help", {
      helpCenter: ({ language }: { readonly language: string }) =>
        topics.map((each) => ({ ...each, content: `${each.content}<p>in ${language} ${each.id}</p>` })),
    });
    const limits = await item("limits");
    await expect(canvas.getAllByText(/^Topic /u)).toHaveLength(topics.length);
    await expect(limits).not.toHaveAttribute("open");
    limits.querySelector("summary")!.click();
    await waitFor(() => expect(canvas.getByText("Text of limits")).toBeVisible());
    const [before] = sent("helpCenter") as readonly { readonly language: string }[];
    const other = before!.language === "ko" ? "en" : "ko";
    const [menu] = await canvas.findAllByRole("menu", { name: core("language.label"), hidden: true });
    menu!.querySelector<HTMLElement>(`[lang=${other}]`)!.click();
    await canvas.findByText(`in ${other} limits`);
    await expect(sent("helpCenter")).toContainEqual({ language: other });
  },
};

export const Anchor: SiteStory = {
  name: "HP-003 RT-003 RT-030 FT-011a /help#terms opens the terms and scrolls to them, as the footer's links do with their topics",
  play: async ({ mount, ...context }) => {
    const ids = ["limits", "about", "contact", "terms", "responsible", "privacy", "refund"];
    const long = ids.map((id) => ({ ...topic(id), content: `<p>${"Long. ".repeat(400)}</p>` }));
    const { canvas, item } = await visit({ ...context, mount }, "/help#terms", { helpCenter: () => long });
    const isReached = async (id: string) => {
      const reached = await item(id);
      await waitFor(() => expect(reached).toHaveAttribute("open"));
      await waitFor(async () => {
        const { top } = reached.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(top).toBeLessThan(innerHeight / 2);
      });
    };
    await isReached("terms");
    await expect(await item("limits")).not.toHaveAttribute("open");
    const footer = within(await canvas.findByRole("contentinfo"));
    await waitFor(() => expect(footer.getAllByRole("link").length).toBeGreaterThan(10));
    for (const id of ["about", "contact", "responsible", "privacy", "refund"]) {
      footer
        .getAllByRole("link")
        .find((link) => link.getAttribute("href") === `/help#${id}`)!
        .click();
      await isReached(id);
    }
  },
};

export const OwnTexts: SiteStory = {
  name: "FT-011b a link to a topic that the platform does not have, or fails to send, opens the brand's own text",
  play: async ({ mount, ...context }) => {
    const responses = [() => [topic("limits")], () => [], () => Promise.reject(new PlatformError("malformed", "x"))];
    for (const helpCenter of responses) {
      const { canvas, menu, t } = await visit({ ...context, mount }, "/help#privacy", { helpCenter });
      const title = await canvas.findByText(menu("footer.privacy"), { selector: "summary *" });
      await waitFor(() => expect(title.closest("details")).toHaveAttribute("open"));
      await expect(canvas.getByText(t("own.privacy"))).toBeVisible();
    }
    const { item } = await visit({ ...context, mount }, "/help#about");
    await waitFor(async () => expect(await item("about")).toHaveAttribute("open"));
    await expect(document.querySelectorAll("#topic-about")).toHaveLength(1);
  },
};

export const Languages: SiteStory = {
  name: "HD-067 AU-024b NT-013b each change of language, also back, loads announcements, help and the menus' games anew",
  play: async ({ mount, ...context }) => {
    const { sent, settled } = await visit({ ...context, mount }, "/help");
    const loads = () => ["announcements", "helpCenter", "vendors"].map((id) => sent(id).length);
    await waitFor(() => expect(loads()).toEqual([1, 1, 1]));
    const first = document.documentElement.lang;
    const other = first === "ko" ? "en" : "ko";
    for (const [at, language] of [other, first, other].entries()) {
      document.querySelector<HTMLElement>(`[role=menu] [lang=${language}]`)!.click();
      await waitFor(() => expect(document.documentElement.lang).toBe(language));
      await waitFor(() => expect(loads()).toEqual([at + 2, at + 2, at + 2]));
      // Otherwise the next visit to this language would use the request that is on its way.
      await settled();
      await expect(sent("helpCenter").at(-1)).toEqual({ language });
    }
  },
};

export const InFooter: SiteStory = {
  name: "FT-003 the footer fetches the help topics when opened; a title shows and hides its content",
  play: async ({ mount, ...context }) => {
    const { canvas, sent, menu } = await visit({ ...context, mount }, "/vip");
    const footer = within(await canvas.findByRole("contentinfo"));
    const opener = await footer.findByText(menu("footer.help"));
    await expect(sent("helpCenter")).toEqual([]);
    opener.click();
    const title = await footer.findByText("Topic limits");
    await expect(footer.getAllByText(/^Topic /u)).toHaveLength(topics.length);
    const content = await footer.findByText("Text of limits");
    await expect(content).not.toBeVisible();
    title.click();
    await waitFor(() => expect(content).toBeVisible());
    title.click();
    await waitFor(() => expect(content).not.toBeVisible());
  },
};

export const Search: SiteStory = {
  name: "A search keeps the topics that have its words",
  play: async ({ mount, ...context }) => {
    const { canvas, t } = await visit({ ...context, mount }, "/help");
    await enterText(() => canvas.findByRole("searchbox", { name: t("search.label") }), "TEXT of lim");
    await waitFor(() =>
      expect(canvas.getAllByText(/^Topic /u).map((each) => each.textContent)).toEqual(["Topic limits"]),
    );
    await enterText(() => canvas.getByRole("searchbox"), "nothing like it");
    await userEvent.click(await canvas.findByRole("button", { name: t("search.all") }));
    await expect(await canvas.findAllByText(/^Topic /u)).toHaveLength(topics.length);
  },
};

export const Bare: SiteStory = {
  name: "HP-002 RT-031 /helpmc has the topics, and neither header nor footer",
  play: async ({ mount, ...context }) => {
    const { canvas, item } = await visit({ ...context, mount }, "/helpmc");
    await item("terms");
    await expect(canvas.queryByRole("banner")).toBeNull();
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
};

export const Fails: SiteStory = {
  name: "HP-010 without a response the page says so and tries again; without topics it says that",
  play: async ({ mount, ...context }) => {
    let isDown = true;
    const { canvas, item, core } = await visit({ ...context, mount }, "/help", {
      helpCenter: () => {
        if (isDown) throw new PlatformError("refused", "helpCenter: 500", { status: 500 });
        return topics;
      },
    });
    const again = await canvas.findByRole("button", { name: new RegExp(core("failure.retry"), "u") });
    isDown = false;
    await userEvent.click(again);
    await item("terms");
    const empty = await visit({ ...context, mount }, "/help", { helpCenter: () => [] });
    await expect(await empty.canvas.findByText(empty.t("empty.title"))).toBeVisible();
  },
};

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (name: string, bytes: BlobPart = PNG) => new File([bytes], name, { type: "image/png" });

export const Feedback: SiteStory = {
  name: "HP-006 HP-008 HP-009 VF-057 the form keeps its input when it fails, thanks and is empty when it was sent",
  play: async ({ mount, ...context }) => {
    let isDown = true;
    const { item, sent, t, forms } = await visit({ ...context, mount }, "/help#contact", {
      feedback: () => {
        const apiError = { code: "FIELD_INVALID", said: "Please check.", value: { field: "images", rule: "pattern" } };
        if (isDown) throw new PlatformError("refused", "feedback: 422", { status: 422, apiError });
        return {};
      },
    });
    const contact = await item("contact");
    (await within(contact).findByRole("button", { name: t("contact.write") })).click();
    const form = within(await screen.findByRole("dialog", { name: t("feedback.title") }));
    await userEvent.selectOptions(await form.findByLabelText(new RegExp(t("feedback.type"), "u")), "IDEA");
    const text = () => form.getByLabelText<HTMLTextAreaElement>(new RegExp(t("feedback.text"), "u"));
    await enterText(text, "Please show the rules.");
    const upload = form.getByLabelText(t("feedback.pictures"));
    await userEvent.upload(
      upload,
      ["a.png", "b.png", "c.png", "d.png"].map((name) => png(name)),
    );
    await expect(await form.findByText(forms("picture.tooMany", { count: 3, name: "d.png" }))).toBeVisible();
    await expect(form.getAllByRole("listitem")).toHaveLength(3);
    await enterText(() => form.getByLabelText(t("feedback.remark")), "From my phone");
    await enterText(() => form.getByLabelText(t("feedback.contact")), "han@mail.example");
    const send = async () => {
      await enterText(() => document.querySelector<HTMLElement>("input[name=captcha]"), "SCENE");
      form.getByRole("button", { name: t("feedback.send") }).click();
    };
    await send();
    await expect(await form.findByText(forms("picture.refused"), { exact: false })).toBeVisible();
    await expect(text()).toHaveValue("Please show the rules.");
    isDown = false;
    await waitFor(() => expect(document.querySelector("input[name=captcha]")).toHaveValue(""));
    await waitFor(
      async () => {
        await send();
        await expect(form.getByText(t("feedback.thanks"))).toBeVisible();
      },
      { timeout: 5000 },
    );
    await expect(text()).toHaveValue("");
    await expect(form.queryAllByRole("listitem")).toHaveLength(0);
    await expect(sent("feedback").at(-1)).toMatchObject({
      type: "IDEA",
      text: "Please show the rules.",
      remark: "From my phone",
      contact: "han@mail.example",
      images: ["a.png", "b.png", "c.png"].map((name) => expect.objectContaining({ name })),
      captcha: { text: "SCENE" },
    });
  },
};

export const Pictures: SiteStory = {
  name: "VF-055 VF-056 VF-058 a GIF, a renamed page and a picture above 5 MB are not added; with a picture a slide is not enough",
  play: async ({ mount, ...context }) => {
    const { canvas, t, forms } = await visit({ ...context, mount }, "/help", {
      slideCaptcha: slidePuzzle,
      solveSlideCaptcha: () => ({ proof: "p1" }),
    });
    (await canvas.findAllByRole("button", { name: t("contact.write") }))[0]!.click();
    const form = within(await screen.findByRole("dialog", { name: t("feedback.title") }));
    const upload = await form.findByLabelText(t("feedback.pictures"));
    const choose = (file: File) => userEvent.upload(upload, file, { applyAccept: false });
    await choose(new File(["GIF89a"], "a.gif", { type: "image/gif" }));
    await expect(await form.findByText(forms("picture.kind", { name: "a.gif" }))).toBeVisible();
    await choose(png("page.png", "<script>alert(1)</script>"));
    await expect(await form.findByText(forms("picture.kind", { name: "page.png" }))).toBeVisible();
    const fiveMegabytes = new Uint8Array(5 * 1024 * 1024);
    fiveMegabytes.set(PNG);
    await choose(new File([fiveMegabytes, "x"], "large.png", { type: "image/png" }));
    await expect(await form.findByText(forms("picture.size", { limit: 5, name: "large.png" }))).toBeVisible();
    await expect(form.queryAllByRole("listitem")).toHaveLength(0);
    const slider = await form.findByRole("slider");
    await waitFor(() => expect(slider).not.toHaveAttribute("aria-disabled"));
    slider.focus();
    await userEvent.keyboard("{ArrowRight>10/}{Enter}");
    await form.findByText(forms("slide.passed"), { selector: "[role=status]" });
    await choose(png("fits.png", fiveMegabytes));
    await expect(await form.findByLabelText(new RegExp(forms("captcha.label"), "u"))).toHaveValue("");
    await expect(form.queryByRole("slider")).toBeNull();
    await choose(new File([new Uint8Array([0xff, 0xd8, 0xff])], "photo.jpg", { type: "image/jpeg" }));
    await waitFor(() => expect(form.getAllByRole("listitem")).toHaveLength(2));
  },
};

export const Join: SiteStory = {
  name: "RT-033 /join has its title and a button to join, which leads to the registration",
  play: async ({ mount, ...context }) => {
    const { canvas, affiliate } = await visit({ ...context, mount }, "/join");
    await expect(await canvas.findByRole("heading", { level: 1, name: affiliate("page.title") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: affiliate("action.register") })).toHaveAttribute("href", "/register");
    await expect(canvas.getByRole("link", { name: affiliate("action.write") })).toHaveAttribute(
      "href",
      "/help#contact",
    );
    await canvas.findByText(affiliate("begin.share.title"));
  },
};
