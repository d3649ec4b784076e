import { type RegisterRow, provableIds, rowIdsIn } from "./register.ts";

/** A title that names more rows than this proves none of them. */
const LIMIT = 5;

export const titleRule = `a test proves the rows of docs/requirements.md that its title and its describe titles name, at most ${LIMIT}.`;

/** The rows and clauses that a title proves: none if it names too many. */
export function idsProvedBy(title: string): readonly string[] {
  const ids = rowIdsIn(title);
  return ids.length > LIMIT ? [] : ids;
}

/** The problems with the ids in titles: `faultsOf(title)` for the rows of this register. */
export function titleProblems(register: readonly RegisterRow[]): (title: string) => readonly string[] {
  const provable = new Set(register.flatMap(provableIds));
  const parents = new Map(register.filter(({ clauses }) => clauses.length > 0).map((row) => [row.id, row.clauses]));
  return (title) => {
    const ids = rowIdsIn(title);
    const unknown = ids.filter((id) => !provable.has(id) && !parents.has(id));
    return [
      ...(unknown.length > 0 ? [`${unknown.join(", ")}: no such row in docs/requirements.md.`] : []),
      ...ids.flatMap((id) => {
        const clauses = parents.get(id);
        return clauses === undefined
          ? []
          : [`${id} has clauses; name the ones that the test shows: ${clauses.join(", ")}.`];
      }),
      ...(ids.length > LIMIT ? [`${ids.length} rows in one title; split the test.`] : []),
    ];
  };
}
