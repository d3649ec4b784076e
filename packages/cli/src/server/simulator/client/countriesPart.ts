import type { SimulatorState } from "../simulatorState.ts";
import { button, byId, element, onChange, replaceRows, valueOf } from "./dom.ts";
import { describeScope, scopeOf } from "./scopes.ts";
import { order } from "./server.ts";

const names = new Intl.DisplayNames(["en"], { type: "region" });

/** Sets the country that visitors come from, and shows the current settings. */
export function countriesPart(): (state: SimulatorState) => void {
  const form = byId("country", HTMLFormElement);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const country = valueOf(form, "country");
    const from = country === "" ? "nowhere in particular" : (names.of(country) ?? country);
    void order(`Visitors come from ${from}.`, "countries", { country: country || null, ...scopeOf(form) });
  });
  const draw = onChange(({ countries, sites }: Pick<SimulatorState, "countries" | "sites">) => {
    const rows = countries.map(({ country, ...scope }) => {
      const where = describeScope(scope, sites);
      const text = element("div", "", element("b", "", names.of(country) ?? country), element("div", "small", where));
      const remove = (): void => void order("Their country is unknown.", "countries", { country: null, ...scope });
      return element("li", "line", text, button("Remove", remove, `Remove ${country} for ${where}`));
    });
    replaceRows(byId("country-list", HTMLUListElement), rows);
  });
  return ({ countries, sites }) => draw({ countries, sites });
}
