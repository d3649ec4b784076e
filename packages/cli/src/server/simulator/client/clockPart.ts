import type { SimulatorState } from "../simulatorState.ts";
import { byId, valueOf } from "./dom.ts";
import { order } from "./server.ts";
import { dateTime, fieldTime, span } from "./times.ts";

const SECOND_MS = 1000;

/** Shows the platform's time, which advances between two updates, and changes it. */
export function clockPart(): (state: SimulatorState) => void {
  const form = byId("clock", HTMLFormElement);
  const field = form.elements.namedItem("at");
  let offset: number | undefined;

  for (const step of document.querySelectorAll<HTMLButtonElement>("[data-move]")) {
    const move = Number(step.dataset["move"]);
    step.addEventListener(
      "click",
      () => void order(`The clock was moved forward by ${span(move)}.`, "clock", { move }),
    );
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const at = new Date(valueOf(form, "at")).getTime();
    void order(`The clock was set to ${dateTime(at)}.`, "clock", { at });
  });
  byId("real-time", HTMLButtonElement).addEventListener(
    "click",
    () => void order("The clock follows this machine again.", "clock", "DELETE"),
  );

  const tick = (): void => {
    if (offset === undefined) return;
    const now = byId("now", HTMLTimeElement);
    const at = Date.now() + offset;
    now.textContent = dateTime(at);
    now.dateTime = new Date(at).toISOString();
  };
  setInterval(tick, SECOND_MS);

  return (state) => {
    const isFirst = offset === undefined;
    offset = state.now - Date.now();
    tick();
    const side = state.offset > 0 ? "ahead of" : "behind";
    byId("offset", HTMLElement).textContent =
      Math.abs(state.offset) < SECOND_MS ? "the machine's time" : `${span(state.offset)} ${side} the machine's time`;
    if (isFirst && field instanceof HTMLInputElement) field.value = fieldTime(state.now);
  };
}
