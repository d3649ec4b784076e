import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createGateway } from "../createGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import { openTestGateway } from "../testing/openTestGateway.ts";
import { DataFileError } from "./dataFileError.ts";
import { openStore } from "./openStore.ts";

const PAGE = 4096;

const folder = mkdtempSync(join(tmpdir(), "livery-store-"));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
const newPath = (): string => join(folder, `${(count += 1)}.sqlite`);
const noSeed = (): void => undefined;

/** A data file with providers, games and members, as a platform leaves it. */
async function dataFile(): Promise<string> {
  const path = newPath();
  await (await openTestGateway({ database: path })).gateway.close();
  return path;
}

/** The problem for which a file is rejected. */
async function problemWith(path: string, options?: { readonly busyMs: number }): Promise<string> {
  const error: unknown = await openStore(path, noSeed, options).then(
    ({ close }) => close(),
    (refused: unknown) => refused,
  );
  if (!(error instanceof DataFileError)) throw new Error(`${path} was not refused`, { cause: error });
  expect(error.message).toContain(`The platform cannot use its data file ${path}: `);
  return error.problem;
}

/** Runs a program of the folder `testing`. */
function runProgram(name: string, args: readonly string[], prefix: readonly string[] = []) {
  const [command = "", ...rest] = [...prefix, process.execPath, fileURLToPath(new URL(name, import.meta.url)), ...args];
  return spawnSync(command, rest, { encoding: "utf8" });
}

