import type { Game } from "@livery/platform/game.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { dialogSections } from "../app/dialogSections.ts";
import { StackInPage } from "../app/testing/StackInPage.tsx";
import { CatalogueCard } from "../games/CatalogueCard.tsx";
import { storyTexts } from "@livery/ui/stories/texts.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { demoMember as member } from "../../../../.storybook/demoMember.ts";
import { SceneSite } from "../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import { useSetting } from "../../../../.storybook/SettingContext.ts";
import { siteIn, takingMembers } from "../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../.storybook/siteTexts.ts";
import { wholePage, settingOf } from "../../../../.storybook/storyGlobals.ts";

// What a visitor, a trial account and a member get to see of the same things.

const toggled = fn();
/** The login asks for its banners. */
const send = (async () => ({ banners: [], notices: [], popups: [], promotions: [] })) as unknown as Send;

/** A picture without a request. */
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const game = { id: "1", type: "RNG", name: "Orchard", picture: PICTURE, vendor: "V1", vendorName: "Vendor" } as Game;

interface HeartProps {
  /** The kind of account that presses it; nobody when left out. */
  readonly agentType?: number;
}

function Heart({ agentType }: HeartProps) {
  const setting = useSetting();
  return (
    <StackInPage
      site={siteIn(setting)}
      send={send}
      member={agentType === undefined ? undefined : { ...member, agentType }}
      sections={dialogSections}
    >
      <div style={{ width: 240 }}>
        <CatalogueCard game={game} favourite={{ on: false, label: storyTexts().favourite, onToggle: toggled }} />
      </div>
    </StackInPage>
  );
}

const meta: Meta<typeof Heart> = {
  title: "Site/Gates",
  component: Heart,
  tags: ["!autodocs"],
  ...wholePage("guest"),
  beforeEach: () => void toggled.mockClear(),
};
export default meta;

type Story = StoryObj<typeof Heart>;

const press = async () => userEvent.click(await screen.findByRole("button", { name: storyTexts().favourite }));

export const TrialAccount: Story = {
  name: "ER-028 RO-009 a trial account that does what needs a real one gets a warning with one button",
  args: { agentType: 4 },
  play: async (story) => {
    const { t } = await siteTexts(siteIn(settingOf(story)));
    await press();
    const warning = await screen.findByRole("alertdialog");
    await expect(warning).toHaveAccessibleDescription(t("in_need_true_account"));
    const [button, ...others] = within(warning).getAllByRole("button");
    await expect(others).toEqual([]);
    await expect(button).toHaveAccessibleName(t("dialog.confirm"));
    await userEvent.click(button as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(toggled).not.toHaveBeenCalled();
  },
};

export const Visitor: Story = {
  name: "RO-009 a visitor who does what needs an account gets the login",
  play: async (story) => {
    const { auth } = await siteTexts(siteIn(settingOf(story)));
    await press();
    await screen.findByRole("dialog", { name: auth("login.title") });
    await expect(toggled).not.toHaveBeenCalled();
  },
};

export const RealMember: Story = {
  name: "RO-009 a member just does it",
  args: { agentType: 0 },
  play: async () => {
    await press();
    await expect(toggled).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** The site with its registration open or closed. */
async function siteTaking(
  takes: boolean,
  path: string,
  { mount, ...story }: Parameters<NonNullable<Story["play"]>>[0],
) {
  const site = takingMembers(siteIn(settingOf(story)), takes);
  const platform = openScene({ scene: "guest", site });
  await mount(<SceneSite path={path} prepared={{ site, platform }} />);
  return siteTexts(site);
}

export const RegistrationOpen: Story = {
  name: "BR-026 where new members are taken, the header's button opens the registration's dialog",
  play: async ({ mount, ...shown }) => {
    const { t, auth } = await siteTaking(true, "/index", { mount, ...shown });
    const [button] = await screen.findAllByRole("link", { name: t("header.register") });
    await userEvent.click(button as HTMLElement);
    await screen.findByRole("dialog", { name: auth("register.title") });
  },
};

export const RegistrationClosed: Story = {
  name: "BR-026 where none are taken, nothing leads there, and /register shows home with the login",
  play: async ({ mount, ...shown }) => {
    const { t, auth } = await siteTaking(false, "/register", { mount, ...shown });
    const dialog = await screen.findByRole("dialog", { name: auth("login.title") });
    await expect(within(dialog).queryByRole("tab")).toBeNull();
    await userEvent.click(within(dialog).getByRole("button", { name: t("dialog.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await screen.findAllByRole("link", { name: t("header.login") });
    // Not in the side menu either, which is closed.
    await expect(screen.queryAllByRole("link", { name: t("header.register"), hidden: true })).toEqual([]);
  },
};
