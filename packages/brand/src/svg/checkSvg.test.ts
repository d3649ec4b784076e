import { expect, test } from "vitest";
import { SourceText } from "../text/sourceText.ts";
import { checkSvg } from "./checkSvg.ts";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (content: string, box = "0 0 24 24"): string => `<svg ${XMLNS} viewBox="${box}">${content}</svg>`;
const shape = '<path d="M0 0h9v9z"/>';
const messages = (text: string): string[] =>
  checkSvg(new SourceText("logo.svg", text)).problems.map(({ code, message }) => `${code} ${message}`);

test.each([
  ["shapes", svg('<g><path d="M0 0h9"/><circle r="2"/></g>')],
  ["a declaration, a comment and a byte order mark", `\ufeff<?xml version="1.0"?><!-- <script> -->${svg(shape)}\n`],
  ["references to its own parts", svg('<style>.a{fill:url( "#b" )}</style><use href="#c"/><path fill="url(#b)"/>')],
  ["text with characters by number", svg(`<title>A &amp; B &#x2019;</title>${shape}`)],
  ["a viewBox with commas, wide but not too wide", svg(shape, "-1,.5, 8e1 10")],
])("BR-054 a logo may contain %s", (_what, text) => {
  expect(messages(text)).toEqual([]);
});

const publicId = 'PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';

test.each([
  ["that Illustrator writes", `<!DOCTYPE svg ${publicId}>`],
  ["of the system", "<!DOCTYPE svg SYSTEM 'svg>.dtd' >"],
  ["without an id", "<!DOCTYPE svg>"],
])("a document type %s is accepted and not published", (_what, type) => {
  const [head, drawing] = ['<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: X -->\n', svg(shape)];
  const { problems, svg: published } = checkSvg(new SourceText("logo.svg", `${head}${type}\n${drawing}`));
  expect([problems, published]).toEqual([[], head + drawing]);
});

test.each([
  ["an entity", `<!DOCTYPE svg ${publicId} [\n<!ENTITY ns "http://ns.adobe.com/">\n]>${svg('<g id="&ns;"/>')}`, 1],
  ["nothing", `<!DOCTYPE svg []>${svg(shape)}`, 1],
  ["an entity, in a file with a script", `\n<!DOCTYPE svg [<!ENTITY a "]>">]>${svg("<script/>&a;")}`, 2],
  ["an entity, cut off", '<!DOCTYPE svg [<!ENTITY a "', 1],
])("a document type that defines %s is rejected with one problem, at its bracket", (_what, text, line) => {
  const { problems } = checkSvg(new SourceText("logo.svg", text));
  const [first = ""] = text.trimStart().split("[");
  expect(problems).toMatchObject([{ code: "LIV1504", line, column: first.length + 1 }]);
  expect(problems[0]?.suggestion).toContain("Illustrator");
});

test.each([
  ["nothing", svg(""), "LIV1506 The logo draws nothing"],
  ["only groups and a title", svg("<title>A</title><g><g/></g>"), "LIV1506 The logo draws nothing"],
  ["text beside a shape", svg(`${shape}<text y="9">A</text>`), "LIV1507 The logo contains text"],
  [
    "text in a group",
    svg('<g><text><tspan font-family="Arial">A</tspan></text></g>'),
    "LIV1507 The logo contains text",
  ],
])("a logo of %s is rejected with one problem", (_what, text, message) => {
  expect(messages(text)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["cut off", svg("<g/>").slice(0, -6), "not well-formed: <svg> is not closed"],
  ["cut off in a tag", svg("").slice(0, 30), "not well-formed: The tag <svg> is cut off"],
  ["text before", `not xml ${svg("")}`, "There is text before"],
  ["only in a comment", `<!-- ${svg("")} -->`, "It contains no element"],
  ["two roots", svg("") + svg(""), "second root"],
  ["crossed tags", svg("<g><path></g></path>"), "It has </g> where </path> belongs"],
  ["a bare &", svg("<title>A & B</title>"), "An & does not start a character"],
  ["an undeclared prefix", svg('<use xlink:href="#a"/>'), "prefix of xlink:href is not declared"],
  ["an attribute twice", svg('<g id="a" id="b"/>'), "The attribute id occurs twice"],
  ["another root", `<html>${svg("")}</html>`, "The file is not an SVG"],
  ["no namespace", '<svg viewBox="0 0 1 1"/>', "has no SVG namespace"],
  ["an empty viewBox", svg("", "0 0 0 0"), "This viewBox is not usable for icons"],
  ["a thin line", svg("", "0 0 1000000 1"), "This viewBox is not usable for icons"],
  ["a viewBox of words", svg("", "0 0 NaN 24"), "This viewBox is not usable for icons"],
  ["a width of nothing", `<svg ${XMLNS} width="0" viewBox="0 0 1 1"/>`, "This size is not usable for icons"],
  ["a document type after the drawing", `${svg(shape)}<!DOCTYPE svg>`, "only allowed before the <svg>"],
  ["two document types", `<!DOCTYPE svg><!DOCTYPE svg>${svg(shape)}`, "only allowed before the <svg>"],
  ["a broken document type", `<!DOCTYPE svg PUBLIC "a>${svg(shape)}`, "A < does not start a valid tag"],
  ["an entity on its own", `<!ENTITY a "b">${svg(shape)}`, "A < does not start a valid tag"],
  ["deep nesting", svg("<g>".repeat(200) + "</g>".repeat(200)), "nested more than 64 levels"],
])("BR-054 an SVG that cannot become an icon is rejected: %s", (_what, text, message) => {
  expect(messages(text).join("\n")).toContain(message);
  expect(messages(text).join("\n")).toContain("LIV1503");
});

test.each([
  ["a script", svg("<script>1</script>"), "a script"],
  ["a page inside", svg("<foreignObject><p/></foreignObject>"), "foreign content"],
  ["a picture from elsewhere", svg('<image href="https://x.example/a.png"/>'), "an embedded picture"],
  ["a paint from elsewhere", svg('<path fill="url(https://x.example/a.svg#b)"/>'), "a reference to another file"],
  ["an animation", svg('<animate attributeName="href" values="javascript:1"/>'), "embedded or animated content"],
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
  ["a stylesheet", `<?xml-stylesheet href="x.css"?>${svg("")}`, "a linked stylesheet"],
  ["anything else", svg("<filter/>"), "the element <filter>"],
])("BR-054 an SVG that runs or fetches something is rejected: %s", (_what, text, what) => {
  expect(messages(text)).toContainEqual(`LIV1504 Logos may not contain ${what}.`);
});

// If each broken start were parsed again from the beginning, a text of this length would time out.
test.each(["<!--", "<![CDATA[", "<g a='", "&", "<?a", "<!DOCTYPE a ", "<g "])(
  "an SVG with many broken starts is rejected quickly: %s",
  (piece) => {
    expect(messages(piece.repeat(300_000)).join("\n")).toContain("LIV1503");
  },
);
