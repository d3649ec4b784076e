import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { menuTarget } from "../Menu/menuTarget.ts";
import { placeBelow } from "../Menu/placeBelow.ts";
import { showEntry } from "../Menu/showEntry.ts";
import { Flag } from "./Flag.tsx";
import * as css from "./PhoneField.css.ts";

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly id: string;
  /** In the visitor's language. */
  readonly name: string;
  /** Digits only: 82. */
  readonly dialingCode: string;
  /** The address of its flag. */
  readonly flag: string;
}

export interface CountryPickerProps {
  /** What it chooses: "Country code". */
  readonly label: string;
  readonly countries: readonly Country[];
  readonly selected: Country;
  readonly onSelect: (country: Country) => void;
  /** How long the list stays open after the focus has left it, in ms (AU-040). */
  readonly closeDelay: number;
  readonly disabled?: boolean | undefined;
}

/** A pause longer than this, in ms, begins a new word. */
const PAUSE = 800;

/**
 * The country of a phone number: a button that opens a list. Arrows, Home, End, letters and digits move in it, Enter
 * chooses, Escape closes it. The list is in the top layer, so that no dialog around it cuts it off.
 */
export function CountryPicker({ label, countries, selected, onSelect, closeDelay, disabled }: CountryPickerProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
  const close = () => {
    clearTimeout(closing.current);
    list.current?.hidePopover();
    setOpen(false);
  };
  const place = () => {
    const well = trigger.current?.parentElement;
    if (!list.current || !well) return;
    list.current.style.minWidth = `${well.offsetWidth}px`;
    placeBelow(list.current, well);
  };
  const show = () => {
    if (!list.current || !trigger.current) return;
    typed.current = { text: "", at: 0 };
    list.current.showPopover();
    place();
    setOpen(true);
    showEntry(entries().find((entry) => entry.ariaSelected === "true") ?? entries()[0], list.current, "middle");
  };
  // It is positioned at its button, which moves when the page scrolls or the window resizes, as it does when a phone's
  // keyboard opens.
  useEffect(() => {
    if (!open) return undefined;
    window.addEventListener("scroll", place, { passive: true, capture: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [open]);
  useEffect(() => () => clearTimeout(closing.current), []);

  const closeLater = ({ relatedTarget }: FocusEvent) => {
    if (list.current?.contains(relatedTarget) || relatedTarget === trigger.current) return;
    closing.current = setTimeout(close, closeDelay);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      // Otherwise it would close the dialog around it as well.
      event.preventDefault();
      event.stopPropagation();
      close();
      trigger.current?.focus();
      return;
    }
    const text = event.timeStamp - typed.current.at > PAUSE ? "" : typed.current.text;
    const press = { key: event.key, typed: text, current: entries().indexOf(document.activeElement as HTMLElement) };
    const target =
      menuTarget({ ...press, labels: countries.map(({ name }) => name) }) ??
      menuTarget({ ...press, labels: countries.map(({ dialingCode }) => dialingCode) }) ??
      menuTarget({ ...press, labels: countries.map(({ id }) => id) });
    if (event.key.length === 1) typed.current = { text: text + event.key, at: event.timeStamp };
    if (target === undefined) return;
    event.preventDefault();
    showEntry(entries()[target], list.current, "nearest");
  };
  const choose = (country: Country) => {
    close();
    trigger.current?.focus();
    onSelect(country);
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={css.trigger}
        disabled={disabled}
        aria-label={`${label}: ${selected.name} +${selected.dialingCode}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => (open ? close() : show())}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show();
        }}
        onFocus={() => clearTimeout(closing.current)}
        onBlur={closeLater}
      >
        <Flag key={selected.id} src={selected.flag} country={selected.id} />
        <span className={css.code}>+{selected.dialingCode}</span>
        <span className={css.caret}>
          <Icon name="caretDown" />
        </span>
      </button>
      <div
        ref={list}
        id={listId}
        className={css.list}
        popover="manual"
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        onFocus={() => clearTimeout(closing.current)}
        onBlur={closeLater}
      >
        {countries.map((country) => (
          <button
            key={country.id}
            type="button"
            className={css.option}
            role="option"
            aria-selected={country.id === selected.id}
            tabIndex={-1}
            onClick={() => choose(country)}
          >
            <Flag src={country.flag} country={country.id} />
            <span className={css.name}>{country.name}</span>
            <span className={css.optionCode}>+{country.dialingCode}</span>
          </button>
        ))}
      </div>
    </>
  );
}
