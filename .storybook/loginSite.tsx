import { type Send, createSend } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import { type FaultId, faultySend } from "@livery/runtime/testing/faults.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { enterText } from "./enterText.ts";
import { SceneSite, type SiteStoryContext } from "./SceneSite.tsx";
import { openScene } from "./sceneSend.ts";
import { siteIn, withSmallHome } from "./siteIn.ts";
import { siteTexts } from "./siteTexts.ts";
import { settingOf } from "./storyGlobals.ts";

// A site on which stories log in, change the password and log out.

interface Platform {
  /** What the platform adds to its response to a login. */
  readonly flags?: object;
  /** What becomes of the changes of the password, in turn: done, rejected, done without a response, or a fault. */
  readonly changes?: readonly ("done" | "lost" | PlatformError | { readonly fault: FaultId })[];
  /** What the member's data waits for, or fails with. */
  readonly member?: () => Promise<void>;
  /** What the response to a logout waits for. */
  readonly logout?: () => Promise<void>;
  /** The page that it opens at. */
  readonly path?: string;
}

export const rejected = (status: number, code: string, value: object = {}) =>
  new PlatformError("refused", code, { status, apiError: { code, value } });

/** The site on a platform with the member `demo`; a page that is shown again is a reload. */
export async function open(
  { mount, ...story }: SiteStoryContext,
  { flags = {}, changes = [], member, logout, path = HOME_PATH }: Platform,
) {
  const site: SiteConfig = withSmallHome(siteIn(settingOf(story)));
  sessionStorage.clear();
  const scene = openScene({ scene: "guest", site });
  const coming = [...changes];
  const sent: { readonly id: string; readonly request: unknown }[] = [];
  const logouts: string[] = [];
  const logoutClient = createSend({
    origin: "/",
    merchant: site.merchant,
    language: () => document.documentElement.lang,
    token: () => sessionStorage.getItem("token") ?? undefined,
    fetch: async (input) => {
      const { method, url } = input as Request;
      logouts.push(`${method} ${new URL(url).pathname}`);
      await logout?.();
      return Response.json({ success: true });
    },
  });
  let restricted = Object.keys(flags).some((flag) => flag !== "firstTimeLogin");
  const respond: Send = async (call, request, options) => {
    sent.push({ id: call.id, request });
    if (call.id === "changePassword") {
      const outcome = coming.shift() ?? "done";
      if (outcome instanceof PlatformError) throw outcome;
      if (typeof outcome === "object") return faultySend(outcome.fault)(call, request, options);
      restricted = false;
      if (outcome === "lost") throw new PlatformError("offline", "the response was lost");
      return {} as never;
    }
    if (call.id === "logout") return logoutClient(call, request, options);
    if (call.id === "memberInfo") await member?.();
    const response = await scene.send(call, request, options);
    if (call.id === "login") return { ...response, ...(restricted || "firstTimeLogin" in flags ? flags : {}) } as never;
    if (call.id === "memberInfo" && restricted) return { ...response, mustChangePassword: true } as never;
    return response;
  };
  let visit = 0;
  const show = async () => {
    visit += 1;
    const send: Send = (...call) => respond(...call);
    await mount(<SceneSite key={visit} path={path} prepared={{ site, platform: { ...scene, send } }} />);
  };
  const texts = await siteTexts(site);
  const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
  const box = async (label: string) => screen.findByLabelText(new RegExp(`^${label}(?: ?\\*)?$`, "u"));
  await show();
  return { ...texts, site, sent, logouts, show, dialog, box };
}

export type Opened = Awaited<ReturnType<typeof open>>;

export const PASSWORD = "Demo-1234";
export const NEW = "mirinae-2030";

export const loginLink = () => document.querySelector<HTMLElement>('a[href="/login"]');

/** Logs in from the header or the tab bar. */
export async function logIn({ auth, dialog, box }: Opened): Promise<void> {
  await waitFor(() => expect(loginLink()).not.toBeNull());
  loginLink()!.click();
  const login = await dialog(auth("login.title"));
  await enterText(() => box(auth("field.username")), "demo");
  await enterText(() => box(auth("field.password")), PASSWORD);
  await userEvent.click(await login.findByRole("button", { name: auth("login.submit") }));
}

export async function enterNew({ auth, box }: Opened, password = NEW, copy = password): Promise<void> {
  for (const [label, text] of [
    [auth("field.newPassword"), password],
    [auth("field.confirmNewPassword"), copy],
  ] as const) {
    await enterText(() => box(label), text);
  }
}

export const submit = async ({ auth }: Opened) =>
  (await screen.findByRole("button", { name: auth("password.submit") })).click();
/** Toasts and dialogs fade in. */
export const expectShown = async (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
export const noDialog = async () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
export const changesOf = ({ sent }: Opened) =>
  sent.filter(({ id }) => id === "changePassword").map(({ request }) => request);

/** The name that the platform has recorded for the member. */
export async function nicknameIn({ site }: Opened): Promise<string> {
  await waitFor(() => expect(sessionStorage.getItem("nickname")).not.toBeNull());
  return sessionStorage.getItem("nickname") ?? site.id;
}

/** Logs in and opens the change of the password, with everything entered. */
export async function enterChange(page: Opened): Promise<void> {
  await logIn(page);
  await userEvent.click(await screen.findByRole("button", { name: page.auth("welcome.password") }));
  await enterText(() => page.box(page.auth("field.oldPassword")), PASSWORD);
  await enterNew(page);
}
