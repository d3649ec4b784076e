import type { VendorGroup } from "@livery/platform/calls/vendors.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { hoverPanel, visit } from "../../../../../.storybook/frameStory.tsx";
import { SceneSite } from "../../../../../.storybook/SceneSite.tsx";
import { wholePage } from "../../../../../.storybook/storyGlobals.ts";

// The navigation of the header by the platform's lists, and its panels.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Navigation",
  component: SceneSite,
  tags: ["!autodocs"],
  ...wholePage("guest"),
};
export default meta;

type Story = StoryObj<typeof SceneSite>;

const only = (...types: readonly string[]) => ({
  vendors: (groups: readonly VendorGroup[]) => groups.filter(({ type }) => types.includes(type)),
});

export const Navigation: Story = {
  name: "HD-024 HD-040 HD-041 HD-055 the navigation begins with Home, has DS88 after Live, and ends with the lists and offers",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, {});
    const entries = await page.entries();
    const hrefs = entries.map(([href]) => href);
    const [, live, own] = [...page.nav().querySelectorAll(":scope > ul > li")];
    await expect(live?.querySelector("a")).toHaveAttribute("href", "/live");
    await expect(own).toHaveTextContent(/^(?:DS88|디에스88)$/u);
    await expect(entries[0]).toEqual(["/index", page.t("nav.home")]);
    await expect(hrefs.slice(1, 3)).toEqual(["/live", "/rng"]);
    await expect(hrefs).toEqual(expect.arrayContaining(["/hot", "/fav", "/promotions"]));
  },
};

export const Special: Story = {
  name: "HD-042 the group of special categories holds exactly four",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, {});
    await page.entries();
    const group = within(page.nav()).getByRole("list", { name: page.menu("nav.special"), hidden: true });
    await expect([...group.querySelectorAll("a")].map((link) => link.textContent)).toEqual([
      page.t("nav.sports"),
      page.t("nav.esports"),
      page.t("nav.elottery"),
      page.menu("nav.LOTT"),
    ]);
  },
};

export const Failing: Story = {
  name: "Without the platform's lists the navigation keeps the pages of the brand's features",
  play: async ({ mount, ...shown }) => {
    const page = await visit(
      { ...shown, mount },
      {
        mapResponses: {
          vendors: () => {
            throw new Error("down");
          },
        },
      },
    );
    await waitFor(() => expect(page.count("vendors")).toBeGreaterThan(0));
    await within(page.nav()).findByText(page.menu("nav.rewards"));
    await expect(page.link("/fish")).toBeInTheDocument();
    await expect(page.nav().querySelector("[aria-expanded]")).toBeNull();
  },
};

export const Crash: Story = {
  name: "RT-038 Crash has its own entry, which shows the crash games of /rng",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { mapResponses: only("RNG") });
    await page.entries();
    const crash = () => page.link("/rng?gameClassify=Crash");
    await expect(crash()).toHaveTextContent(page.menu("nav.crash"));
    await page.follow(crash());
    await waitFor(() => expect(crash()).toHaveAttribute("aria-current", "page"));
    await expect(page.link("/rng")).not.toHaveAttribute("aria-current");
    await waitFor(() =>
      expect(page.sent).toContainEqual({
        id: "gameList",
        request: expect.objectContaining({ gameType: "RNG", classification: "Crash" }),
      }),
    );
  },
};

export const Panel: Story = {
  name: "HD-044 HD-046 hovering a category shows its providers with icon and name, and games of the hovered provider",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, {});
    await page.entries();
    const panel = await hoverPanel(page, "/rng");
    const games = (vendor: string) => page.menu("panel.games", { name: vendor });
    const providers = panel.getAllByRole("link").filter((link) => link.hasAttribute("data-vendor"));
    await expect(providers.length).toBeGreaterThan(10);
    for (const provider of providers) {
      await expect(provider.querySelector("img")).toHaveAttribute("src");
      await expect(provider).toHaveTextContent(/\S/u);
    }
    const [first, second] = providers.map(({ textContent }) => textContent);
    const list = await panel.findByRole("region", { name: games(first!) });
    await waitFor(() => expect(within(list).getAllByRole("listitem").length).toBe(6));
    await userEvent.hover(providers[1]!);
    await panel.findByRole("region", { name: games(second!) });
    await waitFor(() =>
      expect(page.sent.filter(({ id }) => id === "gameList").at(-1)?.request).toMatchObject({ vendor: "JL" }),
    );
  },
};

export const Buttons: Story = {
  name: "HD-048 HD-049 a game in the panel is launched by its button, and can be tried only if its provider allows that",
  play: async ({ mount, ...shown }) => {
    const page = await visit(
      { ...shown, mount },
      {
        scene: "member",
        mapResponses: {
          gameList: (list: { games: readonly { name: string }[] }) => ({
            ...list,
            games: list.games
              .slice(0, 2)
              .map((game, index) => ({ ...game, name: `G${index}`, freeTrial: index === 0 })),
          }),
        },
      },
    );
    await page.entries();
    const panel = await hoverPanel(page, "/rng");
    await panel.findByRole("button", { name: page.menu("panel.playGame", { game: "G0" }) });
    await panel.findByRole("button", { name: page.menu("panel.playGame", { game: "G1" }) });
    const trial = panel.getByRole("button", { name: page.menu("panel.tryGame", { game: "G0" }) });
    await waitFor(() => expect(trial).toBeVisible());
    await expect(panel.queryByRole("button", { name: page.menu("panel.tryGame", { game: "G1" }) })).toBeNull();
    panel.getByRole("button", { name: page.menu("panel.playGame", { game: "G1" }) }).click();
    await waitFor(() => expect(page.launched()).toHaveLength(1));
  },
};

