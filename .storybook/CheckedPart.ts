/**
 * The part of the page that axe checks after a story: the modal dialog on top, because nothing behind it can be used, or
 * else the page. It is decided when axe begins; a plain object would be decided, and copied, when the story is prepared.
 */
export class CheckedPart {
  /** Selectors of what is left out. */
  readonly exclude: readonly string[];

  constructor(exclude: readonly string[] = []) {
    this.exclude = exclude;
  }

  get include(): Element {
    return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  }
}
