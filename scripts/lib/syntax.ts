import type { Node } from "oxc-parser";

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Visits every node below `node`, with its ancestors (the nearest last). */
export function walk(node: Node, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const step = (current: Node, ancestors: readonly Node[]): void => {
    visit(current, ancestors);
    const below = [...ancestors, current];
    for (const value of Object.values(current)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) step(child, below);
    }
  };
  step(node, []);
}

/** A piece of text in the source: a string, a part of a template, or text between tags. */
export interface SourceString {
  readonly text: string;
  readonly start: number;
  readonly ancestors: readonly Node[];
}

function textOf(node: Node): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "TemplateElement") return node.value.cooked ?? node.value.raw;
  if (node.type === "JSXText") return node.value;
  return undefined;
}

/** Every string of a program but the names of imported modules. */
export function stringsOf(program: Node): readonly SourceString[] {
  const strings: SourceString[] = [];
  walk(program, (node, ancestors) => {
    const text = textOf(node);
    if (text === undefined) return;
    const parent = ancestors.at(-1);
    const isModule = parent !== undefined && "source" in parent && parent.source === node;
    if (!isModule) strings.push({ text, start: node.start, ancestors });
  });
  return strings;
}

/** The line, counted from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let index = text.indexOf("\n"); index !== -1 && index < offset; index = text.indexOf("\n", index + 1)) line++;
  return line;
}
