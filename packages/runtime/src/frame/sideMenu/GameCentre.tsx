import type { Vendor } from "@livery/platform/calls/vendors.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useAtomValue } from "jotai";
import { useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { vendorLink } from "../../launch/vendorLink.ts";
import { useVendorLaunch } from "../../launch/useVendorLaunch.ts";
import { isActive } from "../../kit/links/isActive.ts";
import { menuEntries } from "../../kit/menus/menuEntries.ts";
import { usePicture } from "../../kit/pictures/usePicture.ts";
import { vendorsAtom } from "../../kit/data/catalogue.ts";
import { useSite } from "../../site/SiteContext.ts";
import { CRASH_ADDRESS, isCrash } from "../nav/crash.ts";
import { type NavCategory, navGames } from "../nav/navGames.ts";
import { useCategoryName } from "../nav/useCategoryName.ts";
import * as css from "./SideMenu.css.ts";
import { SideMenuGroup } from "./SideMenuGroup.tsx";

/** The same games as in the header, each category with its providers (SM-013). */
export function GameCentre() {
  const { t } = useTranslation("menu");
  const site = useSite();
  const { pathname, search } = useLocation();
  const { data: groups } = useAtomValue(vendorsAtom);
  const titleId = useId();
  const launch = useVendorLaunch();
  const [home] = menuEntries(site, ["play"]);
  // Until the platform's lists are here, and without them: the pages of the brand's features.
  if (!groups || !home) return <SideMenuGroup group="play" title={t("games")} />;
  return (
    <nav aria-labelledby={titleId}>
      <h3 className={css.groupTitle} id={titleId}>
        {t("games")}
      </h3>
      <ul className={css.games}>
        <HomeEntry entry={home} current={isActive(home.path, pathname)} />
        {navGames(site, groups).flatMap((game) => {
          switch (game.kind) {
            case "category":
              return <Category key={game.category.type} category={game.category} />;
            case "special":
              return game.categories.map((category) => <Category key={category.type} category={category} />);
            case "vendor":
              return (
                <li key={game.vendor.code}>
                  <button
                    type="button"
                    className={css.entry}
                    onClick={() => launch({ type: game.type, ...game.vendor })}
                  >
                    <span className={css.icon}>
                      <Icon name="trophy" />
                    </span>
                    {game.vendor.name}
                  </button>
                </li>
              );
            default:
              return (
                <PlainEntry
                  key="crash"
                  href={CRASH_ADDRESS}
                  icon="crash"
                  label={t("nav.crash")}
                  current={isCrash(pathname, search)}
                />
              );
          }
        })}
      </ul>
    </nav>
  );
}

interface HomeEntryProps {
  readonly entry: ReturnType<typeof menuEntries>[number];
  readonly current: boolean;
}

function HomeEntry({ entry: { id, path, icon }, current }: HomeEntryProps) {
  const { t } = useTranslation();
  return <PlainEntry href={path} icon={icon} label={t(`nav.${id}`)} current={current} />;
}

interface PlainEntryProps {
  readonly href: string;
  /** The lottery has none (HD-043). */
  readonly icon?: IconName | undefined;
  readonly label: string;
  readonly current?: boolean | undefined;
}

function PlainEntry(entry: PlainEntryProps) {
  return (
    <li>
      <EntryLink {...entry} />
    </li>
  );
}

function EntryLink({ href, icon, label, current = false }: PlainEntryProps) {
  return (
    <Link className={css.entry} href={href} aria-current={current ? "page" : undefined}>
      <span className={css.icon}>{icon && <Icon name={icon} />}</span>
      {label}
    </Link>
  );
}

function Category({ category }: { readonly category: NavCategory }) {
  const { t } = useTranslation("menu");
  const name = useCategoryName()(category);
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { entry, path, lobby, vendors } = category;
  const isHere = entry !== undefined && isActive(lobby, pathname) && !isCrash(pathname, search);
  return (
    <li>
      <div className={css.category}>
        <EntryLink href={path} icon={entry?.icon} label={name} current={isHere} />
        <button
          type="button"
          className={css.expand}
          aria-expanded={open}
          aria-controls={listId}
          aria-label={t("vendors", { name })}
          onClick={() => setOpen(!open)}
        >
          <Icon name="caretDown" />
        </button>
      </div>
      <ul className={css.vendors} id={listId} hidden={!open}>
        {open &&
          vendors.map((vendor) => (
            <li key={vendor.code}>
              <VendorEntry category={category} vendor={vendor} />
            </li>
          ))}
      </ul>
    </li>
  );
}

interface VendorEntryProps {
  readonly category: NavCategory;
  readonly vendor: Vendor;
}

/** Leads to the provider's games; one of sports or lotteries is played at once (HD-051 … HD-053). */
function VendorEntry({ category: { type, lobby, special }, vendor }: VendorEntryProps) {
  const picture = usePicture();
  const launch = useVendorLaunch();
  const content = (
    <>
      {vendor.icon && <img className={css.mark} src={picture(vendor.icon)} alt="" width={24} height={24} />}
      {vendor.name}
    </>
  );
  if (!special)
    return (
      <Link className={css.vendor} href={vendorLink(lobby, vendor.code)}>
        {content}
      </Link>
    );
  return (
    <button type="button" className={css.vendor} onClick={() => launch({ type, ...vendor })}>
      {content}
    </button>
  );
}
