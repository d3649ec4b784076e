import { Badge } from "@livery/ui/Badge/Badge.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { useAtomValue } from "jotai";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useVendorLaunch } from "../../launch/useVendorLaunch.ts";
import { type MenuEntry, menuEntries } from "../../kit/menus/menuEntries.ts";
import { vendorsAtom } from "../../kit/data/catalogue.ts";
import { useHasToken, useSession } from "../../session/session.ts";
import { useSite } from "../../site/SiteContext.ts";
import { useOpenMemberPane } from "../../kit/account/useOpenMemberPane.ts";
import { usePromotionCount } from "../../kit/account/usePromotionCount.ts";
import * as css from "./MainNav.css.ts";
import * as added from "./added.css.ts";
import { NavEntry } from "./NavEntry.tsx";
import { CategoryItem } from "./CategoryItem.tsx";
import { CRASH_ADDRESS, isCrash } from "./crash.ts";
import { navGames } from "./navGames.ts";
import { NavLink } from "./NavLink.tsx";
import { useDropdown } from "./useDropdown.ts";

/** The promotions' category beside those of the games (HD-026). */
const PROMOTIONS_KEY = "hd_event";

/**
 * The entries of the navigation by the platform's lists of providers (HD-024 … HD-042). Until these are loaded, and if
 * that fails, it shows what the header began with: the pages of the brand's features.
 */
export function LateNav() {
  const site = useSite();
  const list = useKeptFocus();
  const [home, ...games] = menuEntries(site, ["play"]);
  const offers = menuEntries(site, ["offers"]);
  const promotions = offers.findIndex(({ id }) => id === "promotions") + 1 || offers.length;
  return (
    <ul ref={list} className={css.list}>
      {home && <Page entry={home} />}
      <Games fallback={games} />
      {offers.slice(0, promotions).map((entry) => (
        <Page key={entry.id} entry={entry} />
      ))}
      <Rewards />
      {offers.slice(promotions).map((entry) => (
        <Page key={entry.id} entry={entry} />
      ))}
      {menuEntries(site, ["service"]).map((entry) => (
        <Page key={entry.id} entry={entry} />
      ))}
      <Rank />
    </ul>
  );
}

interface PageProps {
  readonly entry: MenuEntry;
  /** Leaves the place free for what the platform's lists may add after this entry. */
  readonly keepsPlace?: boolean | undefined;
}

function Page({ entry, keepsPlace = false }: PageProps) {
  return (
    <li
      className={css.cell}
      data-entry={keepsPlace ? entry.id : undefined}
      data-group={entry.group}
      data-key={entry.id === "promotions" ? PROMOTIONS_KEY : undefined}
    >
      <NavEntry entry={entry} className={css.entry} iconClassName={css.icon} />
    </li>
  );
}

function Games({ fallback }: { readonly fallback: readonly MenuEntry[] }) {
  const { t } = useTranslation("menu");
  const site = useSite();
  const { pathname, search } = useLocation();
  const { data: groups, isError } = useAtomValue(vendorsAtom);
  const dropdown = useDropdown();
  const launch = useVendorLaunch();
  if (!groups) return fallback.map((entry) => <Page key={entry.id} entry={entry} keepsPlace={!isError} />);
  return navGames(site, groups).map((game) => {
    switch (game.kind) {
      case "category":
        return <CategoryItem key={game.category.type} category={game.category} dropdown={dropdown} />;
      case "special":
        return (
          <li key="special" className={css.cell}>
            <ul className={css.group} aria-label={t("nav.special")}>
              {game.categories.map((category) => (
                <CategoryItem key={category.type} category={category} dropdown={dropdown} />
              ))}
            </ul>
          </li>
        );
      case "vendor":
        return (
          <Action key={game.vendor.code} icon="trophy" onPress={() => launch({ type: game.type, ...game.vendor })}>
            {game.vendor.name}
          </Action>
        );
      default:
        return (
          <li key="crash" className={added.short}>
            <NavLink href={CRASH_ADDRESS} icon="crash" aria-current={isCrash(pathname, search) ? "page" : undefined}>
              {t("nav.crash")}
            </NavLink>
          </li>
        );
    }
  });
}

/** Leads to the rewards of the member, who sees how many promotions are open (HD-027 … HD-029). */
function Rewards() {
  const { t } = useTranslation("menu");
  const openPane = useOpenMemberPane();
  const hasToken = useHasToken();
  return (
    <Action icon="star" onPress={() => openPane("rewardCenter")}>
      {t("nav.rewards")}
      {hasToken && <PromotionBadge />}
    </Action>
  );
}

function PromotionBadge() {
  const count = usePromotionCount();
  if (!count) return null;
  return (
    <span className={added.badge}>
      <Badge count={count} />
    </span>
  );
}

/** The member's rank (HD-030). */
function Rank() {
  const openPane = useOpenMemberPane();
  const session = useSession();
  const rank = session.state === "in" ? session.member.rank.name : "";
  if (!rank) return null;
  return (
    <Action className={added.last} icon="medal" onPress={() => openPane("playerRank")}>
      {rank}
    </Action>
  );
}

interface ActionProps {
  /** For an entry that is there later than the others. */
  readonly className?: string | undefined;
  readonly icon: IconName;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Action({ className = added.entry, icon, onPress, children }: ActionProps) {
  return (
    <li className={className}>
      <button type="button" className={css.entry} aria-haspopup="dialog" onClick={onPress}>
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
        {children}
      </button>
    </li>
  );
}

/** This list takes the place of the header's first one. If a link there had the focus, the same link here takes it. */
function useKeptFocus() {
  const list = useRef<HTMLUListElement>(null);
  const [focused] = useState(() => document.activeElement?.closest("header nav a")?.getAttribute("href"));
  useLayoutEffect(() => {
    if (!focused) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>("a") ?? [])];
    links.find((link) => link.getAttribute("href") === focused)?.focus({ preventScroll: true });
  }, [focused]);
  return list;
}
