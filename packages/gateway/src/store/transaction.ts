import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { type Compilable, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { Tables } from "./tables.ts";

/** How many prepared statements are kept per database: more than transactions have queries. */
const KEPT_STATEMENTS = 256;

/** Reads within a transaction. A transaction is synchronous: nothing is awaited in it. */
export interface Reading {
  /** Builds queries. Run them with the functions below, never with their own `execute`. */
  readonly tables: Kysely<Tables>;
  all<Row>(query: Compilable<Row>): Row[];
  first<Row>(query: Compilable<Row>): Row | undefined;
}

/** Reads and writes within a transaction. */
export interface Writing extends Reading {
  /** Returns the number of changed rows. */
  run(query: Compilable): number;
  /** Runs `work` completely or, if it throws, undoes it and rethrows. Earlier writes stay. */
  attempt<Result>(work: () => Result): Result;
}

/** The database has rolled back the whole transaction (a full or broken disk): all its writes are gone. */
export class TransactionLost extends Error {
  override readonly name = "TransactionLost";
}

const tables = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Typed queries that run at once on a connection with an open transaction. */
export function transactionOn(raw: DatabaseSync): Writing {
  const kept = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = kept.get(sql);
    if (known) return known;
    if (kept.size >= KEPT_STATEMENTS) kept.clear();
    const statement = raw.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
  const compiled = (query: Compilable) => {
    const { sql, parameters } = query.compile();
    return { statement: prepare(sql), values: parameters as readonly SQLInputValue[] };
  };
  return {
    tables,
    all<Row>(query: Compilable<Row>) {
      const { statement, values } = compiled(query);
      return statement.all(...values) as Row[];
    },
    first<Row>(query: Compilable<Row>) {
      const { statement, values } = compiled(query);
      return statement.get(...values) as Row | undefined;
    },
    run(query) {
      const { statement, values } = compiled(query);
      return Number(statement.run(...values).changes);
    },
    attempt(work) {
      prepare("savepoint attempt").run();
      try {
        const result = work();
        if (result instanceof Promise) throw new TypeError("a transaction must not await anything");
        prepare("release attempt").run();
        return result;
      } catch (error) {
        if (!raw.isTransaction) throw new TransactionLost("the transaction was rolled back", { cause: error });
        if (error instanceof TransactionLost) throw error;
        prepare("rollback to attempt").run();
        prepare("release attempt").run();
        throw error;
      }
    },
  };
}
