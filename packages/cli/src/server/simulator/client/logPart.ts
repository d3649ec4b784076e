import type { LoggedRequest } from "@livery/gateway/simulator/requestLog.ts";
import type { SimulatorLog, SimulatorState } from "../simulatorState.ts";
import { byId, element } from "./dom.ts";
import { clockTime } from "./times.ts";

const REFUSED = 400;

/**
 * Shows the requests, newest first. Returns the id from which it needs more, and the function that renders the
 * response.
 */
export function logPart(): {
  readonly after: () => number;
  readonly draw: (log: SimulatorLog, sites: SimulatorState["sites"]) => void;
} {
  const list = byId("request-list", HTMLOListElement);
  const filter = byId("log-filter", HTMLInputElement);
  // As many as the platform keeps.
  const kept = Number(list.dataset["kept"]);
  const empty = element("li", "empty", "There are no requests yet.");
  let last = 0;
  list.append(empty);

  const show = (row: HTMLElement): void => {
    const words = filter.value.toLowerCase().split(/\s+/u);
    const text = row.textContent.toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
  };
  filter.addEventListener("input", () => {
    for (const row of list.children) if (row instanceof HTMLElement && row !== empty) show(row);
  });

  return {
    after: () => last,
    draw(log, sites) {
      // A restarted platform counts from one again; the next update fetches everything.
      if (log.last < last) {
        list.replaceChildren(empty);
        last = 0;
        return;
      }
      const rows = log.requests.map((request) => requestRow(request, sites));
      for (const row of rows) show(row);
      last = log.last;
      if (rows.length > 0) empty.remove();
      // Keeps the scroll position of rows further down.
      const [top, height] = [list.scrollTop, list.scrollHeight];
      list.prepend(...rows);
      if (top > 0) list.scrollTop = top + list.scrollHeight - height;
      while (list.children.length > kept) list.lastElementChild?.remove();
    },
  };
}

function requestRow(request: LoggedRequest, sites: SimulatorState["sites"]): HTMLElement {
  const { at, merchant, call, method, path, status, code, ms, fault, account } = request;
  const isBad = status === undefined || status >= REFUSED;
  const outcome = status === undefined ? "dropped" : [status, code].filter(Boolean).join(" ");
  const site = sites.find((known) => known.merchant === merchant)?.name ?? merchant;
  const facts = [`${clockTime(at)}`, `${ms} ms`, site, account];
  return element(
    "li",
    "",
    element(
      "div",
      "top",
      element("span", isBad ? "tag bad" : "tag ok", outcome),
      element("b", "", call ?? "not a call"),
      fault !== undefined && element("span", "tag", fault === "status" ? "error" : `error: ${fault}`),
      element("span", "small", facts.filter((fact) => fact !== undefined).join(" · ")),
    ),
    element("div", "mono small", `${method} ${path}`),
  );
}
