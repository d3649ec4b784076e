type Child = Node | string | undefined | false;

/** An element of the page that its HTML has; throws where it has none. */
export function byId<Element extends HTMLElement>(id: string, kind: abstract new () => Element): Element {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} #${id}.`);
}

/** A new element with a class. What stands in it is text, whatever it holds. */
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

/** A button that says what it is for where its text alone does not. */
export function button(text: string, act: () => void, label?: string): HTMLButtonElement {
  const made = element("button", "", text);
  made.type = "button";
  if (label !== undefined) made.ariaLabel = label;
  made.addEventListener("click", act);
  return made;
}

/** Puts rows in place of those of a list. Who worked with a row goes on with the first one that is there now, or the list. */
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

/** Calls a function with a value when it has changed, so that what the visitor works with is not drawn anew. */
export function onChange<Value>(draw: (value: Value) => void): (value: Value) => void {
  let drawn = "";
  return (value) => {
    const current = JSON.stringify(value);
    if (current === drawn) return;
    drawn = current;
    draw(value);
  };
}
