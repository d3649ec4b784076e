import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { patiently } from "./patiently.ts";

/** How many prepared statements are kept per database: more than the platform has queries. */
const KEPT_STATEMENTS = 256;

/** SQLite changes tables inside transactions, so an interrupted migration leaves nothing behind. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  // Nothing runs between the beginning and the end of a query, and transactions run synchronously, so nothing has to
  // queue behind a query that waits for another program.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Takes the write lock at the beginning, so that two processes on one file wait for each other instead of failing. */
class Driver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => patiently(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class Dialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  override createDriver(): SqliteDriver {
    return new Driver({ database: this.#database });
  }
}

/** A statement in the form that Kysely's driver uses. */
function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** Kysely over Node's own SQLite; each query text is prepared once. */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const kept = new Map<string, SqliteStatement>();
  return new Dialect({
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = adapt(database.prepare(sql));
      if (kept.size >= KEPT_STATEMENTS) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
  });
}
