import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { migrate } from "../store/migrate.ts";
import { nodeSqliteDialect } from "../store/nodeSqlite.ts";

// A program that creates the tables of a data file and is killed by the operating system after the given number of
// them.
const [path = "", count = "0"] = process.argv.slice(2);

const raw = new DatabaseSync(path);
raw.exec("pragma journal_mode = wal");
const prepare = raw.prepare.bind(raw);
let made = 0;
raw.prepare = (sql, ...options) => {
  if (/^\s*create table/iu.test(sql) && made++ === Number(count)) process.kill(process.pid, "SIGKILL");
  return prepare(sql, ...options);
};
await migrate(new Kysely({ dialect: nodeSqliteDialect(raw) }));
