import type { Vendor } from "@livery/platform/calls/vendors.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { vendorLink } from "../../launch/vendorLink.ts";
import { useVendorLaunch } from "../../launch/useVendorLaunch.ts";
import { usePicture } from "../../kit/pictures/usePicture.ts";
import * as css from "./CategoryPanel.css.ts";
import { hoverIntent } from "./hoverIntent.ts";
import type { NavCategory } from "./navGames.ts";
import { placePanel } from "./placePanel.ts";
import { useCategoryName } from "./useCategoryName.ts";
import { VendorGames } from "./VendorGames.tsx";

interface CategoryPanelProps {
  readonly id: string;
  readonly category: NavCategory;
  /** The entry of the navigation that it belongs to. */
  readonly item: RefObject<HTMLElement | null>;
}

/** How long, in ms, a pointer rests on a provider before its games show: less would change them on the way to a game. */
const VENDOR_DELAYS = { open: 0, switch: 150, close: 0 };

/**
 * A category's providers, and the games of the one that is hovered or focused (HD-044, HD-046). Providers of sports and
 * lotteries are played at once (HD-051 … HD-053).
 */
export function CategoryPanel({ id, category, item }: CategoryPanelProps) {
  const { t } = useTranslation("menu");
  const picture = usePicture();
  const name = useCategoryName()(category);
  const panel = useRef<HTMLDivElement>(null);
  const { type, vendors, lobby, special } = category;
  const launch = useVendorLaunch();
  const [chosen, choose] = useState<string | undefined>();
  const [intent] = useState(() => hoverIntent(choose, VENDOR_DELAYS));
  useEffect(() => intent.stop, [intent]);
  const shown = vendors.find(({ code }) => code === chosen) ?? vendors[0];

  useLayoutEffect(() => {
    const place = () => {
      if (panel.current && item.current) placePanel(panel.current, item.current);
    };
    panel.current?.showPopover();
    place();
    // The entry moves when the page scrolls.
    window.addEventListener("scroll", place, { passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place);
      window.removeEventListener("resize", place);
    };
  }, [item]);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(panel.current?.querySelectorAll<HTMLElement>("[data-vendor]") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    links[(at + step + links.length) % links.length]?.focus();
  };
  const content = ({ icon, name: label }: Vendor) => (
    <>
      {icon && <img className={css.mark} src={picture(icon)} alt="" width={24} height={24} />}
      <span className={css.name}>{label}</span>
    </>
  );
  return (
    <div
      ref={panel}
      id={id}
      className={css.panel}
      data-games={!special || undefined}
      popover="manual"
      role="group"
      aria-label={t("nav.open", { name })}
    >
      <div className={css.columns}>
        <ul className={css.vendors}>
          {vendors.map((vendor) => (
            <li key={vendor.code}>
              {special ? (
                <button
                  type="button"
                  className={css.vendor}
                  data-vendor=""
                  onClick={() => launch({ type, ...vendor })}
                  onKeyDown={move}
                >
                  {content(vendor)}
                </button>
              ) : (
                <Link
                  className={css.vendor}
                  href={vendorLink(lobby, vendor.code)}
                  data-vendor=""
                  data-shown={vendor === shown || undefined}
                  onPointerEnter={() => intent.enter(vendor.code)}
                  onPointerLeave={intent.stop}
                  onFocus={() => intent.set(vendor.code)}
                  onKeyDown={move}
                >
                  {content(vendor)}
                </Link>
              )}
            </li>
          ))}
        </ul>
        {!special && shown && <VendorGames key={shown.code} category={category} vendor={shown} />}
      </div>
      <Link className={css.all} href={lobby}>
        {t("panel.all", { name })}
        <Icon name="caretRight" />
      </Link>
    </div>
  );
}
