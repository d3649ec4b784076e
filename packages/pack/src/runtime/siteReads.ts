import * as firstGates from "@livery/product/gate.ts";
import * as switchGates from "@livery/product/switchGates.ts";
import { compareText } from "../compareText.ts";
import { type AnyNode, argumentsOfType, asNodes, isNode, membersIn, nameOf, parse, walk } from "./syntaxTree.ts";

/** What a module reads of the site: keys of SiteConfig, with one more level if known, such as `layout.hero`. */
type SiteReads = readonly string[];

/** Deeper levels add no information: a screen that reads part of a menu entry reads the menu. */
const DEEPEST = 2;

/** The switches of the product's gates, by the gates' names. */
const gateSwitches: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...firstGates, ...switchGates }).flatMap(([name, gate]) =>
    typeof gate === "object" ? [[name, gate.switch] as const] : [],
  ),
);

/** A module's path and its source. */
interface Source {
  readonly file: string;
  readonly code: string;
}

/**
 * Part of the site: keys of SiteConfig, `[]` is the whole. Or a value of an interface that contains parts of the site: its
 * name in `#…`.
 */
type Path = readonly string[];

/** What names mean in other modules, by what those declare. */
interface SiteNames {
  readonly keys: Set<string>;
  readonly types: Map<string, Path>;
  /** The members of interfaces that contain parts of the site. */
  readonly members: Map<string, ReadonlyMap<string, Path>>;
  /** Functions by what they return, and contexts by what they contain. */
  readonly values: Map<string, Path>;
}

/**
 * Finds from the sources of modules, including types, which parts of the site each uses, by its file. A site is what has
 * the interface `SiteConfig`, or a type that is made from it in any of the modules, or comes from a function or a context
 * that is declared with such a type.
 */
export function siteReads(sources: readonly Source[]): ReadonlyMap<string, SiteReads> {
  const names: SiteNames = { keys: new Set(), types: new Map(), members: new Map(), values: new Map() };
  const modules = sources.map(({ file, code }) => ({ file, program: parse(file, code) }));
  for (const { program } of modules) takeSiteConfig(program, names);
  const size = () => names.types.size + names.members.size + names.values.size;
  for (let known = -1; known !== size();) {
    known = size();
    for (const { program } of modules) new SiteReader(program, names).declare();
  }
  return new Map(modules.map(({ file, program }) => [file, new SiteReader(program, names).reads()]));
}

function takeSiteConfig(program: AnyNode, { keys, types }: SiteNames): void {
  walk(program, (node) => {
    if (node.type !== "TSInterfaceDeclaration" || nameOf(node["id"]) !== SITE) return;
    types.set(SITE, []);
    for (const [key] of membersIn(node)) keys.add(key);
  });
}

/** The name of the product's interface of a site. */
const SITE = "SiteConfig";

class SiteReader {
  readonly #program: AnyNode;
  readonly #names: SiteNames;
  /** Variable names by what they contain. */
  readonly #bindings = new Map<string, Path>();
  /** This module's own types, which may have the name of another module's. */
  readonly #types = new Map<string, Path>();
  readonly #members = new Map<string, ReadonlyMap<string, Path>>();
  /** Declarations of names, which are not uses. */
  readonly #given = new Set<unknown>();
  readonly #found = new Set<string>();

