import type { Token, TokenTree } from "../dtcg.ts";
import type { TokenType } from "../tokens.ts";

// DTCG 2025.10 has features that style-dictionary 5 does not support: it ignores `$extends`, silently drops tokens with
// `$ref`, and prints objects for aliases within composite values. All of these are resolved here first.

/** A node of a DTCG file: a group, a token, or one with `$ref`. */
interface Open {
  readonly [name: string]: unknown;
}

const isOpen = (value: unknown): value is Open => typeof value === "object" && value !== null && !Array.isArray(value);

const alias = /^\{([^{}]+)\}$/u;

/** Parts of composite values that stay references: browsers resolve them by variable. */
const followed: ReadonlySet<string> = new Set(["color", "fontFamily", "fontWeight"]);

/**
 * A token tree without `$extends`, `$ref`, inherited `$type`, `$deprecated` and aliases within composite values, except
 * those of colours and fonts. A tree without these is returned unchanged; `known` remembers its groups, which schemes
 * share. Throws with the token's name if a reference leads nowhere or is circular.
 */
export function closeTokens(tree: Open, known = new Set<object>()): TokenTree {
  return isClosed(tree, known) ? (tree as TokenTree) : new Closer(tree).group(tree, [], undefined);
}

function isClosed(node: Open, known: Set<object>): boolean {
  if (known.has(node)) return true;
  if ("$value" in node) return node["$type"] !== undefined && !("$deprecated" in node) && isPlain(node["$value"], "");
  for (const name in node) {
    const child = node[name];
    if (name.startsWith("$") || !isOpen(child) || !isClosed(child, known)) return false;
  }
  known.add(node);
  return true;
}

/** Whether a value, or the named part of one, contains no `$ref`, and aliases only where they may stay. */
function isPlain(value: unknown, part: string | number): boolean {
  if (typeof value === "string") return part === "" || followed.has(part as string) || !alias.test(value);
  if (typeof value !== "object" || value === null || "hex" in value) return true;
  if (Array.isArray(value)) return value.every((entry, index) => isPlain(entry, index));
  for (const name in value) if (name === "$ref" || !isPlain((value as Open)[name], name)) return false;
  return true;
}

class Closer {
  readonly #root: Open;

  constructor(root: Open) {
    this.#root = root;
  }

  group(node: Open, path: readonly string[], inherited: TokenType | undefined): TokenTree {
    const whole = this.#extended(node, path, []);
    const type = (whole["$type"] as TokenType | undefined) ?? inherited;
    const children = Object.entries(whole).filter(([name]) => !name.startsWith("$"));
    if ("$root" in whole)
      throw new Error(`${nameOf(path)}.$root: a token with the name of a group has no name in CSS.`);
    return Object.fromEntries(
      children.map(([name, child]) => {
        const own = [...path, name];
        if (!isOpen(child)) throw new Error(`${nameOf(own)} is neither a token nor a group.`);
        return [name, isTokenNode(child) ? this.#token(child, own, type) : this.group(child, own, type)];
      }),
    );
  }

  /** A group with everything it inherits by extends; its own content takes precedence at every depth. */
  #extended(node: Open, path: readonly string[], seen: readonly string[]): Open {
    const target = node["$extends"];
    if (target === undefined) return node;
    const base = pathOf(target, path);
    const name = nameOf(base);
    if (seen.includes(name)) throw new Error(`${nameOf(path)} extends itself through ${name}.`);
    const found = this.#find(base, path);
    if (isTokenNode(found)) throw new Error(`${nameOf(path)} extends ${name}, which is a token and not a group.`);
    const { $extends: _, ...own } = node;
    return merge(this.#extended(found, base, [...seen, name]), own);
  }

  /** The node at a path, following groups that extend others. */
  #find(path: readonly string[], from: readonly string[]): Open {
    let node: Open = this.#root;
    for (const [depth, name] of path.entries()) {
      const next = isTokenNode(node) ? undefined : this.#extended(node, path.slice(0, depth), [])[name];
      if (!isOpen(next)) throw new Error(`${nameOf(from)} refers to ${nameOf(path)}, which could not be found.`);
      node = next;
    }
    return node;
  }

