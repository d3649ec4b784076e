import { createGateway } from "@livery/gateway/createGateway.ts";
import { testMerchant } from "@livery/gateway/testing/testMerchant.ts";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { createPrivateKey, createPublicKey } from "node:crypto";
import { createTerminal } from "../../terminal.ts";
import { runLivery } from "../../testing/runLivery.ts";
import { startLivery } from "../../testing/startLivery.ts";
import { runRestore } from "./runRestore.ts";

const folder = mkdtempSync(join(tmpdir(), "livery-platform-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Who may read a file. Windows has a different mechanism. */
const readersOf = (file: string): string =>
  process.platform === "win32" || (statSync(file).mode & 0o077) === 0 ? "this account" : "others";

/** A platform on the data in a folder, as a server opens it. */
const openAt = (data: string) =>
  createGateway({ merchants: [testMerchant], database: join(data, "platform.sqlite"), clock: Date.now });

/** A folder with data that no server uses. */
async function dataFolder(name: string): Promise<string> {
  const data = join(folder, name);
  mkdirSync(data);
  await (await openAt(data)).close();
  return data;
}

/** Writes a member into the data, bypassing the platform. */
function rename(data: string, nickname: string): void {
  const raw = new DatabaseSync(join(data, "platform.sqlite"));
  raw.prepare("update member set nickname = ? where account = 'demo'").run(nickname);
  raw.close();
}

function nicknameIn(file: string): unknown {
  const raw = new DatabaseSync(file, { readOnly: true });
  try {
    return raw.prepare("select nickname from member where account = 'demo'").get()?.["nickname"];
  } finally {
    raw.close();
  }
}

/** The files in a folder without the key of its backups; readers leave an empty journal next to the data they read. */
const namesIn = (data: string): string[] =>
  readdirSync(data)
    .filter((name) => !/-(?:wal|shm)$|^backup-key$/.test(name))
    .toSorted((a, b) => a.localeCompare(b));

const livery = (...args: readonly string[]) => runLivery(["platform", ...args], folder);

/** The same as a process of its own, for what two processes do to the same data. */
const otherProcess = (...args: readonly string[]) => startLivery(["platform", ...args], folder).finished;

test("a backup is a complete, verified copy for this account only, taken while a platform writes", async () => {
  const data = await dataFolder("running");
  const gateway = await openAt(data);
  rename(data, "as it is now");
  const { code, stdout } = await otherProcess("backup", "--data", data);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^The data was copied and verified: .*platform-\d{4}-.*Z\.sqlite\n$/),
  ]);
  rename(data, "later");
  await gateway.close();

  const [name = "", ...others] = readdirSync(join(data, "backups"));
  expect(others).toEqual([]);
  const backup = join(data, "backups", name);
  expect(nicknameIn(backup)).toBe("as it is now");
  expect([readersOf(backup), readersOf(join(data, "backups"))]).toEqual(["this account", "this account"]);
});

test("a backup replaces the data, which is kept next to it, and the platform continues from there", async () => {
  const data = await dataFolder("restored");
  rename(data, "before");
  const backup = join(folder, "restored-backup.sqlite");
  expect((await livery("backup", backup, "--data", data)).code).toBe(0);
  rename(data, "after");
  const { code, stdout } = await livery("restore", backup, "--data", data);
  expect([code, stdout]).toEqual([0, expect.stringContaining(`The data was restored from ${backup}.`)]);
  expect(nicknameIn(join(data, "platform.sqlite"))).toBe("before");
  expect(nicknameIn(join(data, "platform.sqlite.before-restore"))).toBe("after");
  await (await openAt(data)).close();

  expect((await livery("restore", backup, "--data", data)).code).toBe(0);
  expect(namesIn(data)).toEqual([
    "platform.sqlite",
    "platform.sqlite.before-restore",
    "platform.sqlite.before-restore-2",
  ]);
});

test("nothing is restored while a server uses the data", async () => {
  const data = await dataFolder("held");
  const backup = join(folder, "held-backup.sqlite");
  await livery("backup", backup, "--data", data);
  rename(data, "written since");
  const gateway = await openAt(data);
  const { code, stderr } = await otherProcess("restore", backup, "--data", data);
  await gateway.close();
  expect([code, stderr]).toEqual([2, expect.stringContaining("A server uses")]);
  expect(nicknameIn(join(data, "platform.sqlite"))).toBe("written since");
  expect(namesIn(data)).toEqual(["platform.sqlite"]);
});

