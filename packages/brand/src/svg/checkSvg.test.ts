import { expect, test } from "vitest";
import { SourceText } from "../text/sourceText.ts";
import { checkSvg } from "./checkSvg.ts";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (content: string, box = "0 0 24 24"): string => `<svg ${XMLNS} viewBox="${box}">${content}</svg>`;
const messages = (text: string): string[] =>
  checkSvg(new SourceText("logo.svg", text)).map(({ code, message }) => `${code} ${message}`);

test.each([
  ["shapes", svg('<g><path d="M0 0h9"/><circle r="2"/></g>')],
  ["a declaration, a comment and a mark at the start", `\ufeff<?xml version="1.0"?><!-- <script> -->${svg("<g/>")}\n`],
  ["references to its own parts", svg('<style>.a{fill:url( "#b" )}</style><use href="#c"/><path fill="url(#b)"/>')],
  ["text with characters by number", svg("<title>A &amp; B &#x2019;</title>")],
  ["a viewBox with commas, wide but not too wide", svg("<g/>", "-1,.5, 8e1 10")],
])("BR-054 a logo may hold %s", (_what, text) => {
  expect(messages(text)).toEqual([]);
});

test.each([
  ["cut off", svg("<g/>").slice(0, -6), "not well-formed: <svg> is not closed"],
  ["cut off in a tag", svg("").slice(0, 30), "not well-formed: The tag <svg> is broken off"],
  ["text before", `not xml ${svg("")}`, "There is text before"],
  ["only in a comment", `<!-- ${svg("")} -->`, "It holds no element"],
  ["two roots", svg("") + svg(""), "second root"],
  ["crossed tags", svg("<g><path></g></path>"), "</g> stands where </path> belongs"],
  ["a bare &", svg("<title>A & B</title>"), "An & begins no character"],
  ["an undeclared prefix", svg('<use xlink:href="#a"/>'), "prefix of xlink:href is not declared"],
  ["an attribute twice", svg('<g id="a" id="b"/>'), "The attribute id stands twice"],
  ["another root", `<html>${svg("")}</html>`, "The file is not an SVG"],
  ["no namespace", '<svg viewBox="0 0 1 1"/>', "does not say that it is one"],
  ["an empty viewBox", svg("", "0 0 0 0"), "No icon can be drawn from this viewBox"],
  ["a thread", svg("", "0 0 1000000 1"), "No icon can be drawn from this viewBox"],
  ["a viewBox of words", svg("", "0 0 NaN 24"), "No icon can be drawn from this viewBox"],
  ["a width of nothing", `<svg ${XMLNS} width="0" viewBox="0 0 1 1"/>`, "No icon can be drawn in this size"],
  ["deep nesting", svg("<g>".repeat(200) + "</g>".repeat(200)), "nested more than 64 levels"],
])("BR-054 an SVG that no icon can be made from is refused: %s", (_what, text, message) => {
  expect(messages(text).join("\n")).toContain(message);
  expect(messages(text).join("\n")).toContain("LIV1503");
});

test.each([
  ["a script", svg("<script>1</script>"), "a script"],
  ["a page inside", svg("<foreignObject><p/></foreignObject>"), "foreign content"],
  ["a picture from elsewhere", svg('<image href="https://x.example/a.png"/>'), "an embedded picture"],
  ["a paint from elsewhere", svg('<path fill="url(https://x.example/a.svg#b)"/>'), "a reference to another file"],
  ["a movement", svg('<animate attributeName="href" values="javascript:1"/>'), "embedded or moving content"],
  ["a prefixed script", svg('<a.b:script xmlns:a.b="x">1</a.b:script>'), "a script"],
  ["a script that is closed at once", svg("<script/>"), "a script"],
  ["an event handler", svg('<g onload="1"/>'), "an event handler"],
  ["a link", svg('<use href="x.svg#a"/>'), "a reference to another file"],
  [
    "another base for its links",
    svg('<g xml:base="https://x.example/"><use href="#a"/></g>'),
    "a reference to another file",
  ],
  [
    "another base for all of it",
    `<svg ${XMLNS} xml:base="https://x.example/" viewBox="0 0 1 1"/>`,
    "a reference to another file",
  ],
  ["an embedded picture", svg('<use href="data:image/png;base64,AA=="/>'), "an embedded picture"],
  ["an escape in a style", svg("<style>.a{fill:u\\72l(//x)}</style>"), "a backslash in a style"],
  ["an escape in an attribute", svg('<g style="fill:u\\72l(//x)"/>'), "a backslash in a style"],
  ["letters by number", svg('<g fill="&#117;rl(//x)"/>'), "a reference to another file"],
  ["an import", svg("<style><![CDATA[@import '//x']]></style>"), "a reference to another file"],
  ["another language inside", svg('<style xmlns="http://www.w3.org/1999/xhtml"/>'), "foreign content"],
  ["a document type", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "a document type"],
  ["a stylesheet", `<?xml-stylesheet href="x.css"?>${svg("")}`, "a linked stylesheet"],
  ["anything else", svg("<filter/>"), "the element <filter>"],
])("BR-054 an SVG that runs or fetches something is refused: %s", (_what, text, what) => {
  expect(messages(text)).toContainEqual(`LIV1504 The SVG holds ${what}, which a logo may not.`);
});

// Read again from each beginning, a text of this length would keep the test for longer than any test may take.
test.each(["<!--", "<![CDATA[", "<g a='", "&", "<?a", "<g "])(
  "an SVG of many broken beginnings is refused: %s",
  (piece) => {
    expect(messages(piece.repeat(300_000)).join("\n")).toContain("LIV1503");
  },
);
