import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import * as css from "./Menu.css.ts";
import { MenuEntry, type MenuItem } from "./MenuEntry.tsx";
import * as memberLook from "./memberLook.css.ts";
import { menuTarget } from "./menuTarget.ts";
import { placeBelow } from "./placeBelow.ts";
import { showEntry } from "./showEntry.ts";

export interface MenuProps<Id extends string> {
  /** What the menu chooses: "Language". */
  readonly label: string;
  /** The button's text; a short form of the choice ("KO"). */
  readonly text?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Replaces icon and text on the button: a picture, a name. */
  readonly trigger?: ReactNode;
  /** Shown above the entries, for example an `AccountHead`. */
  readonly header?: ReactNode;
  /** The menu of a member's account, which has the look of the brand's layout (`data-member`). */
  readonly member?: boolean | undefined;
  readonly items: readonly MenuItem<Id>[];
  /** Whether the entries are options of one choice; otherwise they are actions and links. */
  readonly choice?: boolean | undefined;
  readonly selected?: Id | undefined;
  /** The choice is being applied. */
  readonly busy?: boolean | undefined;
  readonly onSelect: (id: Id) => void;
}

/** The letters typed in a row, and the time of the last one in ms. */
interface Typed {
  readonly text: string;
  readonly at: number;
}

/** A pause longer than this, in ms, begins a new word. */
const PAUSE = 800;

function textBefore({ text, at }: Typed, now: number): string {
  return now - at > PAUSE ? "" : text;
}

/** A button that opens a list of options, actions or links. Arrows, Home, End and letters move the focus in it. */
export function Menu<Id extends string>({
  label,
  text,
  icon,
  trigger: shown,
  header,
  member = false,
  items,
  choice = true,
  selected,
  busy = false,
  onSelect,
}: MenuProps<Id>) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef<Typed>({ text: "", at: 0 });

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
  const focusAt = (index: number, at: "nearest" | "middle") => showEntry(entries()[index], list.current, at);
  const chosen = Math.max(
    0,
    items.findIndex(({ id }) => id === selected),
  );

  /* its size is known once it is shown, and `toggle` may fire after the first paint: this frame is between the two */
  const place = () =>
    requestAnimationFrame(() => {
      if (trigger.current && list.current) placeBelow(list.current, trigger.current);
    });
  const afterToggle = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen) focusAt(chosen, "middle");
  };
  /* it is positioned at its button, which moves when the page scrolls or the window resizes */
  useEffect(() => {
    if (!open) return undefined;
    const close = () => list.current?.hidePopover();
    window.addEventListener("scroll", close, { passive: true });
    window.addEventListener("resize", close);
    return () => {
      window.removeEventListener("scroll", close);
      window.removeEventListener("resize", close);
    };
  }, [open]);
  const move = (event: KeyboardEvent) => {
    const current = entries().indexOf(document.activeElement as HTMLElement);
    const press = { key: event.key, typed: textBefore(typed.current, event.timeStamp), current };
    // An entry in a script that the keyboard does not have is found by its language code.
    const target =
      menuTarget({ ...press, labels: items.map((item) => item.label) }) ??
      menuTarget({ ...press, labels: items.map((item) => item.lang ?? "") });
    if (event.key.length === 1) typed.current = { text: press.typed + event.key, at: event.timeStamp };
    if (event.key === "Tab") list.current?.hidePopover();
    if (target === undefined) return;
    event.preventDefault();
    focusAt(target, "nearest");
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    list.current?.showPopover();
  };
  const choose = (id: Id) => {
    list.current?.hidePopover();
    onSelect(id);
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={css.trigger}
        aria-label={text ? `${label}: ${text}` : label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={busy || undefined}
        popoverTarget={listId}
        onKeyDown={openByArrow}
      >
        {shown ?? (
          <>
            {icon && <Icon name={icon} />}
            {text && <span>{text}</span>}
          </>
        )}
      </button>
      <div
        ref={list}
        id={listId}
        className={css.list}
        popover="auto"
        onBeforeToggle={(event) => event.newState === "open" && place()}
        onToggle={(event) => afterToggle(event.newState === "open")}
      >
        {header && <div className={css.header}>{header}</div>}
        <div
          role="menu"
          className={member ? memberLook.entries : undefined}
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
        >
          {items.map((item) => (
            <MenuEntry
              key={item.id}
              item={item}
              member={member}
              chosen={choice ? item.id === selected : undefined}
              onChoose={() => choose(item.id)}
            />
          ))}
        </div>
      </div>
    </>
  );
}
