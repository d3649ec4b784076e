import type { Fault } from "@livery/gateway/simulator/faults.ts";
import type { SimulatorState } from "../simulatorState.ts";
import { button, byId, element, onChange, replaceRows, valueOf } from "./dom.ts";
import { describeEffect } from "./faultTexts.ts";
import { describeScope, scopeOf } from "./scopes.ts";
import { order } from "./server.ts";

const SECOND_MS = 1000;

/** Adds errors, and shows and removes the active ones. */
export function faultsPart(): (state: SimulatorState) => void {
  const form = byId("fault", HTMLFormElement);
  form.addEventListener("change", () => showDelay(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const times = valueOf(form, "times");
    void order("The error was added.", "faults", {
      call: valueOf(form, "call"),
      ...effectOf(form),
      ...(times !== "" && { times: Number(times) }),
      ...scopeOf(form),
    });
  });
  // The browser may have restored a choice after a reload.
  showDelay(form);
  const draw = onChange(({ faults, sites }: Pick<SimulatorState, "faults" | "sites">) => {
    const rows = faults.map((fault) => faultRow(fault, sites));
    replaceRows(byId("fault-list", HTMLUListElement), rows);
  });
  return ({ faults, sites }) => draw({ faults, sites });
}

/** The effect that is selected in the form: `status 503` has its status after its kind. */
function effectOf(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const [kind, status] = valueOf(form, "effect").split(" ");
  if (kind === "delay") return { kind, ms: Math.round(Number(valueOf(form, "seconds")) * SECOND_MS) };
  return { kind, ...(status !== undefined && { status: Number(status) }) };
}

function showDelay(form: HTMLFormElement): void {
  const isDelay = valueOf(form, "effect") === "delay";
  for (const label of form.querySelectorAll<HTMLElement>("[data-for=delay]")) {
    label.hidden = !isDelay;
    // A hidden field must not block the form.
    for (const field of label.querySelectorAll("input")) field.disabled = !isDelay;
  }
}

function faultRow({ id, call, effect, times, ...scope }: Fault, sites: SimulatorState["sites"]): HTMLElement {
  const what = call === "*" ? "every call" : call;
  const often = times === undefined ? "until removed" : times === 1 ? "once more" : `${times} times more`;
  const text = element(
    "div",
    "",
    element("b", "", describeEffect(effect)),
    element("div", "small", `${what} · ${describeScope(scope, sites)} · ${often}`),
  );
  const remove = (): void => void order("The error was removed.", `faults/${id}`, "DELETE");
  return element("li", "line", text, button("Remove", remove, `Remove: ${describeEffect(effect)}, ${what}`));
}
