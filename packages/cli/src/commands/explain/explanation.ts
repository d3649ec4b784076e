import type { JsonValue } from "@livery/brand/jsonSchema.ts";
import type { Effect } from "./effect/findEffect.ts";
import type { TokenExplanation } from "./explainToken.ts";
import type { Origin } from "@livery/brand/resolve/origin.ts";

/** Everything about one key of a brand. `livery explain --format json` prints it: keys are only added. */
export interface Explanation {
  readonly key: string;
  readonly pointer: string;
  readonly title: string;
  readonly description: string;
  /** The valid values, in words. */
  readonly kind: string;
  /** The value if no brand and no rule sets one; absent if there is no default. */
  readonly default?: JsonValue;
  /** The value that applies to the brand; absent if there is none. */
  readonly value?: JsonValue;
  readonly origin: Origin;
  /** The values of each brand in its chain, nearest first; `null` removes. */
  readonly said: readonly SaidValue[];
  /** For a switch: who controls it. */
  readonly decides?: string;
  /** For a switch that the platform can change: where its value comes from. */
  readonly sent?: string;
  /** The compliance rule that fixes the value, and what brings its pack. */
  readonly lock?: Lock;
  /** The functions and rules that read the value while the brand compiles, in the order they run. */
  readonly readers: readonly Reader[];
  /** For the override of a token: the token itself. */
  readonly token?: TokenExplanation;
  /** The effect of another value. */
  readonly changes: Changes | ChangesUnavailable;
}

export interface SaidValue {
  readonly brand: string;
  readonly value: JsonValue;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Lock {
  readonly pack: string;
  readonly rule: string;
  readonly title: string;
  /** The key of the brand that puts it under the pack; absent if every brand is. */
  readonly because?: { readonly key: string; readonly value: JsonValue; readonly origin: Origin };
  /** The key and value that lift the rule. */
  readonly unless?: { readonly key: string; readonly value: JsonValue };
}

export interface Reader {
  readonly name: string;
  /** For a rule: its text. */
  readonly title?: string;
}

/** The differences if the key has another value. */
export interface Changes {
  /** The value that was tried. */
  readonly with: JsonValue;
  /** Keys of the site config, as the browser gets it. */
  readonly site: readonly SiteChange[];
  /** Names of design tokens that differ in any mode. */
  readonly tokens: readonly string[];
  /** Headers, directives of the content security policy and redirects. */
  readonly policy: readonly string[];
  /** Whether compliance.json differs. */
  readonly compliance: boolean;
  /** What visitors notice, as far as the product's tables decide it. */
  readonly effect: Effect;
  readonly files: FileChanges;
  readonly screens: Screens;
}

/** No other value compiles. */
export interface ChangesUnavailable {
  readonly refused: string;
}

export interface SiteChange {
  readonly key: string;
  readonly from?: JsonValue;
  readonly to?: JsonValue;
}

/** Files of the pack by path; content hashes in names are written as `*`. */
export interface FileChanges {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Where code of the site reads it, according to the runtime's chunks: it may show there, or not. */
export interface Screens {
  /** Whether one of them is a chunk that every page loads. */
  readonly everywhere: boolean;
  /** Lazy screens that load such a chunk beyond those that every page loads. */
  readonly sections: readonly string[];
  /** The addresses of these screens. */
  readonly routes: readonly string[];
  readonly chunks: readonly TouchedChunk[];
}

export interface TouchedChunk {
  readonly file: string;
  /** The differing keys of the site config that it reads. */
  readonly site: readonly string[];
  /** The number of differing custom properties that it uses. */
  readonly properties: number;
  /** Whether only one of the two packs has it. */
  readonly pruned: boolean;
}