export const AtOnce: Story = {
  name: "HD-051 HD-052 HD-053 HD-055 DS88 and the providers of sports and lotteries are launched by one press, without a lobby",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { scene: "member" });
    await page.entries();
    const [sports, , elottery, lottery] = within(page.nav())
      .getByRole("list", { name: page.menu("nav.special"), hidden: true })
      .querySelectorAll("a");
    const press = async (category: HTMLElement | undefined, name: RegExp) => {
      await fireEvent.click(category!, { detail: 0 });
      await waitFor(() => expect(category).toHaveAttribute("aria-expanded", "true"));
      const panel = within(page.nav().querySelector<HTMLElement>("[popover]")!);
      panel.getByRole("button", { name }).click();
    };
    /** Closes the message: the recorded platform opens no game. */
    const launchedOf = async (vendor: string) => {
      (await screen.findByRole("alertdialog")).querySelector("button")!.click();
      await waitFor(() => expect(document.querySelector("dialog[open]")).toBeNull());
      const [found, opened] = page.sent.filter(({ id }) => ["gameList", "launchGame"].includes(id)).slice(-2);
      await expect(found).toMatchObject({ id: "gameList", request: { vendor, pageSize: 1 } });
      await expect(opened?.id).toBe("launchGame");
    };
    within(page.nav())
      .getByRole("button", { name: /^(?:DS88|디에스88)$/u, hidden: true })
      .click();
    await launchedOf("DS88");
    await press(sports, /Boardline|보드라인/u);
    await launchedOf("BL");
    await press(lottery, /Lucky Number|럭키넘버/u);
    await launchedOf("LK");
    await expect(page.launched()).toHaveLength(3);
    await press(elottery, /Keno Lab|키노랩/u);
    await waitFor(() => expect(page.launched()).toHaveLength(4));
    await expect(page.launched()[3]).toMatchObject({ kind: "lottery", backUrl: `${location.origin}/lottery` });
    await expect(page.count("popularLotteries")).toBe(0);
  },
};

export const SeaAtOnce: Story = {
  name: "HD-058 LT-014 one press on a category of lotteries starts TCG_SEA; without it, it leads to /elott",
  play: async ({ mount, ...shown }) => {
    /** One press of the mouse. */
    const press = (link: HTMLElement) =>
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    for (const type of ["ELOTT", "LOTT"]) {
      const page = await visit({ ...shown, mount }, { scene: "member", mapResponses: only(type) });
      await page.entries();
      const category = page.link("/seaLottery");
      await userEvent.hover(category);
      press(category);
      await waitFor(() => expect(page.launched()).toHaveLength(1));
      await expect(page.launched()[0]).toMatchObject({
        kind: "lottery",
        vendor: "TCG_SEA",
        backUrl: `${location.origin}/seaLottery`,
      });
      const others = (groups: readonly VendorGroup[]) =>
        only(type)
          .vendors(groups)
          .map((group) => ({ ...group, vendors: group.vendors.filter(({ code }) => code !== "TCG_SEA") }));
      const without = await visit({ ...shown, mount }, { scene: "member", mapResponses: { vendors: others } });
      await without.entries();
      await expect(without.link("/seaLottery")).toBeNull();
      press(without.link("/elott"));
      await waitFor(() => expect(without.count("popularLotteries")).toBe(1));
      await expect(without.launched()).toEqual([]);
    }
  },
};

export const NoData: Story = {
  name: "HD-050 a provider without games says that there is no data",
  play: async ({ mount, ...shown }) => {
    const page = await visit(
      { ...shown, mount },
      { mapResponses: { gameList: (list: object) => ({ ...list, games: [] }) } },
    );
    await page.entries();
    const panel = await hoverPanel(page, "/live");
    await expect(await panel.findByText(page.menu("panel.noData"))).toBeVisible();
  },
};

export const VendorsOnly: Story = {
  name: "HD-047 the panels of sports, e-sports and lotteries list providers and no games",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, {});
    await page.entries();
    const group = within(page.nav()).getByRole("list", { name: page.menu("nav.special"), hidden: true });
    for (const link of group.querySelectorAll("a")) {
      await fireEvent.click(link, { detail: 0 });
      await waitFor(() => expect(link).toHaveAttribute("aria-expanded", "true"));
      const panel = within(page.nav().querySelector<HTMLElement>("[popover]")!);
      await expect(panel.getAllByRole("button").some((each) => each.hasAttribute("data-vendor"))).toBe(true);
      await expect(panel.queryByRole("region")).toBeNull();
    }
    await expect(page.sent.filter(({ request }) => Object(request).pageSize === 6)).toEqual([]);
  },
};

export const Keyboard: Story = {
  name: "HD-045 Enter and the down arrow open a panel by keyboard, a first touch does too, and Escape closes it",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, {});
    await page.entries();
    const link = page.link("/rng");
    const panel = () => page.nav().querySelector("[popover]");
    link.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(panel()).toBeVisible());
    await expect(link).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(panel()).toBeNull());
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-vendor"));
    const first = document.activeElement;
    await userEvent.keyboard("{ArrowDown}");
    await expect(document.activeElement).toHaveAttribute("data-vendor");
    await expect(document.activeElement).not.toBe(first);
    await userEvent.keyboard("{Escape}");
    await expect(link).toHaveFocus();
    await expect(panel()).toBeNull();
    await fireEvent.pointerDown(link, { pointerType: "touch" });
    await fireEvent.click(link, { detail: 1 });
    await waitFor(() => expect(panel()).toBeVisible());
    await fireEvent.pointerDown(document.body);
    await waitFor(() => expect(panel()).toBeNull());
  },
};
