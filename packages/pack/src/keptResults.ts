import type { KeptResults, OwnResult } from "@livery/brand/compileContext.ts";
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sha256 } from "./contentHash.ts";
import { factsAndJson, keptBrand, type KeptFacts } from "./keptBrand.ts";

const DAY_MS = 86_400_000;
/** Results that no program has used for so long are forgotten. */
const KEPT_MS = 14 * DAY_MS;
/** Those of other code sooner, but not while a program that began before a change of the code may still need them. */
const OTHER_CODE_MS = DAY_MS / 24;

export interface ResultStore extends KeptResults {
  /** Writes what is new. */
  save(): void;
}

/**
 * What earlier programs found out about brands with the same code: compiling a thousand brands takes seconds, looking
 * them up tenths of one. `code` changes with the code that compiles. Undefined where nothing can be kept.
 */
export function openResults(file: string, code: string): ResultStore | undefined {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return resultStore(new DatabaseSync(file, { timeout: 2000 }), code);
  } catch {
    // Damaged, or of an older version: the next program begins a new one.
    rmSync(file, { force: true });
    return undefined;
  }
}

interface ResultTexts {
  /** JSON of its facts. */
  readonly facts: string;
  /** JSON of the other parts of the result. */
  readonly rest: string;
}

/** A row without the compiled brand, which is only read when it is needed. */
interface Row extends ResultTexts {
  /** Date in milliseconds. */
  readonly used: number;
}

interface FreshRow extends ResultTexts {
  /** Its compressed JSON. */
  readonly compiled: Uint8Array;
}

function resultStore(database: DatabaseSync, code: string): ResultStore {
  database.exec(
    "CREATE TABLE IF NOT EXISTS result" +
      "(key TEXT PRIMARY KEY, code TEXT, facts TEXT, rest TEXT, compiled BLOB, used INTEGER) STRICT",
  );
  const select = database.prepare("SELECT facts, rest, used FROM result WHERE key = ?");
  const selectCompiled = database.prepare("SELECT compiled FROM result WHERE key = ?");
  const now = Date.now();
  const fresh = new Map<string, FreshRow>();
  const used: string[] = [];
  const nameOf = (key: string) => sha256(`${code}\0${key}`);
  const rowOf = (name: string): Row | undefined => {
    try {
      return select.get(name) as Row | undefined;
    } catch {
      // Another program has written for too long.
      return undefined;
    }
  };
  return {
    get(key) {
      const name = nameOf(key);
      const row = rowOf(name);
      if (!row) return undefined;
      if (row.used < now - DAY_MS) used.push(name);
      const facts = JSON.parse(row.facts) as KeptFacts;
      const compiled = keptBrand(facts, () => selectCompiled.get(name)?.["compiled"] as Uint8Array);
      return { ...(JSON.parse(row.rest) as Omit<OwnResult, "compiled">), compiled };
    },
    keep(key, { compiled, ...rest }) {
      const { facts, json } = factsAndJson(compiled);
      fresh.set(nameOf(key), { facts: JSON.stringify(facts), rest: JSON.stringify(rest), compiled: json });
      return { ...rest, compiled: keptBrand(facts, () => json) };
    },
    save() {
      if (fresh.size + used.length === 0) return;
      try {
        database.exec("BEGIN IMMEDIATE");
        const insert = database.prepare("INSERT OR REPLACE INTO result VALUES (?, ?, ?, ?, ?, ?)");
        for (const [name, { facts, rest, compiled }] of fresh) insert.run(name, code, facts, rest, compiled, now);
        const touch = database.prepare("UPDATE result SET used = ? WHERE key = ?");
        for (const name of used) touch.run(now, name);
        const forget = database.prepare("DELETE FROM result WHERE used < ? OR (code <> ? AND used < ?)");
        forget.run(now - KEPT_MS, code, now - OTHER_CODE_MS);
        database.exec("COMMIT");
      } catch {
        // Another program is writing, or the disk is full: the next one compiles again.
        if (database.isTransaction) database.exec("ROLLBACK");
      }
      fresh.clear();
    },
  };
}
