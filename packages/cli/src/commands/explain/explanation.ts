import type { JsonValue } from "@livery/brand/jsonSchema.ts";
import type { Origin } from "@livery/brand/resolve/origin.ts";

/** What is known of one key of a brand. `livery explain --format json` prints it: keys are only ever added. */
export interface Explanation {
  readonly key: string;
  readonly pointer: string;
  readonly title: string;
  readonly description: string;
  /** What the key may hold, in words. */
  readonly kind: string;
  /** What holds where no brand and no law says anything; absent where nothing does. */
  readonly default?: JsonValue;
  /** What holds for the brand; absent where nothing does. */
  readonly value?: JsonValue;
  readonly origin: Origin;
  /** What each brand of its chain says, nearest first; `null` takes back. */
  readonly said: readonly SaidValue[];
  /** Of a switch: who decides about it. */
  readonly decides?: string;
  /** The functions and rules that read the value while the brand compiles, in the order in which they run. */
  readonly readers: readonly Reader[];
  /** What another value changes. */
  readonly changes: Changes | ChangesUnavailable;
}

export interface SaidValue {
  readonly brand: string;
  readonly value: JsonValue;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Reader {
  readonly name: string;
  /** Of a rule: the fact that it holds. */
  readonly title?: string;
}

/** What differs when the key holds another value. */
export interface Changes {
  /** The value that was tried. */
  readonly with: JsonValue;
  /** Keys of the site config, as the browser gets it. */
  readonly site: readonly SiteChange[];
  /** Names of design tokens whose value differs, in any mode. */
  readonly tokens: readonly string[];
  /** Headers, directives of the content security policy and redirects. */
  readonly policy: readonly string[];
  /** Whether compliance.json says something else. */
  readonly compliance: boolean;
  readonly files: FileChanges;
  readonly screens: Screens;
}

/** No other value compiles by itself. */
export interface ChangesUnavailable {
  readonly refused: string;
}

export interface SiteChange {
  readonly key: string;
  readonly from?: JsonValue;
  readonly to?: JsonValue;
}

/** Files of the pack by their place; a content hash in a name is written `*`. */
export interface FileChanges {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Where in the site it shows, by what the chunks of the runtime read. */
export interface Screens {
  /** Whether a chunk that every page loads is among them. */
  readonly everywhere: boolean;
  /** Lazy screens that load such a chunk beyond what every page loads. */
  readonly sections: readonly string[];
  /** The addresses that show one of these. */
  readonly routes: readonly string[];
  readonly chunks: readonly TouchedChunk[];
}

export interface TouchedChunk {
  readonly file: string;
  /** Keys of the site config that it reads, of those that differ. */
  readonly site: readonly string[];
  /** How many of the custom properties that differ it uses. */
  readonly properties: number;
  /** Whether only one of the two packs has it. */
  readonly pruned: boolean;
}
