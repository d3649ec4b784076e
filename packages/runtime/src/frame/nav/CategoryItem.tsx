import { type KeyboardEvent as ReactKeyboardEvent, type MouseEvent, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router-dom";
import { isActive } from "../../kit/links/isActive.ts";
import { CategoryPanel } from "./CategoryPanel.tsx";
import { isCrash } from "./crash.ts";
import type { NavCategory } from "./navGames.ts";
import { NavLink } from "./NavLink.tsx";
import * as css from "./MainNav.css.ts";
import * as added from "./added.css.ts";
import type { Dropdown } from "./useDropdown.ts";
import { useCategoryName } from "./useCategoryName.ts";

interface CategoryItemProps {
  readonly category: NavCategory;
  readonly dropdown: Dropdown;
}

/**
 * A category and its panel. The panel opens by hover, by Enter or the down arrow, and by a first touch; a press of the
 * open category's link leads to its page (HD-044, HD-045). Escape and leaving it close it.
 */
export function CategoryItem({ category, dropdown: { open, intent } }: CategoryItemProps) {
  const { pathname, search } = useLocation();
  const name = useCategoryName()(category);
  const item = useRef<HTMLLIElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const touched = useRef(false);
  const panelId = useId();
  const { type, entry, path, lobby } = category;
  const isOpen = open === type;
  const isHere = entry !== undefined && isActive(lobby, pathname) && !isCrash(pathname, search);

  useEffect(() => {
    const place = item.current;
    const enter = ({ pointerType }: PointerEvent) => pointerType !== "touch" && intent.enter(type);
    const leave = ({ pointerType }: PointerEvent) => pointerType !== "touch" && intent.leave();
    place?.addEventListener("pointerenter", enter);
    place?.addEventListener("pointerleave", leave);
    return () => {
      place?.removeEventListener("pointerenter", enter);
      place?.removeEventListener("pointerleave", leave);
    };
  }, [intent, type]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (item.current?.contains(document.activeElement)) link.current?.focus();
      intent.set(undefined);
    };
    const closeFromOutside = ({ target }: Event) => {
      if (!item.current?.contains(target as Node)) intent.set(undefined);
    };
    document.addEventListener("keydown", closeByKey);
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    return () => {
      document.removeEventListener("keydown", closeByKey);
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
    };
  }, [isOpen, intent]);

  const press = (event: MouseEvent) => {
    // A key has no count of clicks.
    const byKeyOrTouch = event.detail === 0 || touched.current;
    if (isOpen || !byKeyOrTouch || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    intent.set(type);
  };
  const openByArrow = (event: ReactKeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    intent.set(type);
    requestAnimationFrame(() => item.current?.querySelector<HTMLElement>("[data-vendor]")?.focus());
  };
  return (
    <li ref={item} className={entry ? css.cell : added.short}>
      <NavLink
        ref={link}
        href={path}
        icon={entry?.icon}
        aria-current={isHere ? "page" : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerDown={(event) => (touched.current = event.pointerType === "touch")}
        onKeyDown={openByArrow}
        onClick={press}
      >
        {name}
      </NavLink>
      {isOpen && <CategoryPanel id={panelId} category={category} item={item} />}
    </li>
  );
}
