import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { type FaultId, faults, faultySend } from "../../testing/faults.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { mayBeDone, problemOf } from "../../../../../.storybook/faultTexts.ts";
import { enterText } from "../../../../../.storybook/enterText.ts";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../../.storybook/sceneSend.ts";
import { siteIn, takingMembers, withSmallHome } from "../../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../../.storybook/siteTexts.ts";
import { pageContent, settingOf } from "../../../../../.storybook/storyGlobals.ts";

// The behaviour of every form, shown with the site's registration on a platform that keeps accounts. Each `play`
// destructures `mount`, because that makes Storybook let the play function render the story.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Forms",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

/** How the platform handles a registration. `lost`: it creates the account, but the response does not arrive. */
type Treatment = "answered" | "lost" | "down" | PlatformError | { readonly fault: FaultId };

const apiError = (code: string, value: object = {}) =>
  new PlatformError("refused", code, { status: 422, apiError: { code, value, said: "Said by the platform" } });

/** The site with its registration open, on a platform that handles each registration as listed. */
async function openRegistration({ mount, ...story }: SiteStoryContext, ...treatments: readonly Treatment[]) {
  const site: SiteConfig = takingMembers(withSmallHome(siteIn(settingOf(story))), true);
  const scene = openScene({ scene: "guest", site });
  const remaining = [...treatments];
  const accounts: string[] = [];
  let attempts = 0;
  const send: Send = async (call, request, options) => {
    if (call.id === "register") {
      const { username = "" } = (request as { readonly fields: Readonly<Record<string, string>> }).fields;
      const treatment = remaining.shift() ?? "answered";
      attempts += 1;
      if (treatment instanceof PlatformError) throw treatment;
      if (typeof treatment === "object") return faultySend(treatment.fault)(call, request, options);
      if (treatment === "down") throw new PlatformError("malformed", "a proxy answered");
      if (accounts.includes(username)) throw apiError("ACCOUNT_TAKEN", { field: "username" });
      accounts.push(username);
      if (treatment === "lost") throw new PlatformError("offline", "the response was lost");
    }
    if (call.id === "login") {
      const { username } = request as unknown as { readonly username: string };
      if (!accounts.includes(username)) throw apiError("WRONG_LOGIN");
      return scene.send(call, { ...request, username: "demo" }, options);
    }
    return scene.send(call, request, options);
  };
  let loads = 0;
  const show = async () => {
    loads += 1;
    // A new client mounts a new page, as a reload would: only the browser's storage remains.
    const platform = { ...scene, send: ((...sent) => send(...sent)) as Send };
    await mount(<SceneSite key={loads} path="/register" prepared={{ site, platform }} />);
    return dialog();
  };
  const texts = await siteTexts(site);
  const dialog = async () => within(await screen.findByRole("dialog", { name: texts.auth("register.title") }));
  /** Finds a control by the start of its label, which a star may follow. */
  const box = async (label: string) => (await dialog()).findByLabelText(new RegExp(`^${label}(?: ?\\*)?$`, "u"));
  return { ...texts, accounts, attempts: () => attempts, show, box };
}

type Registration = Awaited<ReturnType<typeof openRegistration>>;

const NAME = "abc12345";
const PASSWORD = "Clear-Sky-9";

/** Fills in the registration. */
async function fill({ box, auth }: Registration, { name = NAME, password = PASSWORD } = {}): Promise<void> {
  await enterText(() => box(auth("field.username")), name);
  await enterText(() => box(auth("field.password")), password);
  await enterText(() => box(auth("field.confirmPassword")), password);
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const gone = async () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Right: SiteStory = {
  name: "A valid form is sent once, however often the button is pressed",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount });
    await page.show();
    await fill(page);
    const submit = await screen.findByRole("button", { name: page.auth("register.submit") });
    submit.click();
    submit.click();
    await gone();
    await expect(page.accounts).toEqual([NAME]);
  },
};

export const FieldError: SiteStory = {
  name: "Invalid fields show their errors, which are listed, and the first takes the focus",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount });
    const dialog = await page.show();
    await fill(page, { name: NAME, password: "x" });
    await userEvent.type(await page.box(page.auth("field.confirmPassword")), "y");
    await press(page.auth("register.submit"));
    const password = await page.box(page.auth("field.password"));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toBeInvalid();
    await expect(await page.box(page.auth("field.username"))).toBeValid();
    await expect(await page.box(page.auth("field.confirmPassword"))).toHaveAccessibleDescription(
      page.forms("fault.match"),
    );
    const [first] = within(dialog.getByRole("alert")).getAllByRole("link");
    await expect(first).toHaveTextContent(page.auth("field.password"));
    await expect(page.accounts).toEqual([]);
  },
};

export const ApiError: SiteStory = {
  name: "The platform's error about a field is shown there with its reason, and everything typed stays",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount }, apiError("PASSWORD_COMMON", { field: "password" }));
    const dialog = await page.show();
    await fill(page);
    await press(page.auth("register.submit"));
    const password = await page.box(page.auth("field.password"));
    await waitFor(() => expect(password).toHaveAccessibleDescription(page.forms("fault.PASSWORD_COMMON")));
    await expect(password).toHaveFocus();
    await expect(password).toHaveValue(PASSWORD);
    await expect(await page.box(page.auth("field.username"))).toHaveValue(NAME);
    await expect(dialog.getByRole("alert")).toHaveTextContent(page.forms("problem.fields"));
  },
};

