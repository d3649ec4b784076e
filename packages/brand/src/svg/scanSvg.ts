import type { Span } from "../text/sourceText.ts";
import { decodeReferences } from "./decodeReferences.ts";

export interface SvgAttribute extends Span {
  readonly name: string;
  /** With its character references replaced. */
  readonly value: string;
}

export interface SvgElement extends Span {
  readonly name: string;
  readonly attributes: readonly SvgAttribute[];
  readonly children: readonly SvgElement[];
}

/** What a `<style>` contains: its pieces of text joined, as browsers do, without comments and other elements between. */
interface SvgStyle extends Span {
  readonly text: string;
}

/** The parts of an XML text, in reading order. */
export interface SvgScan {
  /** The first one is the root. */
  readonly elements: readonly SvgElement[];
  /** One for each `<style>` with text. */
  readonly styles: readonly SvgStyle[];
  /** Processing instructions other than the XML declaration. */
  readonly instructions: readonly (Span & { readonly name: string })[];
  /** `<!DOCTYPE …>`. If it has definitions of its own, nothing after them was read: an entity may stand for anything. */
  readonly doctype?: Span & { readonly definitions?: Span };
  /** Why this is not one well-formed document, as a sentence; nothing after that place was read. */
  readonly fault?: Span & { readonly sentence: string };
}