test("a damaged file is not accepted as a backup; nothing is touched", async () => {
  const data = await dataFolder("kept");
  const good = join(folder, "kept-backup.sqlite");
  await livery("backup", good, "--data", data);
  const bytes = readFileSync(good);
  const files: readonly (readonly [string, Uint8Array])[] = [
    ["cut-off.sqlite", bytes.subarray(0, bytes.length / 2)],
    ["page.sqlite", Buffer.concat([bytes.subarray(0, 8192), Buffer.alloc(4096, 7), bytes.subarray(12_288, -1)])],
    ["text.sqlite", Buffer.from("not a database at all ".repeat(400))],
    ["empty.sqlite", Buffer.alloc(0)],
  ];
  const before = readFileSync(join(data, "platform.sqlite"));
  for (const [name, content] of files) {
    writeFileSync(join(folder, name), content);
    const asked = await livery("restore", name, "--data", data);
    expect([asked.code, asked.stderr], name).toEqual([2, expect.stringContaining("is not signed")]);
    const { code, stderr } = await livery("restore", name, "--unsigned", "--data", data);
    expect([code, stderr], name).toEqual([2, expect.stringContaining("Name another backup.")]);
  }
  expect(readFileSync(join(data, "platform.sqlite")).equals(before)).toBe(true);
  expect(namesIn(data)).toEqual(["platform.sqlite"]);
});

test.each([
  [
    "whose books are wrong",
    "update wallet set balance = balance + 99999999900 where kind = 'main'",
    "its books are wrong",
  ],
  [
    "whose trigger does nothing any more",
    "drop trigger ledger_entry_stays; create trigger ledger_entry_stays before update on ledger_entry begin select 1; end",
    "its tables, triggers or views were changed",
  ],
  [
    "whose view hides what is wrong",
    `drop view ledger_fault; create view ledger_fault (fault, id, amount) as select '', 0, 0 where false;
     update wallet set balance = balance + 1 where kind = 'main'`,
    "its tables, triggers or views were changed",
  ],
])("a backup %s is rejected, and the data stays", async (_, forgery, sentence) => {
  const data = await dataFolder(`forged-${sentence.length}-${forgery.length}`);
  const backup = join(data, "..", `forged-${forgery.length}.sqlite`);
  copyFileSync(join(data, "platform.sqlite"), backup);
  const raw = new DatabaseSync(backup);
  raw.exec(forgery);
  raw.close();
  const before = readFileSync(join(data, "platform.sqlite"));
  const { code, stderr } = await livery("restore", backup, "--unsigned", "--data", data);
  expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  expect(stderr).toContain("Name another backup.");
  expect(readFileSync(join(data, "platform.sqlite")).equals(before)).toBe(true);
  expect(namesIn(data)).toEqual(["platform.sqlite"]);
});

/** Opens a backup as anybody could who can write to it, and leaves its pages sound. */
function forge(backup: string, forgery: string): void {
  const raw = new DatabaseSync(backup);
  raw.exec(forgery);
  raw.close();
}

const end = (bytes: Buffer) => bytes.subarray(bytes.lastIndexOf("\nlivery-backup-1 "));

test("a signed backup that was changed says so before anything else, however it was changed", async () => {
  const data = await dataFolder("signed");
  const good = join(folder, "signed-backup.sqlite");
  await livery("backup", good, "--data", data);
  const bytes = readFileSync(good);
  const changes: Readonly<Record<string, (file: string) => void>> = {
    // Changing the file with SQLite may write over the signature; it is put back.
    "an agent": (file) => {
      forge(file, "update member set type = 1 where account = 'demo'");
      writeFileSync(file, Buffer.concat([readFileSync(file), end(bytes)]));
    },
    "one bit": (file) => {
      const changed = Buffer.from(bytes);
      changed[5000] = changed[5000]! ^ 1;
      writeFileSync(file, changed);
    },
    "bytes before the signature": (file) =>
      writeFileSync(file, Buffer.concat([bytes.subarray(0, -end(bytes).length), Buffer.alloc(16), end(bytes)])),
  };
  for (const [what, change] of Object.entries(changes)) {
    const file = join(folder, `changed ${what}.sqlite`);
    copyFileSync(good, file);
    change(file);
    for (const more of [[], ["--unsigned"]]) {
      const { code, stderr } = await livery("restore", file, ...more, "--data", data);
      expect([code, stderr], what).toEqual([2, expect.stringContaining("was changed after the backup was made")]);
    }
  }
  expect(namesIn(data)).toEqual(["platform.sqlite"]);
});

