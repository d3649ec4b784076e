interface UnreadKeys {
  /** The row of docs/requirements.md that brings their reader; its step says when. */
  readonly row: string;
  /** Keys of brand.json, without places in lists and languages of texts. */
  readonly keys: readonly string[];
}

/**
 * Keys that a brand may set and that change nothing for visitors yet: they are copied into the site's data or a report, and
 * no code reads them. The operators' reference marks them. Remove a key together with the change that reads it. Do not add any: a
 * new key comes with its reader.
 */
export const unreadKeys: readonly UnreadKeys[] = [];