const DEEPEST = 64;
const NAME = "[A-Za-z_][\\w.:-]*";
const comment = /<!--[^]*?-->/y;
const declaration = /<\?xml\s[^]*?\?>/y;
const instruction = /<\?(?!xml\s)[\w-]*/iy;
const doctype = new RegExp(
  `<!DOCTYPE\\s+${NAME}(?:\\s+(?:SYSTEM|PUBLIC\\s+(?:"[^"]*"|'[^']*'))\\s+(?:"[^"]*"|'[^']*'))?\\s*([[>])`,
  "y",
);
const characterData = /<!\[CDATA\[([^]*?)\]\]>/y;
const closing = new RegExp(`</(${NAME})\\s*>`, "y");
const opening = new RegExp(`<(${NAME})`, "y");
const attribute = new RegExp(`\\s+(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, "y");
const tagEnd = /\s*(\/?)>/y;
const text = /[^<]+/y;

/**
 * Parses an SVG strictly, as a browser parses XML, and misses nothing that a browser would see. It handles only what a
 * drawing needs: definitions in a document type are reported, not parsed.
 */
export function scanSvg(source: string): SvgScan {
  const scanner = new Scanner(source);
  const fault = scanner.run();
  const { elements, styles, instructions, doctype: found } = scanner;
  return {
    elements,
    styles: [...styles.values()],
    instructions,
    ...(found && { doctype: found }),
    ...(fault && { fault }),
  };
}

type Fault = NonNullable<SvgScan["fault"]>;

type OpenElement = SvgElement & { readonly children: SvgElement[] };

class Scanner {
  readonly elements: SvgElement[] = [];
  readonly styles = new Map<OpenElement, SvgStyle>();
  readonly instructions: (Span & { name: string })[] = [];
  doctype: SvgScan["doctype"];
  readonly #source: string;
  readonly #open: OpenElement[] = [];
  readonly #prefixes = new Set(["xml", "xmlns"]);
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  run(): Fault | undefined {
    const stray = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.exec(this.#source);
    if (stray) return fault("It contains a character that XML does not allow.", stray.index);
    if (this.#source.startsWith("\ufeff")) this.#at = 1;
    this.#take(declaration);
    while (this.#at < this.#source.length) {
      const found = this.#next();
      if (found) return found;
      if (this.doctype?.definitions) return undefined;
    }
    const left = this.#open.at(-1);
    if (left) return fault(`<${left.name}> is not closed.`, left.offset, left.length);
    return this.elements.length === 0 ? fault("It contains no element.", 0) : undefined;
  }

  /** Reads one piece; comments are passed over. */
  #next(): Fault | undefined {
    const offset = this.#at;
    if (this.#take(comment)) return undefined;
    const data = this.#take(characterData);
    if (data) return this.#text(data[1] ?? "", offset);
    const written = this.#take(text);
    if (written) return this.#written(written[0], offset);
    const named = this.#take(instruction);
    if (named) return this.#instruction(named[0], offset);
    const type = this.#take(doctype);
    if (type) return this.#doctype(type[1] === "[", offset);
    const close = this.#take(closing);
    if (close) return this.#close(close[1] ?? "", offset);
    const open = this.#take(opening);
    return open ? this.#element(open[1] ?? "", offset) : fault("A < does not start a valid tag.", offset);
  }

  #written(raw: string, offset: number): Fault | undefined {
    const decoded = decodeReferences(raw);
    return decoded === undefined
      ? fault(
          "An & does not start a character that XML knows: write &amp; for the sign itself.",
          offset + raw.indexOf("&"),
        )
      : this.#text(decoded, offset);
  }

  #text(content: string, offset: number): Fault | undefined {
    const parent = this.#open.at(-1);
    if (parent?.name === "style") {
      const before = this.styles.get(parent) ?? { text: "", offset };
      const length = this.#at - before.offset;
      this.styles.set(parent, { text: before.text + content, offset: before.offset, length });
    }
    if (parent || content.trim() === "") return undefined;
    return fault(`There is text ${this.elements.length === 0 ? "before" : "after"} the <svg>.`, offset);
  }

  #instruction(begin: string, offset: number): Fault | undefined {
    this.instructions.push({ name: begin.slice(2).toLowerCase(), offset, length: begin.length });
    const end = this.#source.indexOf("?>", this.#at);
    if (end === -1) return fault("A < has no matching >.", offset);
    this.#at = end + 2;
    return undefined;
  }

  #doctype(hasDefinitions: boolean, offset: number): Fault | undefined {
    if (this.doctype || this.elements.length > 0)
      return fault("A document type is only allowed before the <svg>.", offset);
    const definitions = hasDefinitions ? { definitions: { offset: this.#at - 1, length: 1 } } : {};
    this.doctype = { offset, length: this.#at - offset, ...definitions };
    return undefined;
  }

  #close(name: string, offset: number): Fault | undefined {
    const open = this.#open.pop();
    if (open?.name === name) return undefined;
    return open
      ? fault(`It has </${name}> where </${open.name}> belongs.`, offset, name.length + 3)
      : fault(`</${name}> closes nothing.`, offset, name.length + 3);
  }

  #element(name: string, offset: number): Fault | undefined {
    const attributes: SvgAttribute[] = [];
    const element: OpenElement = { name, attributes, children: [], offset, length: name.length + 1 };
    if (this.elements.length > 0 && this.#open.length === 0) return fault("There is a second root element.", offset);
    for (let match = this.#take(attribute); match; match = this.#take(attribute)) {
      const wrong = this.#attribute(match, attributes);
      if (wrong) return wrong;
    }
    const undeclared = [name, ...attributes.map((each) => each.name)].find((each) => !this.#declared(each));
    if (undeclared !== undefined) return fault(`The prefix of ${undeclared} is not declared.`, offset, element.length);
    const end = this.#take(tagEnd);
    if (!end)
      return fault(
        `The tag <${name}> is cut off or contains something that is not an attribute.`,
        offset,
        name.length + 1,
      );
    this.elements.push(element);
    this.#open.at(-1)?.children.push(element);
    if (end[1] === "") this.#open.push(element);
    return this.#open.length > DEEPEST
      ? fault(`Elements are nested more than ${DEEPEST} levels deep.`, offset)
      : undefined;
  }

  #attribute(match: RegExpExecArray, attributes: SvgAttribute[]): Fault | undefined {
    const name = match[1] ?? "";
    const offset = match.index + match[0].indexOf(name);
    const value = decodeReferences(match[2] ?? match[3] ?? "");
    if (value === undefined)
      return fault(`The value of ${name} contains an & that does not start a character.`, offset, name.length);
    if (attributes.some((other) => other.name === name)) {
      return fault(`The attribute ${name} occurs twice in one tag.`, offset, name.length);
    }
    if (name.startsWith("xmlns:")) this.#prefixes.add(name.slice(6));
    attributes.push({ name, value, offset, length: name.length });
    return undefined;
  }

  #declared(name: string): boolean {
    const [prefix = "", local] = name.split(":");
    return local === undefined || this.#prefixes.has(prefix);
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (!match) return undefined;
    this.#at = pattern.lastIndex;
    return match;
  }
}

function fault(sentence: string, offset: number, length = 1): Fault {
  return { sentence, offset, length };
}