test("a backup without a signature, or with that of another platform, is restored only with --unsigned", async () => {
  const [data, other] = [await dataFolder("own"), await dataFolder("other")];
  await livery("backup", join(folder, "own.sqlite"), "--data", data);
  await livery("backup", join(folder, "other.sqlite"), "--data", other);
  copyFileSync(join(data, "platform.sqlite"), join(folder, "bare.sqlite"));
  for (const [file, sentence] of [
    ["other.sqlite", "was signed with another key"],
    ["bare.sqlite", "is not signed"],
  ] as const) {
    const { code, stderr } = await livery("restore", file, "--data", data);
    expect([code, stderr]).toEqual([2, expect.stringMatching(`${sentence}[^]*--unsigned`)]);
    const accepted = await livery("restore", file, "--unsigned", "--data", data);
    expect([accepted.code, accepted.stderr]).toEqual([
      0,
      expect.stringContaining("Nothing says who wrote this backup"),
    ]);
  }
});

test("a restore lifts no self-exclusion that began after the backup", async () => {
  const data = await dataFolder("excluded");
  const backup = join(folder, "excluded.sqlite");
  await livery("backup", backup, "--data", data);
  const file = join(data, "platform.sqlite");
  const [ended, until] = [Date.now() - 1000, Date.now() + 1_000_000];
  forge(
    file,
    `insert into exclusion (member_id, kind, began_at, until)
       select id, 'EXCLUSION', 5, ${until} from member where account = 'demo' union all
       select id, 'PAUSE', 5, ${ended} from member where account = 'vip'`,
  );
  const { code, stderr } = await livery("restore", backup, "--data", data);
  expect([code, stderr]).toEqual([0, expect.stringContaining("since the backup stay in force: 1.")]);
  const raw = new DatabaseSync(file, { readOnly: true });
  const breaks = raw.prepare("select account, until from exclusion join member on member.id = member_id").all();
  raw.close();
  expect(breaks.map((row) => ({ ...row }))).toEqual([{ account: "demo", until }]);
});

test("the key of the backups is next to the data, for this account only, and not in a backup", async () => {
  const data = await dataFolder("keyed");
  const backup = join(folder, "keyed.sqlite");
  await livery("backup", backup, "--data", data);
  const key = join(data, "backup-key");
  expect(readersOf(key)).toBe("this account");
  const secret = readFileSync(key, "utf8").trim();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(backup, "latin1")).not.toContain(secret);
});

test.each([
  ["a prize", "raffle", "attendance-wheel:1:0", "bonus"],
  ["a payout", "payout", "R1", "vendors"],
  ["a welcome", "welcome", "member:1", "bonus"],
  ["an opening", "opening", "gift", "adjustments"],
])(
  "999,999,999.00 booked from nothing as %s is found in a backup whose entries balance",
  async (_, kind, reference, account) => {
    const data = await dataFolder(`rich-${kind}`);
    const backup = join(folder, `rich-${kind}.sqlite`);
    copyFileSync(join(data, "platform.sqlite"), backup);
    const house = `merchant = 'TEST01' and name = '${account}'`;
    const main = "kind = 'main' and member_id = (select id from member where account = 'demo' and merchant = 'TEST01')";
    forge(
      backup,
      `insert or ignore into wallet (merchant, kind, name, opened_at) select 'TEST01', 'house', '${account}', 0
       where not exists (select 1 from wallet where ${house});
     begin;
     insert into ledger_transaction (id, merchant, kind, reference, at) values (9999, 'TEST01', '${kind}', '${reference}', 0);
     insert into ledger_entry (transaction_id, wallet_id, amount, is_play) values
       (9999, (select id from wallet where ${house}), -99999999900, ${Number(kind === "payout")}),
       (9999, (select id from wallet where ${main}), 99999999900, ${Number(kind === "payout")});
     commit`,
    );
    const { code, stderr } = await livery("restore", backup, "--unsigned", "--data", data);
    expect([code, stderr]).toEqual([2, expect.stringContaining("its books are wrong")]);
  },
);