it("only this account can read a new data file and its journal, in any folder", async () => {
  const path = newPath();
  const store = await openStore(path, (raw) => raw.exec("create table written (at integer)"));
  const modes = [path, `${path}-wal`, `${path}-shm`].map((file) => statSync(file).mode & 0o777);
  await store.close();
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

describe("a file that is not an intact data file is rejected and stays unchanged", () => {
  it.each([
    ["random bytes", () => randomBytes(20 * PAGE), "foreign"],
    ["text", () => Buffer.from("not a database at all, but a text of some length ".repeat(100)), "foreign"],
  ])("%s", async (_, bytes, problem) => {
    const path = newPath();
    writeFileSync(path, bytes());
    const before = readFileSync(path);
    expect(await problemWith(path)).toBe(problem);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it("the database of another program", async () => {
    for (const application of [0, 0x0f05_5112]) {
      const path = newPath();
      const raw = new DatabaseSync(path);
      raw.exec(`create table entry (id integer primary key); pragma application_id = ${application}`);
      raw.close();
      const before = readFileSync(path);
      expect(await problemWith(path)).toBe("foreign");
      expect(readFileSync(path).equals(before)).toBe(true);
    }
  });

  it("a truncated file, wherever it ends", async () => {
    const path = await dataFile();
    const whole = readFileSync(path);
    for (const part of [0.25, 0.5, 0.9]) {
      writeFileSync(path, whole);
      truncateSync(path, Math.floor((whole.length * part) / PAGE) * PAGE);
      expect(await problemWith(path), `cut off after ${part}`).toBe("damaged");
    }
  });

  it("a file with overwritten pages, within a second", async () => {
    const path = await dataFile();
    const pages = statSync(path).size / PAGE;
    for (const page of [1, Math.floor(pages / 2), pages - 1]) {
      const copy = newPath();
      writeFileSync(copy, readFileSync(path));
      const file = openSync(copy, "r+");
      writeSync(file, randomBytes(PAGE), 0, PAGE, page * PAGE);
      closeSync(file);
      expect(await problemWith(copy), `page ${page}`).toBe("damaged");
    }
  });

  it("a file from a newer platform, one left between two versions, and an edited one", async () => {
    const changes: readonly (readonly [string, string])[] = [
      ["newer", "insert into kysely_migration values ('0999-tomorrow', '2030-01-01')"],
      ["unfinished", "drop table captcha"],
      ["altered", "alter table merchant_state drop column country"],
      ["unfinished", "drop trigger session_time_begins"],
      ["altered", "create trigger gift after insert on session begin update wallet set balance = balance + 1; end"],
      ["unbalanced", "update wallet set balance = balance + 99999999900 where kind = 'main'"],
      ["unfinished", "delete from kysely_migration where name = '0005-createOpenedSeals'"],
    ];
    for (const [problem, change] of changes) {
      const path = await dataFile();
      const raw = new DatabaseSync(path);
      raw.exec(change);
      raw.close();
      const before = readFileSync(path);
      expect(await problemWith(path), change).toBe(problem);
      expect(readFileSync(path).equals(before), change).toBe(true);
    }
  });

  it("a file that another program holds", async () => {
    const path = await dataFile();
    const holder = new DatabaseSync(path);
    holder.exec("pragma locking_mode = exclusive; begin exclusive; delete from captcha");
    expect(await problemWith(path, { busyMs: 1 })).toBe("locked");
    holder.close();
    await (await openStore(path, noSeed)).close();
  });

  it("a file that cannot be created", async () => {
    expect(await problemWith(join(folder, "nowhere", "platform.sqlite"))).toBe("unusable");
  });
});

it("a platform that is killed while it creates its tables leaves nothing half done", async () => {
  for (const made of [0, 4, 20]) {
    const path = newPath();
    expect(runProgram("../testing/killedInMigration.ts", [path, String(made)]).signal).toBe("SIGKILL");
    const gateway = await createGateway({ merchants: [testMerchant], database: path, clock: Date.now });
    await gateway.close();
  }
});

describe("a full disk", () => {
  it("undoes a write completely", async () => {
    const store = await openStore(newPath(), noSeed);
    const { page_count: pages } = (await sql<{ page_count: number }>`pragma page_count`.execute(store.database))
      .rows[0] ?? { page_count: 0 };
    await sql.raw(`pragma max_page_count = ${pages}`).execute(store.database);
    const fill = store.write(({ tables, run }) => {
      for (let id = 0; id < 1000; id += 1) {
        run(tables.insertInto("opened_seal").values({ id: String(id).repeat(100), until: id }));
      }
    });
    await expect(fill).rejects.toMatchObject({ errcode: 13 });
    expect(await store.database.selectFrom("opened_seal").selectAll().execute()).toEqual([]);
    await store.write(({ tables, run }) => run(tables.insertInto("opened_seal").values({ id: "one", until: 1 })));
    await store.close();
  });

  // For the platform, the kernel's limit on file sizes looks like a full disk.
  it.skipIf(process.platform === "win32")(
    "responds 503, keeps reading, and keeps all acknowledged writes",
    async () => {
      const path = await dataFile();
      const limited = ["sh", "-c", 'trap "" XFSZ; ulimit -f 256; exec "$@"', "sh"];
      const { stdout, stderr } = runProgram("../testing/writeOnFullDisk.ts", [path], limited);
      expect(stderr).toBe("");
      const { answers, read } = JSON.parse(stdout) as {
        readonly answers: readonly { account: string; status: number; code?: string; retryAfter: string | null }[];
        readonly read: number;
      };
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(2);
      for (const answer of refused) expect(answer).toMatchObject({ status: 503, code: "UNAVAILABLE", retryAfter: "5" });
      expect(read).toBe(200);
      expect(answers.length).toBeGreaterThan(2);

      const store = await openStore(path, noSeed);
      const members = await store.database
        .selectFrom("member")
        .select(["id", "account"])
        .where("account", "like", "member%")
        .execute();
      const accepted = answers.filter(({ status }) => status === 200).map(({ account }) => account);
      expect(members.map(({ account }) => account)).toEqual(accepted);
      const sessions = await store.database.selectFrom("session").select("member_id").distinct().execute();
      expect(sessions).toHaveLength(members.length);
      expect(await store.database.selectFrom("ledger_fault").selectAll().execute()).toEqual([]);
      await store.close();
    },
  );
});
