import { type RegisterRow, provableIds, rowIdsIn } from "./register.ts";

/** A title that names more rows than this proves none of them. */
const LIMIT = 5;

export const titleRule = `a test proves the rows of docs/requirements.md that its title and its describe titles name, at most ${LIMIT}; in an end-to-end test the tags name them.`;

/** What names the rows that a test proves. */
interface Named {
  /** Its own title after those of the describes around it. */
  readonly title: string;
  /** Only Playwright has them. */
  readonly tags?: readonly string[];
}

function idsOf({ title, tags = [] }: Named): readonly string[] {
  return rowIdsIn([title, ...tags].join(" "));
}

/** The rows and clauses that a test proves: none if it names too many. */
export function idsProvedBy(test: Named): readonly string[] {
  const ids = idsOf(test);
  return ids.length > LIMIT ? [] : ids;
}

/** The problems with the ids that a test names: `faultsOf(test)` for the rows of this register. */
export function titleProblems(register: readonly RegisterRow[]): (test: Named) => readonly string[] {
  const provable = new Set(register.flatMap(provableIds));
  const parents = new Map(register.filter(({ clauses }) => clauses.length > 0).map((row) => [row.id, row.clauses]));
  return (test) => {
    const ids = idsOf(test);
    const unknown = ids.filter((id) => !provable.has(id) && !parents.has(id));
    return [
      ...(unknown.length > 0 ? [`${unknown.join(", ")}: no such row in docs/requirements.md.`] : []),
      ...ids.flatMap((id) => {
        const clauses = parents.get(id);
        return clauses === undefined
          ? []
          : [`${id} has clauses; name the ones that the test shows: ${clauses.join(", ")}.`];
      }),
      ...(ids.length > LIMIT ? [`${ids.length} rows in one test; split it.`] : []),
    ];
  };
}