  #token(node: Open, path: readonly string[], inherited: TokenType | undefined): Token {
    const { $value: value, $extensions } = node;
    const type = (node["$type"] as TokenType | undefined) ?? inherited ?? this.#typeOf(node, path, []);
    const written = value === undefined && "$ref" in node ? node : value;
    const closed = this.#value(written, path, true, []);
    const extensions = $extensions as Token["$extensions"];
    return {
      $type: type,
      $value: closed as Token["$value"],
      ...(extensions === undefined ? {} : { $extensions: extensions }),
    };
  }

  /** An alias has the type of its target. */
  #typeOf(node: Open, path: readonly string[], seen: readonly string[]): TokenType {
    const target = targetOf(node["$ref"] === undefined ? node["$value"] : node, path);
    if (target === undefined) throw new Error(`${nameOf(path)} has no $type.`);
    const name = nameOf(target.token);
    if (seen.includes(name)) throw new Error(`${nameOf(path)} refers to itself through ${name}.`);
    const found = this.#find(target.token, path);
    const type = (found["$type"] ?? this.#inheritedType(target.token)) as TokenType | undefined;
    return type ?? this.#typeOf(found, target.token, [...seen, name]);
  }

  #inheritedType(path: readonly string[]): unknown {
    for (let depth = path.length - 1; depth >= 0; depth -= 1) {
      const group = this.#extended(this.#find(path.slice(0, depth), path), path.slice(0, depth), []);
      if (group["$type"] !== undefined) return group["$type"];
    }
    return undefined;
  }

  /** A value with every part resolved; `stays` means that a reference to a whole token may stay one. */
  #value(value: unknown, path: readonly string[], stays: boolean, seen: readonly string[]): unknown {
    const target = targetOf(value, path);
    if (target !== undefined) return this.#target(target, path, stays, seen);
    if (Array.isArray(value)) {
      return value.flatMap((entry: unknown) => this.#value(entry, path, false, seen));
    }
    if (!isOpen(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, this.#value(part, path, followed.has(name), seen)]),
    );
  }

  #target({ token, inside }: Target, path: readonly string[], stays: boolean, seen: readonly string[]): unknown {
    const name = nameOf(token);
    if (seen.includes(name)) throw new Error(`${nameOf(path)} refers to itself through ${name}.`);
    const found = this.#find(token, path);
    if (!isTokenNode(found)) throw new Error(`${nameOf(path)} refers to ${name}, which is a group and not a token.`);
    const value = "$value" in found ? found["$value"] : found;
    if (stays && inside.length === 0) {
      this.#value(value, token, true, [...seen, name]);
      return `{${name}}`;
    }
    let part = this.#value(value, token, false, [...seen, name]);
    for (const step of inside) part = (part as Record<string, unknown> | undefined)?.[step];
    if (part === undefined)
      throw new Error(`${nameOf(path)} refers to ${name}/${inside.join("/")}, which could not be found.`);
    return part;
  }
}

/** A token, and the path to a part of its value. */
interface Target {
  readonly token: readonly string[];
  readonly inside: readonly string[];
}

/** The target of a reference: `{a.b}`, or `{ "$ref": "#/a/b" }`, or `{ "$ref": "#/a/b/$value/0/color" }`. */
function targetOf(value: unknown, path: readonly string[]): Target | undefined {
  if (typeof value === "string") {
    const name = alias.exec(value)?.[1];
    return name === undefined ? undefined : { token: name.split("."), inside: [] };
  }
  if (!isOpen(value) || value["$ref"] === undefined) return undefined;
  const steps = pathOf(value["$ref"], path);
  const at = steps.indexOf("$value");
  return at === -1 ? { token: steps, inside: [] } : { token: steps.slice(0, at), inside: steps.slice(at + 1) };
}

function pathOf(target: unknown, from: readonly string[]): readonly string[] {
  if (typeof target === "string") {
    const name = alias.exec(target)?.[1];
    if (name !== undefined) return name.split(".");
    if (target.startsWith("#/")) {
      return target
        .slice(2)
        .split("/")
        .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    }
  }
  throw new Error(`${nameOf(from)} refers to ${JSON.stringify(target)}, which is not a place in this file.`);
}

function isTokenNode(node: Open): boolean {
  return "$value" in node || "$ref" in node;
}

function merge(base: Open, own: Open): Open {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(own)) {
    const below = merged[name];
    const both = isOpen(value) && isOpen(below) && !isTokenNode(value) && !isTokenNode(below);
    merged[name] = both ? merge(below, value) : value;
  }
  return merged;
}

function nameOf(path: readonly string[]): string {
  return path.join(".");
}
