import * as firstGates from "@livery/product/gate.ts";
import * as switchGates from "@livery/product/switchGates.ts";
import type { ESTree } from "vite";
import { parseSync } from "vite";
import { compareText } from "../compareText.ts";

/** What a module reads of the site: keys of SiteConfig, with one more level if known, such as `layout.hero`. */
export type SiteReads = readonly string[];

/** Deeper levels add no information: a screen that reads part of a menu entry reads the menu. */
const DEEPEST = 2;

/** Hooks and contexts of the runtime by what they return: the site itself, or a part of it. */
const sources: Readonly<Record<string, readonly string[]>> = {
  useSite: [],
  SiteContext: [],
  useSwitches: ["switches"],
};

/** The switches of the product's gates, by the gates' names. */
const gateSwitches: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...firstGates, ...switchGates }).flatMap(([name, gate]) =>
    typeof gate === "object" ? [[name, gate.switch] as const] : [],
  ),
);

const siteTypes = /^(SiteConfig|ShownSite)$/;

/** The names of the members of an interface in a module, such as those of SiteConfig. */
export function membersOf(name: string, code: string): string[] {
  const members: string[] = [];
  walk(parse("module.ts", code), (node) => {
    if (node.type !== "TSInterfaceDeclaration" || nameOf(node["id"]) !== name) return;
    const { body } = node["body"] as { readonly body: readonly AnyNode[] };
    members.push(...body.flatMap((member) => nameOf(member["key"]) ?? []));
  });
  return members;
}

/**
 * Finds from a module's own source, including types, which parts of the site it uses (`keys` are the members of
 * SiteConfig). A site is the result of `useSite()`, a value of its type, and, in a module that mentions sites at all, a
 * variable named site.
 */
export function siteReads(file: string, code: string, keys: ReadonlySet<string>): SiteReads {
  if (!/SiteConfig|ShownSite|SiteContext|useSite|useSwitches/.test(code)) return [];
  const program = parse(file, code);
  const reader = new SiteReader(program, keys);
  return reader.reads();
}

/** Any node of the syntax tree. */
type AnyNode = { readonly type: string; readonly [key: string]: unknown };

function parse(file: string, code: string): AnyNode {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  return program as ESTree.Program as unknown as AnyNode;
}

class SiteReader {
  readonly #program: AnyNode;
  readonly #keys: ReadonlySet<string>;
  /** Variable names by the part of the site that they contain. */
  readonly #bindings = new Map<string, readonly string[]>([["site", []]]);
  /** Names of this module's types that are derived from a site's. */
  readonly #types = new Map<string, readonly string[]>();
  /** Declarations of names, which are not uses. */
  readonly #given = new Set<unknown>();
  readonly #found = new Set<string>();

  constructor(program: AnyNode, keys: ReadonlySet<string>) {
    this.#program = program;
    this.#keys = keys;
  }

  reads(): SiteReads {
    walk(this.#program, (node) => this.#takeType(node));
    // A variable may be used above the line that declares it.
    for (let known = -1; known !== this.#bindings.size;) {
      known = this.#bindings.size;
      walk(this.#program, (node) => this.#takeBinding(node));
    }
    walk(this.#program, (node, parent) => this.#takeUse(node, parent));
    return [...this.#found].toSorted(compareText);
  }

  #takeType(node: AnyNode): void {
    if (node.type !== "TSTypeAliasDeclaration") return;
    const path = this.#pathOfType(node["typeAnnotation"]);
    const name = nameOf(node["id"]);
    if (path && name !== undefined) this.#types.set(name, path);
  }

  #takeBinding(node: AnyNode): void {
    if (node.type === "VariableDeclarator") this.#bind(node["id"], this.#pathOf(node["init"]));
    for (const parameter of asNodes(node["params"])) {
      const pattern = parameter.type === "AssignmentPattern" ? (parameter["left"] as AnyNode) : parameter;
      this.#bind(pattern, this.#pathOfType(pattern["typeAnnotation"]));
    }
  }

  /** Assigns the parts to the names of a pattern, and records what the pattern reads. */
  #bind(pattern: unknown, path: readonly string[] | undefined): void {
    if (!path || !isNode(pattern)) return;
    const name = nameOf(pattern);
    if (name !== undefined) this.#bindings.set(name, path);
    this.#given.add(pattern);
    if (pattern.type === "AssignmentPattern") this.#bind(pattern["left"], path);
    if (pattern.type !== "ObjectPattern") return;
    for (const property of asNodes(pattern["properties"])) {
      const key = nameOf(property["key"]);
      if (key === undefined) continue;
      this.#bind(property["value"], [...path, key]);
    }
  }

  /** Records a path if nothing in the expression leads deeper into it. */
  #takeUse(node: AnyNode, parent: AnyNode | undefined): void {
    if (node.type === "CallExpression") this.#takeGate(node);
    const path = this.#given.has(node) ? undefined : this.#pathOf(node);
    const [first] = path ?? [];
    if (!path || first === undefined || !this.#keys.has(first) || isLabel(node, parent)) return;
    if (isStep(node, parent) && path.length < DEEPEST) return;
    // A called member is a method of the value: `locales.find`.
    const isCalled = parent?.type === "CallExpression" && parent["callee"] === node;
    this.#found.add(path.slice(0, isCalled ? -1 : DEEPEST).join("."));
  }

  /** `isOpen(freePlayGate, { switches })` reads only the switch of that gate. */
  #takeGate({ callee, arguments: given }: AnyNode): void {
    const [gate, context] = asNodes(given);
    const id = nameOf(callee) === "isOpen" ? gateSwitches.get(nameOf(gate) ?? "") : undefined;
    if (id === undefined) return;
    for (const { key, value } of asNodes(context?.["properties"])) {
      if (this.#pathOf(value)?.join(".") !== "switches") continue;
      this.#given.add(key).add(value);
      this.#found.add(`switches.${id}`);
    }
  }

  #pathOf(expression: unknown): readonly string[] | undefined {
    if (!isNode(expression)) return undefined;
    switch (expression.type) {
      case "Identifier":
        return this.#bindings.get(nameOf(expression) ?? "");
      case "CallExpression":
        return this.#pathOfCall(expression);
      case "MemberExpression":
        return this.#pathOfMember(expression);
      case "ChainExpression":
      case "TSNonNullExpression":
      case "TSAsExpression":
      case "ParenthesizedExpression":
        return this.#pathOf(expression["expression"]);
      default:
        return undefined;
    }
  }

