import { escapeHtml } from "@livery/pack/render/escapeHtml.ts";
import type { Chosen } from "./createChooser.ts";

/** The form that narrows the gallery to some brands, and how many there are. It works without scripts. */
export function renderSearch({ words, choices, count }: Chosen<unknown>): string {
  const selects = choices.map(
    ({ name, label, chosen, values }) =>
      `<label>${label} <select name="${name}"><option value="">any</option>${values
        .map(([value, brands]) => {
          const text = escapeHtml(value);
          return `<option value="${text}"${value === chosen ? " selected" : ""}>${text} (${brands})</option>`;
        })
        .join("")}</select></label>`,
  );
  const found = count === 0 ? "No brand is like this." : count === 1 ? "1 brand" : `${count} brands`;
  return `<form class="search" role="search" aria-label="Brands">
<label>Name, id or merchant <input type="search" name="q" value="${escapeHtml(words)}"></label>
${selects.join("\n")}
<button>Show</button> <a href="/">Show all</a>
</form>
<p class="found" role="status">${found}</p>
`;
}

/** Links to the pages before and after; nothing if there is only one. */
export function renderPages({ words, choices, page, pages }: Chosen<unknown>): string {
  if (pages === 1) return "";
  const linkTo = (other: number, text: string) => {
    if (other < 1 || other > pages) return "";
    const fields = [["q", words], ...choices.map(({ name, chosen }) => [name, chosen])].filter(
      ([, value]) => value !== "",
    );
    const query = new URLSearchParams([...fields, ["page", String(other)]] as [string, string][]);
    return `<a href="/?${escapeHtml(query.toString())}">${text}</a>`;
  };
  return `
<nav class="pages" aria-label="Pages">${linkTo(page - 1, "Previous")}<span>Page ${page} of ${pages}</span>${linkTo(page + 1, "Next")}</nav>`;
}
