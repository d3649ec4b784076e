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
  ["a width in another unit", `<svg ${XMLNS} width="200in" viewBox="0 0 1 1"/>`, "This size is not usable for icons"],
  ["a width without a number", `<svg ${XMLNS} width="auto" viewBox="0 0 1 1"/>`, "This size is not usable for icons"],
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
  ["an import around a comment", svg("<style>@imp<!-- -->ort '//x';</style>"), "a reference to another file"],
  [
    "an import in pieces of character data",
    svg("<style>@im<![CDATA[port '/]]><![CDATA[/x';]]></style>"),
    "a reference to another file",
  ],
  [
    "an address around an element",
    svg("<style>.a{fill:u<title>A</title>rl(//x)}</style>"),
    "a reference to another file",
  ],
  ["an address around an instruction", svg("<style>.a{fill:url<?a?>(//x)}</style>"), "a reference to another file"],
  [
    "a reference in a variable",
    svg('<g style="--a:url(#b)"><path style="fill:var(--a)"/></g>'),
    "a reference in a variable",
  ],
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

/** Ten clones of ten clones of ten clones, and so on: `levels` times, from a group that contains `content`. */
const clones = (levels: number, content = shape): string => {
  const groups = Array.from({ length: levels }, (_, level) => {
    const uses = `<use href="#g${level}"/>`.repeat(10);
    return `<g id="g${level + 1}">${uses}</g>`;
  });
  return `<defs><g id="g0">${content}</g>${groups.join("")}</defs><use href="#g${levels}"/>`;
};

const tenfold = (paint: (to: string) => string, wrap: (id: string, shapes: string) => string): string => {
  const parts = [1, 2, 3, 4].map((level) => {
    const drawn = `<path d="M0 0h9v9z" ${level === 1 ? "" : paint(`#p${level - 1}`)}/>`.repeat(10);
    return wrap(`p${level}`, drawn);
  });
  return `<defs>${parts.join("")}</defs><path d="M0 0h9v9z" ${paint("#p4")}/>`;
};
const pattern = (id: string, drawn: string) => `<pattern id="${id}" width="1" height="1">${drawn}</pattern>`;
const mask = (id: string, drawn: string) => `<mask id="${id}">${drawn}</mask>`;

test.each([
  ["clones of clones", clones(8), "used again"],
  [
    "clones of clones with addresses in the old form",
    clones(8).replaceAll("<use href", '<use xmlns:x="a" x:href'),
    "used again",
  ],
  ["patterns in patterns", tenfold((to) => `fill="url(${to})"`, pattern), "used again"],
  ["masks in masks", tenfold((to) => `mask="url('${to}')"`, mask), "used again"],
  ["masks in masks, by a style", tenfold((to) => `style="mask:url( &quot;${to}&quot; )"`, mask), "used again"],
  [
    "masks in masks, by rules",
    tenfold((to) => `class="c${to.slice(2)}"`, mask) +
      `<style>${[1, 2, 3, 4].map((level) => `g .c${level}, .c${level}{mask:url(#p${level})}`).join("")}</style>`,
    "used again",
  ],
  [
    "a pattern that a group passes on to clones",
    `${clones(2)}<pattern id="p">${shape.repeat(90)}</pattern><g fill="url(#p)"><use href="#g2"/></g>`,
    "used again",
  ],
  ["a clone of its own parent", '<g id="a"><use href="#a"/></g>', "leads back"],
  ["two clones of each other", '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', "leads back"],
  ["a mask that masks itself", '<mask id="a"><path mask="url(#a)"/></mask>', "leads back"],
  ["a gradient that continues itself", '<linearGradient id="a" href="#a"/>', "leads back"],
  [
    "a long chain of references",
    Array.from({ length: 1200 }, (_, at) => `<g id="g${at}"><use href="#g${at + 1}"/></g>`).join(""),
    "More than 8 references",
  ],
  [
    "a long chain of references, the other way around",
    Array.from({ length: 1200 }, (_, at) => `<g id="g${at + 1}"><use href="#g${at}"/></g>`).join(""),
    "More than 8 references",
  ],
  ["many elements", '<g id="a"/>'.repeat(5001), "draw 5003"],
])("a logo that takes long to draw is rejected: %s", (_what, content, message) => {
  expect(messages(svg(content + shape))).toEqual([expect.stringMatching(new RegExp(`^LIV1509 .*${message}`))]);
});

test("a logo that takes long to draw is rejected at the innermost element that does", () => {
  const { problems } = checkSvg(new SourceText("logo.svg", svg(clones(8).replaceAll("<g ", "\n<g "))));
  expect(problems).toMatchObject([{ code: "LIV1509", line: 6, column: 1 }]);
});

// Another reader could find another target, or another rule, than this check.
test.each([
  ["a percent sign", '<use href="#%61"/>'],
  ["a space", `<path fill='url("#a b")'/>`],
  ["another quote", `<path fill="url('#a&quot;b')"/>`],
  ["a comment", "<style>.a{fill:url(#a)} /* } */ .b{fill:red}</style>"],
  ["a comment in the address", "<style>.a{fill:url(#/*);mask:url(#m)}.b{fill:red/**/}</style>"],
  ["a bracket in a text", `<style>.a{x:"} .none{"; mask:url(#m)}</style>`],
  ["an @ rule", "<style>@media all{.a{mask:url(#m)}}</style>"],
  ["a condition", "<style>:is(.a){mask:url(#m)}</style>"],
  ["a rule in a rule", "<style>.a{.b{fill:red} mask:url(#m)}</style>"],
])("a reference that could be misread is rejected: %s", (_what, content) => {
  expect(messages(svg(content + shape))).toEqual([expect.stringMatching(/^LIV1504 .*could be misread/)]);
});

test.each([
  [
    "a gradient that many shapes share",
    `<linearGradient id="a"><stop/></linearGradient>${'<path fill="url(#a)"/>'.repeat(900)}`,
  ],
  [
    "a gradient that continues another one, as Inkscape writes it",
    '<linearGradient id="a"><stop/></linearGradient><linearGradient id="b" xlink:href="#a"/><path style="fill:url(#b);stroke:none"/>',
  ],
  [
    "a clipping path that is a clone, as Illustrator writes it",
    '<path id="SVGID_1_"/><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>' +
      '<g style="clip-path:url(#SVGID_2_);"><path class="st0"/></g><style>.st0{fill:url(#SVGID_3_);}</style>' +
      '<radialGradient id="SVGID_3_"><stop offset="0"/></radialGradient>',
  ],
  [
    "rules, as CorelDRAW writes them",
    '<style type="text/css">\n<![CDATA[\n .str0 {stroke:#2B2A29;stroke-width:7.62}\n .fil0 {fill:url(#id0);fill-rule:nonzero}\n]]>\n</style>' +
      '<linearGradient id="id0"/><path class="fil0 str0"/>',
  ],
  ["an id in Hangul", '<clipPath id="레이어_1"><path/></clipPath><g clip-path="url(#레이어_1)"><path/></g>'],
  ["a hundred clones", `<g id="a">${shape.repeat(20)}</g>${'<use href="#a" x="1"/>'.repeat(100)}`],
])("a logo may contain %s", (_what, content) => {
  const text = svg(content + shape).replace("<svg", '<svg xmlns:xlink="http://www.w3.org/1999/xlink"');
  expect(messages(text)).toEqual([]);
});
