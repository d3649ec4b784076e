const reference = /\{([^}]*)\}/gu;

/**
 * A token whose text leads back to itself, and the first name on the way; undefined if there is none. `implied` are
 * texts that nobody wrote but that still apply.
 */
export function findCircle<Name extends string>(
  texts: ReadonlyMap<Name, string>,
  implied: ReadonlyMap<string, string> = new Map(),
): { readonly name: Name; readonly next: string } | undefined {
  const all = new Map<string, string>([...implied, ...texts]);
  for (const name of texts.keys()) {
    const next = namesIn(texts.get(name)).find((first) => leadsTo(first, name, all, new Set()));
    if (next !== undefined) return { name, next };
  }
  return undefined;
}

function namesIn(text: string | undefined): readonly string[] {
  return [...(text ?? "").matchAll(reference)].map(([, name = ""]) => name);
}

function leadsTo(from: string, goal: string, texts: ReadonlyMap<string, string>, seen: Set<string>): boolean {
  if (from === goal) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return namesIn(texts.get(from)).some((next) => leadsTo(next, goal, texts, seen));
}