export const Taken: SiteStory = {
  name: "A name that is already taken is reported at its field",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount }, apiError("ACCOUNT_TAKEN", { field: "username" }));
    await page.show();
    await fill(page);
    await press(page.auth("register.submit"));
    const name = await page.box(page.auth("field.username"));
    await waitFor(() => expect(name).toHaveAccessibleDescription(page.auth("fault.taken")));
    await expect(name).toHaveFocus();
  },
};

export const Captcha: SiteStory = {
  name: "A captcha that the platform requires appears with the focus, and the typed values stay",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount }, apiError("CAPTCHA_REQUIRED", { captcha: true }));
    await page.show();
    await fill(page);
    await press(page.auth("register.submit"));
    const captcha = await page.box(page.forms("captcha.label"));
    await waitFor(() => expect(captcha).toHaveFocus());
    await expect(await page.box(page.auth("field.username"))).toHaveValue(NAME);
    await userEvent.type(captcha, "SCENE");
    await press(page.auth("register.submit"));
    await gone();
    await expect(page.accounts).toEqual([NAME]);
  },
};

export const LostResponse: SiteStory = {
  name: "After a lost response the account may exist: sending again logs in with it and creates no other",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount }, "lost");
    await page.show();
    await fill(page);
    await press(page.auth("register.submit"));
    await expect(await screen.findByText(page.auth("register.lost", { name: NAME }))).toBeVisible();
    await press(page.forms("outcome.retry"));
    await gone();
    await expect(page.accounts).toEqual([NAME]);
  },
};

export const LogInInstead: SiteStory = {
  name: "After a lost response one press logs in with the account that may exist",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount }, "down", "lost");
    await page.show();
    await fill(page);
    await press(page.auth("register.submit"));
    await screen.findByText(page.auth("register.lost", { name: NAME }));
    await press(page.auth("register.logIn"));
    await expect(await screen.findByText(page.auth("problem.wrongLogin"))).toBeVisible();
    await expect(await page.box(page.auth("field.password"))).toHaveValue(PASSWORD);
    await press(page.forms("outcome.retry"));
    await screen.findByText(page.auth("register.lost", { name: NAME }));
    await press(page.auth("register.logIn"));
    await gone();
    await expect(page.accounts).toEqual([NAME]);
  },
};

export const Reloaded: SiteStory = {
  name: "After a lost response and a reload, the retry does not report the name as taken",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount }, "lost");
    await page.show();
    await fill(page);
    await press(page.auth("register.submit"));
    await screen.findByText(page.auth("register.lost", { name: NAME }));
    await expect(sessionStorage.getItem("intentions")).not.toContain(PASSWORD);
    await page.show();
    await waitFor(() => expect(screen.getByText(page.auth("register.lost", { name: NAME }))).toBeVisible());
    await expect(await page.box(page.auth("field.username"))).toHaveValue(NAME);
    await fill(page);
    await press(page.forms("outcome.retry"));
    await gone();
    await expect(page.accounts).toEqual([NAME]);
  },
};

export const Closing: SiteStory = {
  name: "MO-027 closing a registration asks first, but only if something was entered",
  play: async ({ mount, ...shown }) => {
    const page = await openRegistration({ ...shown, mount });
    const dialog = await page.show();
    const name = await page.box(page.auth("field.username"));
    await userEvent.type(name, "abc");
    await userEvent.click(dialog.getByRole("button", { name: page.t("dialog.close") }));
    const answer = async (label: string) => {
      const question = within(await screen.findByRole("alertdialog", { name: page.forms("close.title") }));
      await userEvent.click(question.getByRole("button", { name: label }));
    };
    await answer(page.forms("close.stay"));
    await expect(name).toHaveValue("abc");
    await userEvent.click(dialog.getByRole("button", { name: page.t("dialog.close") }));
    await answer(page.forms("close.leave"));
    await gone();
    const again = await page.show();
    await userEvent.type(await page.box(page.auth("field.username")), "a{Backspace}");
    await userEvent.click(again.getByRole("button", { name: page.t("dialog.close") }));
    await gone();
  },
};

export const Faults: SiteStory = {
  name: "After any failure the registration says why, keeps the entries and registers once",
  play: async ({ mount, ...shown }) => {
    const coming = Object.keys(faults) as FaultId[];
    const page = await openRegistration({ ...shown, mount }, ...coming.map((fault) => ({ fault })));
    await page.show();
    await fill(page);
    const submit = await screen.findByRole("button", { name: page.auth("register.submit") });
    for (const [at, fault] of coming.entries()) {
      submit.click();
      await waitFor(() => expect(page.attempts()).toBe(at + 1));
      const text = mayBeDone.has(fault) ? page.auth("register.lost", { name: NAME }) : page.forms(problemOf[fault]);
      await waitFor(() => expect(screen.queryByText(text), fault).toBeVisible());
      await waitFor(() => expect(submit).not.toHaveAttribute("aria-busy"));
      await expect(await page.box(page.auth("field.username"))).toHaveValue(NAME);
      await expect(await page.box(page.auth("field.password"))).toHaveValue(PASSWORD);
    }
    submit.click();
    await gone();
    await expect(page.accounts).toEqual([NAME]);
  },
};
