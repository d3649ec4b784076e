import type { Program } from "oxc-parser";

/** The input of a rule: every file of the tree that is committed or could be. Paths are from the root, with `/`. */
export interface Tree {
  readonly files: readonly string[];
  readonly read: (path: string) => string;
  /** The syntax tree of a TypeScript or JavaScript file. */
  readonly parse: (path: string) => Program;
}

/** One place that breaks a rule. */
export interface Finding {
  readonly path: string;
  /** Counted from 1; absent when the file as a whole is meant. */
  readonly line?: number;
  readonly message: string;
}

/** A rule of the project: one file of scripts/check/ each. */
export interface CheckRule {
  readonly name: string;
  /** The reason for the rule; printed with its findings. */
  readonly reason: string;
  readonly run: (tree: Tree) => readonly Finding[] | Promise<readonly Finding[]>;
}
