/** Parts of a glob pattern with a meaning of their own, and what they are in a regular expression. */
const wild = /\/\*\*$|\*\*\/|\*\*|\*|\{([^}]*)\}|[\\^$.+?()[\]|{}]/g;

function translate(part: string, choices: string | undefined): string {
  if (choices !== undefined) return `(?:${choices.split(",").map(source).join("|")})`;
  if (part === "/**") return "(?:/.*)?";
  if (part === "**/") return "(?:.*/)?";
  if (part === "**") return ".*";
  return part === "*" ? "[^/]*" : `\\${part}`;
}

const source = (glob: string): string => glob.replaceAll(wild, translate);

/** A glob pattern (`*`, `**`, `{a,b}`) as a regular expression; names that start with a dot match too. */
export function globPattern(glob: string): RegExp {
  return new RegExp(`^${source(glob)}$`);
}

/** The same for a file or anything below a folder of that name. */
export function globPatternBelow(glob: string): RegExp {
  return new RegExp(`^${source(glob)}(?:/.*)?$`);
}
