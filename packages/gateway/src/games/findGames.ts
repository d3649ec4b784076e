import type { Store } from "../store/openStore.ts";
import type { RequestContext } from "../requestContext.ts";
import { type SearchableName, searchNames, searchableName } from "./nameSearch.ts";

/** A game's names in both languages, by its id. */
type NameIndex = ReadonlyMap<string, readonly SearchableName[]>;

/** The catalogue changes only when a platform starts, so its names are prepared once. */
const indexes = new WeakMap<Store, Promise<NameIndex>>();

async function prepare({ database }: Pick<RequestContext, "database">): Promise<NameIndex> {
  const games = await database.selectFrom("game").select(["id", "name_ko", "name_en"]).execute();
  return new Map(games.map((game) => [game.id, [searchableName(game.name_ko), searchableName(game.name_en)]]));
}

/** Those of the games whose Korean or English name is meant by the typed text, in the same order (LB-023). */
export async function findGames(
  context: Pick<RequestContext, "store" | "database">,
  ids: readonly string[],
  typed: string,
): Promise<readonly string[]> {
  const index = indexes.get(context.store) ?? prepare(context);
  indexes.set(context.store, index);
  const names = await index;
  return searchNames(ids, typed, (id) => names.get(id) ?? []);
}
