import { login } from "@livery/platform/calls/login.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { HumanCheckContext, type HumanCheckOptions, type OpenHumanCheck } from "../../services/turnstile/humanCheck.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { enterText } from "../../../../../../.storybook/enterText.ts";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../../../.storybook/sceneSend.ts";
import { siteIn, withSmallHome } from "../../../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../../../.storybook/siteTexts.ts";
import { pageContent, settingOf } from "../../../../../../.storybook/storyGlobals.ts";

// Login of a brand with a Turnstile widget. A double takes Cloudflare's place.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Turnstile",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

const turnstile = { siteKey: "0x4AAAAAAAExampleSiteKey" };
const wrongLogin = () =>
  new PlatformError("refused", "WRONG_LOGIN", {
    status: 401,
    apiError: { code: "WRONG_LOGIN", value: { captcha: true } },
  });

/** Widgets that open, or fail, in turn; the latest is the one on the page. */
function createDouble(blocked: number) {
  const opened: HumanCheckOptions[] = [];
  let [left, open] = [blocked, 0];
  const openCheck: OpenHumanCheck = async (options) => {
    opened.push(options);
    left -= 1;
    if (left >= 0) throw new Error("blocked");
    open += 1;
    return () => void (open -= 1);
  };
  const here = async () => openCheck;
  return { opened, open: () => open, service: { here: openCheck, load: here, preload: here } };
}

/** The login page after a first login that failed, so that the platform asks for a captcha. */
async function openLogin({ mount, ...story }: SiteStoryContext, blocked = 0) {
  const site = { ...withSmallHome(siteIn(settingOf(story))), turnstile };
  const scene = openScene({ scene: "guest", site });
  const double = createDouble(blocked);
  const bodies: unknown[] = [];
  const failures = [wrongLogin(), wrongLogin()];
  const send = (async (call, request, options) => {
    if (call.id !== "login") return scene.send(call, request, options);
    bodies.push(call.encode(request, { merchant: site.merchant }).json);
    const failure = failures.shift();
    if (failure) throw failure;
    return scene.send(login, { type: "username", username: "demo", password: "x" }, options);
  }) as Send;
  await mount(
    <HumanCheckContext value={double.service}>
      <SceneSite path="/login" prepared={{ site, platform: { ...scene, send } }} />
    </HumanCheckContext>,
  );
  const { auth, forms } = await siteTexts(site);
  const box = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const submit = async () => userEvent.click(await screen.findByRole("button", { name: auth("login.submit") }));
  const fill = async () => {
    await enterText(() => box("username"), "demo");
    await enterText(() => box("password"), "Clear-Sky-9");
  };
  await fill();
  await submit();
  await waitFor(() => expect(double.opened).toHaveLength(1));
  return { ...double, auth, forms, bodies, fill, submit, widget: () => double.opened.at(-1)! };
}

export const Login: SiteStory = {
  name: "AU-085c where the platform asks for a captcha, the widget comes, and each login sends a token of its own",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount });
    await expect(page.widget()).toMatchObject({ account: turnstile, language: document.documentElement.lang });
    await page.fill();
    await page.submit();
    await expect(await screen.findByText(page.forms("check.missing"))).toBeVisible();
    await expect(page.bodies).toHaveLength(1);
    page.widget().onToken("token-1");
    await waitFor(() => expect(screen.queryByText(page.forms("check.missing"))).toBeNull());
    await page.submit();
    await waitFor(() => expect(page.opened).toHaveLength(2));
    await expect(page.open()).toBe(1);
    page.widget().onToken("token-2");
    await page.fill();
    await page.submit();
    await waitFor(() => expect(sessionStorage.getItem("token")).not.toBeNull());
    await expect(page.bodies.slice(1)).toMatchObject([
      { captchaId: "turnstile", captcha: "token-1" },
      { captchaId: "turnstile", captcha: "token-2" },
    ]);
  },
};

export const Blocked: SiteStory = {
  name: "A blocked widget says so and can be tried again; one that expires takes its token back",
  play: async ({ mount, ...shown }) => {
    const page = await openLogin({ ...shown, mount }, 1);
    await expect(await screen.findByText(page.forms("check.failed"))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: page.forms("check.retry") }));
    await waitFor(() => expect(screen.queryByText(page.forms("check.failed"))).toBeNull());
    await page.fill();
    page.widget().onToken("token-1");
    page.widget().onToken("");
    await page.submit();
    await expect(await screen.findByText(page.forms("check.missing"))).toBeVisible();
    page.widget().onFailure();
    await expect(await screen.findByText(page.forms("check.failed"))).toBeVisible();
    await expect(page.bodies).toHaveLength(1);
  },
};

/** What Cloudflare's script leaves in a page, as a script of its own. */
const standIn = `data:text/javascript,${encodeURIComponent(`
  window.turnstile = {
    render(place, options) {
      (window.turnstileCalls ??= []).push(options);
      place.append("widget");
      return "widget-1";
    },
    remove(id) { window.turnstileCalls.push(id); },
  };
`)}`;

export const Script: SiteStory = {
  name: "Turnstile's script shows the widget and hands over its token; a failed one is loaded again",
  play: async ({ mount }) => {
    await mount(<div id="place" />);
    const page = globalThis as { turnstile?: unknown; turnstileCalls?: (Record<string, unknown> | string)[] };
    const { openTurnstile } = await import("../../services/turnstile/turnstile.section.ts");
    const said: string[] = [];
    const place = document.querySelector<HTMLElement>("#place")!;
    const options: HumanCheckOptions = {
      account: turnstile,
      place,
      language: "zh-Hans",
      mode: "dark",
      onToken: (token) => said.push(`token ${token}`),
      onFailure: () => said.push("failure"),
    };
    try {
      await expect(openTurnstile(options, "data:text/javascript,;")).rejects.toThrow("not Turnstile");
      const end = await openTurnstile(options, standIn);
      await expect(place).toHaveTextContent("widget");
      const [shown] = page.turnstileCalls as [Record<string, (...args: unknown[]) => unknown>];
      await expect(shown).toMatchObject({ sitekey: turnstile.siteKey, language: "zh-cn", theme: "dark" });
      shown["callback"]?.("t1");
      shown["expired-callback"]?.();
      await expect(shown["error-callback"]?.("110200")).toBe(true);
      await expect(said).toEqual(["token t1", "token ", "failure"]);
      end();
      await expect(page.turnstileCalls?.at(-1)).toBe("widget-1");
    } finally {
      delete page.turnstile;
      delete page.turnstileCalls;
      for (const script of document.querySelectorAll('script[src^="data:text/javascript,"]')) script.remove();
    }
  },
};
