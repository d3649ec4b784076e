/** A single character or its equivalent: an escape, a class. */
const single = /\\(?:[pPu]\{[^}]*\}|.)|\[\^?\]?(?:\\.|\[:[^\]]*:\]|[^\\\]])*\]|[^\\[\](){}]|[{}\]]/suy;

/** The start of a group, with its name or its flags. */
const opening = /\((?:\?(?:P?<\w+>|[a-zA-Z-]*:))?/y;

/** `{2}`, `{2,}` and `{2,4}`. */
const counted = /\{(\d{1,4})(?:,(\d{0,4}))?\}/y;

/**
 * Roughly how many steps a regular expression has after its counted repetitions are expanded: `(?:ab){3}` has six. Even
 * a linear-time engine needs time for each step. `undefined` if its brackets do not match.
 */
export function patternSize(source: string): number | undefined {
  const open: number[] = [];
  let total = 0;
  /** The size of the part that a quantifier would repeat. */
  let last = 0;
  for (let at = 0; at < source.length;) {
    const count = take(counted, source, at);
    const group = count ? undefined : take(opening, source, at);
    const part = count || group ? undefined : take(single, source, at);
    if (count) {
      const [, from, to] = count;
      const grown = last * Math.max(1, Number(from), Number(to ?? 0));
      total += grown - last;
      last = grown;
    } else if (group) {
      open.push(total);
    } else if (part) {
      last = 1;
      total += 1;
    } else {
      const before = source[at] === ")" ? open.pop() : undefined;
      if (before === undefined) return undefined;
      last = total - before;
    }
    at += (count ?? group ?? part)?.[0].length ?? 1;
  }
  return open.length === 0 ? total : undefined;
}

function take(form: RegExp, source: string, at: number): RegExpExecArray | undefined {
  form.lastIndex = at;
  return form.exec(source) ?? undefined;
}