  #pathOfCall({ callee, arguments: given }: AnyNode): readonly string[] | undefined {
    const name = nameOf(callee) ?? "";
    const [first] = asNodes(given);
    const source = name === "use" || name === "useContext" ? (nameOf(first) ?? "") : name;
    return Object.hasOwn(sources, source) ? sources[source] : undefined;
  }

  #pathOfMember({ object, property, computed }: AnyNode): readonly string[] | undefined {
    const key = computed === true ? undefined : nameOf(property);
    const path = this.#pathOf(object);
    if (path && key !== undefined) return path.length < DEEPEST ? [...path, key] : path;
    return path ?? (key === "site" ? [] : undefined);
  }

  #pathOfType(annotation: unknown): readonly string[] | undefined {
    if (!isNode(annotation)) return undefined;
    if (annotation.type === "TSTypeAnnotation") return this.#pathOfType(annotation["typeAnnotation"]);
    if (annotation.type === "TSIndexedAccessType") return this.#pathOfIndexed(annotation);
    if (annotation.type === "TSIntersectionType" || annotation.type === "TSUnionType") {
      return asNodes(annotation["types"])
        .map((type) => this.#pathOfType(type))
        .find((path) => path !== undefined);
    }
    if (annotation.type !== "TSTypeReference") return undefined;
    const name = nameOf(annotation["typeName"]) ?? "";
    if (siteTypes.test(name)) return [];
    if (!/^(Pick|Omit|Readonly|Partial|ReturnType)$/.test(name)) return this.#types.get(name);
    const { params } = (annotation["typeArguments"] ?? {}) as { readonly params?: unknown };
    return this.#pathOfType(asNodes(params)[0]);
  }

  #pathOfIndexed({ objectType, indexType }: AnyNode): readonly string[] | undefined {
    const path = this.#pathOfType(objectType);
    const { literal } = indexType as { readonly literal?: { readonly value?: unknown } };
    return path && typeof literal?.value === "string" ? [...path, literal.value] : undefined;
  }
}

/** Whether a name is not a variable: the key of an object, or a member of something else. */
function isLabel(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === "Property") return parent["key"] === node && parent["value"] !== node;
  return parent?.type === "MemberExpression" && parent["property"] === node && parent["computed"] !== true;
}

/** Whether the surrounding expression leads deeper into the value, or gives it a name whose uses count. */
function isStep(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === "MemberExpression") return parent["object"] === node && parent["computed"] !== true;
  return parent?.type === "VariableDeclarator" && parent["init"] === node;
}

function walk(node: AnyNode, visit: (node: AnyNode, parent: AnyNode | undefined) => void, parent?: AnyNode): void {
  visit(node, parent);
  for (const child of Object.values(node)) {
    for (const inner of Array.isArray(child) ? child : [child]) if (isNode(inner)) walk(inner, visit, node);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function asNodes(value: unknown): AnyNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier, or the text of a quoted key. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Identifier") return String(node["name"]);
  return node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined;
}
