type Child = Node | string | undefined | false;

/** An element of the page's HTML; throws if it does not exist. */
export function byId<Element extends HTMLElement>(id: string, kind: abstract new () => Element): Element {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} #${id}.`);
}

/** A new element with a class. Its content is always treated as text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

/** A button with a label for screen readers if its text alone is not enough. */
export function button(text: string, act: () => void, label?: string): HTMLButtonElement {
  const made = element("button", "", text);
  made.type = "button";
  if (label !== undefined) made.ariaLabel = label;
  made.addEventListener("click", act);
  return made;
}

/** Replaces the rows of a list. The focus moves to the first row, or to the list, if the focused row is gone. */
export function replaceRows(list: HTMLElement, rows: readonly HTMLElement[]): void {
  const wasInside = list.contains(document.activeElement);
  list.replaceChildren(...rows);
  if (!wasInside) return;
  const next = list.querySelector("button") ?? list.closest("section");
  if (next?.tagName === "SECTION") next.tabIndex = -1;
  next?.focus();
}

/** The value of a form's field, without spaces around it. */
export function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** Calls a function only when a value has changed, so that elements in use are not rebuilt. */
export function onChange<Value>(draw: (value: Value) => void): (value: Value) => void {
  let drawn = "";
  return (value) => {
    const current = JSON.stringify(value);
    if (current === drawn) return;
    drawn = current;
    draw(value);
  };
}
