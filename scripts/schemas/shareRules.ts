type Node = Readonly<Record<string, unknown>>;

/** What a place says for itself beside the rules that it shares with others. */
const own: readonly string[] = ["title", "description", "default"];

/** A shorter schema costs less than a reference to it. */
const LONG = 60;

/**
 * The same schema with one definition in `$defs` for all that it says several times: a text in forty languages at seven
 * places, the pattern of a hundred colours. A definition and the place that refers to it have no key in common, because
 * some editors let the definition win.
 */
export function shareRules(schema: Node): Node {
  const sharing = new Sharing(schema);
  const shared = sharing.withChildren(schema, []);
  return { ...shared, $defs: Object.fromEntries(sharing.definitions) };
}

class Sharing {
  readonly definitions = new Map<string, Node>();
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  constructor(schema: Node) {
    this.#count(schema);
  }

  withChildren(node: Node, path: readonly string[]): Node {
    const { items, properties } = node;
    const entries = Object.entries((properties ?? {}) as Record<string, Node>);
    return {
      ...node,
      ...(properties === undefined
        ? {}
        : { properties: Object.fromEntries(entries.map(([key, child]) => [key, this.#place(child, [...path, key])])) }),
      ...(items === undefined ? {} : { items: this.#place(items as Node, [...path, "entry"]) }),
    };
  }

  #count(node: Node): void {
    if (this.#add(node) > 1) return;
    const rules = rulesOf(node);
    if (rules !== node) this.#add(rules);
    const { items, properties } = node;
    Object.values((properties ?? {}) as Record<string, Node>).forEach((child) => this.#count(child));
    if (items !== undefined) this.#count(items as Node);
  }

  #add(node: Node): number {
    const text = JSON.stringify(node);
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.set(text, count);
    return count;
  }

  #place(node: Node, path: readonly string[]): Node {
    return this.#isShared(node) ? this.#refer(node, path) : this.#split(node, path);
  }

  #split(node: Node, path: readonly string[]): Node {
    const rules = rulesOf(node);
    if (rules === node || !this.#isShared(rules)) return this.withChildren(node, path);
    return { ...textsOf(node), ...this.#refer(rules, path) };
  }

  #isShared(node: Node): boolean {
    const text = JSON.stringify(node);
    return text.length >= LONG && (this.#counts.get(text) ?? 0) > 1;
  }

  /** A reference to the definition of a node, which is made at the first. */
  #refer(node: Node, path: readonly string[]): Node {
    const text = JSON.stringify(node);
    const known = this.#names.get(text);
    const name = known ?? this.#freeName(path);
    if (known === undefined) {
      this.#names.set(text, name);
      // The name is taken before anything below asks for one.
      this.definitions.set(name, {});
      this.definitions.set(name, this.#split(node, path));
    }
    return { $ref: `#/$defs/${name}` };
  }

  /** The last keys of a path, as many as it takes to tell it from the others. */
  #freeName(path: readonly string[]): string {
    const names = path.map((_, index) => path.slice(-1 - index).join("."));
    const free = names.find((name) => !this.definitions.has(name));
    if (free === undefined) throw new Error(`Every name for the definition of ${path.join(".")} is taken.`);
    return free;
  }
}

/** The node itself where it says nothing of its own. */
function rulesOf(node: Node): Node {
  if (!own.some((key) => key in node)) return node;
  return Object.fromEntries(Object.entries(node).filter(([key]) => !own.includes(key)));
}

function textsOf(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([key]) => own.includes(key)));
}