test.skipIf(process.platform === "win32")(
  "a pipe or a device is not accepted as a backup, and nothing waits for it",
  async () => {
    const data = await dataFolder("piped");
    // The stdin of a child process is a pipe or a socket.
    for (const source of ["/dev/stdin", "/dev/zero"]) {
      const { code, stderr } = await otherProcess("restore", source, "--data", data);
      expect([code, stderr]).toEqual([2, expect.stringContaining("is not a regular file")]);
    }
    expect(namesIn(data)).toEqual(["platform.sqlite"]);
  },
);

test("a restore that is aborted leaves nothing behind and the data unchanged", async () => {
  const data = await dataFolder("ended");
  const backup = join(folder, "ended-backup.sqlite");
  await livery("backup", backup, "--data", data);
  rename(data, "later");
  const controller = new AbortController();
  // As soon as the copy has started.
  const watcher = watch(data, (_event, name) => {
    if (name?.startsWith(".livery-copy-")) controller.abort();
  });
  const context = { terminal: createTerminal(), signal: controller.signal, finish: () => undefined };
  await expect(runRestore(backup, { data }, context)).rejects.toMatchObject({ name: "AbortError" });
  watcher.close();
  expect(namesIn(data)).toEqual(["platform.sqlite"]);
  expect(nicknameIn(join(data, "platform.sqlite"))).toBe("later");
});

test("a backup repairs a damaged data file, and the old journal does not corrupt it", async () => {
  const data = await dataFolder("mended");
  rename(data, "sound");
  const backup = join(folder, "mended-backup.sqlite");
  await livery("backup", backup, "--data", data);
  const file = join(data, "platform.sqlite");
  writeFileSync(file, "not a database any more ".repeat(4000));
  for (const suffix of ["-wal", "-shm"]) copyFileSync(backup, file + suffix);
  const serve = await livery("backup", "--data", data);
  expect([serve.code, serve.stderr]).toEqual([2, expect.stringContaining("livery platform restore <file>")]);
  const restored = await livery("restore", backup, "--data", data);
  expect([restored.code, restored.stderr]).toEqual([
    0,
    expect.stringContaining("breaks in the old data cannot be read"),
  ]);
  expect(nicknameIn(file)).toBe("sound");
  expect(existsSync(`${file}-wal`)).toBe(false);
});

test.each([
  ["a folder without data", ["backup", "--data", "nowhere"], "There is no data in nowhere"],
  ["a missing backup", ["restore", "nothing.sqlite", "--data", "nowhere"], "There is no file nothing.sqlite."],
  ["a folder in place of a backup", ["restore", ".", "--data", "nowhere"], ". is a folder. Name a backup in it."],
])("%s is reported in one sentence, with exit code 2", async (_, args, sentence) => {
  const { code, stderr } = await livery(...args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  expect(existsSync(join(folder, "nowhere"))).toBe(false);
});

test("a backup overwrites no file, and the data is not a backup of itself", async () => {
  const data = await dataFolder("named");
  const file = join(data, "platform.sqlite");
  for (const args of [
    ["backup", file],
    ["restore", file],
  ]) {
    const { code, stderr } = await livery(...args, "--data", data);
    expect([code, stderr]).toEqual([2, expect.stringContaining("name")]);
  }
});

test("AU-075 the key for encrypted calls is created once, for this account only, and its public half is printed", async () => {
  const data = join(folder, "keys");
  const [one, other] = await Promise.all([otherProcess("key", "--data", data), otherProcess("key", "--data", data)]);
  expect(one.stdout).toBe(other.stdout);
  expect((await livery("key", "--data", data)).stdout).toBe(one.stdout);
  const file = join(data, "sealing-key.pem");
  expect(readersOf(file)).toBe("this account");
  const publicKey = createPublicKey(createPrivateKey(readFileSync(file)));
  expect(one.stdout).toBe(`${publicKey.export({ type: "spki", format: "der" }).toString("base64")}\n`);
  expect(publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072);
  expect(readdirSync(data)).toEqual(["sealing-key.pem"]);
});
