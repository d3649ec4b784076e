/** Attributes that every allowed element may have. */
const common = ["lang", "dir"] as const;

/**
 * The only elements and attributes of external HTML that a page shows, for notices, promotions and help alike (NT-012).
 * Other elements lose their tags and keep their text, except for those whose text is code.
 */
const allowedHtml = {
  p: [],
  div: [],
  br: [],
  hr: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  del: [],
  ins: [],
  mark: [],
  small: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  blockquote: [],
  figure: [],
  figcaption: [],
  ul: [],
  ol: ["start", "reversed"],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  a: ["href"],
  img: ["src", "alt", "width", "height"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AllowedTag = keyof typeof allowedHtml;

export const allowedTags = Object.keys(allowedHtml) as readonly AllowedTag[];

export const allowedAttributes: readonly string[] = [...new Set([...common, ...Object.values(allowedHtml).flat()])];

export function isAllowedTag(name: string): name is AllowedTag {
  return Object.hasOwn(allowedHtml, name);
}
