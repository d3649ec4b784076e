import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { type Compilable, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { Tables } from "./tables.ts";

/** Prepared statements kept per database: more than transactions have queries. */
const KEPT_STATEMENTS = 256;

/** What a transaction reads with. It runs to its end in one go: nothing is awaited in it. */
export interface Reading {
  /** Builds queries; what it builds is run by the functions below and never by its own `execute`. */
  readonly tables: Kysely<Tables>;
  all<Row>(query: Compilable<Row>): Row[];
  first<Row>(query: Compilable<Row>): Row | undefined;
}

/** What a transaction reads and writes with. */
export interface Writing extends Reading {
  /** Returns how many rows it changed. */
  run(query: Compilable): number;
  /** Does all of `work` or, if that throws, nothing of it; then it throws the same. What was written before it stays. */
  attempt<Result>(work: () => Result): Result;
}

/** The database has given up the whole transaction (a full or broken disk): whatever was written in it is gone. */
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

/** Typed queries, run at once on a connection that is in a transaction. */
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
        if (result instanceof Promise) throw new TypeError("a transaction must not wait for anything");
        prepare("release attempt").run();
        return result;
      } catch (error) {
        if (!raw.isTransaction) throw new TransactionLost("the transaction was given up", { cause: error });
        if (error instanceof TransactionLost) throw error;
        prepare("rollback to attempt").run();
        prepare("release attempt").run();
        throw error;
      }
    },
  };
}
