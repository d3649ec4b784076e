import type { SimulatedSite, SimulatorState } from "../simulatorState.ts";
import { byId, element, onChange, valueOf } from "./dom.ts";
import { order } from "./server.ts";
import { dateTime, fieldTime } from "./times.ts";

/** Shows each site's state with a form to change it. */
export function sitesPart(): (state: SimulatorState) => void {
  const list = byId("site-list", HTMLUListElement);
  const drawn = new Map<string, { readonly row: HTMLElement; readonly draw: (site: SimulatedSite) => void }>();

  const draw = onChange((sites: SimulatorState["sites"]) => {
    for (const site of sites) {
      const known = drawn.get(site.merchant) ?? siteRow(site);
      drawn.set(site.merchant, known);
      known.draw(site);
    }
    const rows = sites.map(({ merchant }) => drawn.get(merchant)?.row).filter((row) => row !== undefined);
    if (rows.length !== list.children.length || rows.some((row, n) => list.children[n] !== row)) {
      list.replaceChildren(...rows);
    }
    drawChoices(sites);
  });
  return ({ sites }) => draw(sites);
}

/** Fills the site choices of the other forms, and keeps the selection. */
function drawChoices(sites: SimulatorState["sites"]): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>("select[data-sites]")) {
    const chosen = select.value;
    select.replaceChildren(
      new Option("Every site", ""),
      ...sites.map(({ name, merchant }) => new Option(`${name} (${merchant})`, merchant)),
    );
    select.value = sites.some(({ merchant }) => merchant === chosen) ? chosen : "";
  }
}

function siteRow({ merchant, name }: SimulatedSite): { row: HTMLElement; draw: (site: SimulatedSite) => void } {
  const form = newForm(name, merchant);
  const tag = element("span", "tag");
  const title = element("div", "", element("b", "", name), " ", element("span", "small", merchant));
  const row = element("li", "", element("div", "line", title, tag), form);
  return {
    row,
    draw: onChange(({ status }) => {
      tag.textContent = describe(status);
      tag.className = status.state === "open" ? "tag ok" : "tag bad";
      setField(form, "state", status.state);
      setField(form, "end", status.state === "maintenance" && status.end !== undefined ? fieldTime(status.end) : "");
      setField(form, "country", status.state === "restricted" ? (status.country ?? "") : "");
      showFields(form);
    }),
  };
}

function newForm(name: string, merchant: string): HTMLFormElement {
  const copy = byId("site-form", HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  const form = copy.querySelector("form")!;
  form.ariaLabel = name;
  form.addEventListener("change", () => showFields(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const state = valueOf(form, "state");
    const end = valueOf(form, "end");
    const country = valueOf(form, "country");
    void order(`${name} was changed.`, `sites/${encodeURIComponent(merchant)}`, {
      state,
      ...(state === "maintenance" && end !== "" && { end: new Date(end).getTime() }),
      ...(state === "restricted" && country !== "" && { country }),
    });
  });
  return form;
}

function describe(status: SimulatedSite["status"]): string {
  if (status.state === "open") return "Open";
  if (status.state === "restricted") return `Closed to ${status.country ?? "every country"}`;
  return status.end === undefined ? "Under maintenance" : `Under maintenance until ${dateTime(status.end)}`;
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
}

function showFields(form: HTMLFormElement): void {
  for (const label of form.querySelectorAll<HTMLElement>("[data-for]")) {
    label.hidden = label.dataset["for"] !== valueOf(form, "state");
  }
}
