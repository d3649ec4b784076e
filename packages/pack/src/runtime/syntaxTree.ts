import { type ESTree, parseSync } from "vite";

/** Any node of the syntax tree. */
export type AnyNode = { readonly type: string; readonly [key: string]: unknown };

export function parse(file: string, code: string): AnyNode {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  return program as ESTree.Program as unknown as AnyNode;
}

export function walk(
  node: AnyNode,
  visit: (node: AnyNode, parent: AnyNode | undefined) => void,
  parent?: AnyNode,
): void {
  visit(node, parent);
  for (const child of Object.values(node)) {
    for (const inner of Array.isArray(child) ? child : [child]) if (isNode(inner)) walk(inner, visit, node);
  }
}

export function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

export function asNodes(value: unknown): AnyNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier, or the text of a quoted key. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Identifier") return String(node["name"]);
  return node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined;
}

/** The type arguments of a type or a call. */
export function argumentsOfType({ typeArguments }: AnyNode): readonly AnyNode[] {
  return isNode(typeArguments) ? asNodes(typeArguments["params"]) : [];
}

/** The members of an interface with their types. */
export function membersIn({ body }: AnyNode): readonly (readonly [string, unknown])[] {
  const members = isNode(body) ? asNodes(body["body"]) : [];
  return members.flatMap(({ key, typeAnnotation }) => {
    const name = nameOf(key);
    return name === undefined ? [] : [[name, typeAnnotation] as const];
  });
}