  constructor(program: AnyNode, names: SiteNames) {
    this.#program = program;
    this.#names = names;
    for (let known = -1; known !== this.#types.size + this.#members.size;) {
      known = this.#types.size + this.#members.size;
      walk(this.#program, (node) => this.#takeType(node));
    }
  }

  /** Adds what this module exports for others. */
  declare(): void {
    const { types, members, values } = this.#names;
    walk(this.#program, (node) => {
      if (node.type !== "ExportNamedDeclaration" || !isNode(node["declaration"])) return;
      const made = node["declaration"];
      const name = nameOf(made["id"]) ?? "";
      const [type, inside] = [this.#types.get(name), this.#members.get(name)];
      if (type && !types.has(name)) types.set(name, type);
      if (inside?.size && !members.has(name)) members.set(name, inside);
      const path = this.#pathOfType(made["returnType"]);
      if (made.type === "FunctionDeclaration" && path) values.set(name, path);
      for (const { id, init } of asNodes(made["declarations"])) {
        const [content] = isNode(init) ? argumentsOfType(init) : [];
        const held = isNode(init) && init.type === "CallExpression" ? this.#pathOfType(content) : undefined;
        if (held) values.set(nameOf(id) ?? "", held);
      }
    });
  }

  reads(): SiteReads {
    // A variable may be used above the line that declares it.
    for (let known = -1; known !== this.#bindings.size;) {
      known = this.#bindings.size;
      walk(this.#program, (node) => this.#takeBinding(node));
    }
    walk(this.#program, (node, parent) => this.#takeUse(node, parent));
    return [...this.#found].toSorted(compareText);
  }

  #takeType(node: AnyNode): void {
    const name = nameOf(node["id"]) ?? "";
    if (node.type === "TSTypeAliasDeclaration") {
      const path = this.#pathOfType(node["typeAnnotation"]);
      if (path) this.#types.set(name, path);
    }
    if (node.type !== "TSInterfaceDeclaration" || name === SITE) return;
    const inherited = asNodes(node["extends"]).flatMap((base) => [...(this.#membersOf(this.#pathOfType(base)) ?? [])]);
    const own = membersIn(node).flatMap(([key, annotation]) => {
      const path = this.#pathOfType(annotation);
      return path ? [[key, path] as const] : [];
    });
    this.#members.set(name, new Map([...inherited, ...own]));
  }

  #membersOf(path: Path | undefined): ReadonlyMap<string, Path> | undefined {
    const name = path?.[0]?.startsWith("#") ? path[0].slice(1) : undefined;
    return name === undefined ? undefined : (this.#members.get(name) ?? this.#names.members.get(name));
  }

  /** What a member of a value contains. */
  #step(path: Path, key: string): Path | undefined {
    if (path[0]?.startsWith("#")) return this.#membersOf(path)?.get(key);
    return path.length < DEEPEST ? [...path, key] : path;
  }

  #takeBinding(node: AnyNode): void {
    if (node.type === "VariableDeclarator") this.#bind(node["id"], this.#pathOf(node["init"]));
    for (const parameter of asNodes(node["params"])) {
      const pattern = parameter.type === "AssignmentPattern" ? (parameter["left"] as AnyNode) : parameter;
      this.#bind(pattern, this.#pathOfType(pattern["typeAnnotation"]));
    }
  }

  /** Assigns the parts to the names of a pattern, and records what the pattern reads. */
  #bind(pattern: unknown, path: Path | undefined): void {
    if (!path || !isNode(pattern)) return;
    const name = nameOf(pattern);
    if (name !== undefined) this.#bindings.set(name, path);
    this.#given.add(pattern);
    if (pattern.type === "AssignmentPattern") this.#bind(pattern["left"], path);
    if (pattern.type !== "ObjectPattern") return;
    for (const property of asNodes(pattern["properties"])) {
      const key = nameOf(property["key"]);
      if (key === undefined) continue;
      this.#bind(property["value"], this.#step(path, key));
    }
  }

  /** Records a path if nothing in the expression leads deeper into it. */
  #takeUse(node: AnyNode, parent: AnyNode | undefined): void {
    if (node.type === "CallExpression") this.#takeGate(node);
    const path = this.#given.has(node) ? undefined : this.#pathOf(node);
    const [first] = path ?? [];
    if (!path || first === undefined || !this.#names.keys.has(first) || isLabel(node, parent)) return;
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

  #pathOf(expression: unknown): Path | undefined {
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

  #pathOfCall({ callee, arguments: given }: AnyNode): Path | undefined {
    const name = nameOf(callee) ?? "";
    const [first] = asNodes(given);
    return this.#names.values.get(name === "use" || name === "useContext" ? (nameOf(first) ?? "") : name);
  }

  #pathOfMember({ object, property, computed }: AnyNode): Path | undefined {
    const key = computed === true ? undefined : nameOf(property);
    const path = this.#pathOf(object);
    return path && key !== undefined ? this.#step(path, key) : path;
  }

  #pathOfType(annotation: unknown): Path | undefined {
    if (!isNode(annotation)) return undefined;
    if (annotation.type === "TSTypeAnnotation") return this.#pathOfType(annotation["typeAnnotation"]);
    if (annotation.type === "TSIndexedAccessType") return this.#pathOfIndexed(annotation);
    if (annotation.type === "TSIntersectionType" || annotation.type === "TSUnionType") {
      return asNodes(annotation["types"])
        .map((type) => this.#pathOfType(type))
        .find((path) => path !== undefined);
    }
    const name = nameOf(annotation["typeName"] ?? annotation["expression"]);
    if (name === undefined) return undefined;
    if (WRAPPER.test(name)) return this.#pathOfType(argumentsOfType(annotation)[0]);
    if (this.#members.has(name)) return [`#${name}`];
    return this.#types.get(name) ?? (this.#names.members.has(name) ? [`#${name}`] : this.#names.types.get(name));
  }

  #pathOfIndexed({ objectType, indexType }: AnyNode): Path | undefined {
    const path = this.#pathOfType(objectType);
    const { literal } = indexType as { readonly literal?: { readonly value?: unknown } };
    return path && typeof literal?.value === "string" ? [...path, literal.value] : undefined;
  }
}

/** Types that leave a value what it is, or a part of it. */
const WRAPPER = /^(Pick|Omit|Readonly|Partial|Required|NonNullable|ReturnType)$/;

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
