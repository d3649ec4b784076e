import { Link } from "@livery/ui/Link/Link.tsx";
import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { useSite } from "../../site/SiteContext.ts";
import { isOwnPicture } from "../pictures/pictureHost.ts";
import { usePicture } from "../pictures/usePicture.ts";
import { type AllowedTag, isAllowedTag } from "./allowedHtml.ts";
import { cleanHtml } from "./cleanHtml.ts";
import { htmlLink } from "./htmlAddress.ts";
import { headingShift } from "./headingShift.ts";
import * as css from "./serverHtml.css.ts";

export interface HtmlContentProps {
  /** HTML of the platform, untrusted. */
  readonly html: string;
  /** The level of its highest heading: one below the heading that it is under. */
  readonly level?: 2 | 3 | 4 | undefined;
}

interface Drawing {
  readonly site: ReturnType<typeof useSite>;
  readonly picture: (address: string) => string;
  /** Added to the level of each heading. */
  readonly shift: number;
}

/**
 * Shows the allowed part of external HTML. The sanitised nodes become React elements one by one, by the same list, so no
 * string is parsed into the page: what the sanitiser might miss has no element here.
 */
export function HtmlContent({ html, level = 3 }: HtmlContentProps) {
  const site = useSite();
  const picture = usePicture();
  const content = useMemo(() => cleanHtml(html), [html]);
  return <div className={css.content}>{draw(content, { site, picture, shift: headingShift(content, level) })}</div>;
}

function draw(parent: Node, drawing: Drawing): ReactNode {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return inTable(parent) ? null : node.nodeValue;
    // The nodes never change their order, and have no other identity.
    // oxlint-disable-next-line react/no-array-index-key
    return node instanceof Element ? <Fragment key={index}>{drawElement(node, drawing)}</Fragment> : null;
  });
}

/** Between the rows of a table is only white space. */
function inTable({ nodeName }: Node): boolean {
  return ["TABLE", "THEAD", "TBODY", "TFOOT", "TR"].includes(nodeName);
}

function drawElement(element: Element, drawing: Drawing): ReactNode {
  const tag = element.localName;
  const inside = () => (element.hasChildNodes() ? draw(element, drawing) : undefined);
  if (!isAllowedTag(tag)) return inside();
  if (tag === "a") return drawLink(element, inside(), drawing);
  if (tag === "img") return drawPicture(element, drawing);
  const name = /^h\d$/u.test(tag) ? `h${Math.min(6, Number(tag[1]) + drawing.shift)}` : tag;
  const drawn = createElement(
    name,
    { ...language(element), ...facts(element, tag), className: css.tags[tag] },
    inside(),
  );
  // A wide table scrolls by itself; the keyboard reaches it.
  return tag === "table" ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroller} tabIndex={0}>
      {drawn}
    </div>
  ) : (
    drawn
  );
}

function drawLink(element: Element, inside: ReactNode, { site }: Drawing): ReactNode {
  const href = htmlLink(element.getAttribute("href"), site);
  if (href === undefined) return inside;
  const outside = href.startsWith("/") ? {} : { target: "_blank", rel: "noopener noreferrer" };
  return (
    <Link {...language(element)} href={href} className={css.tags.a} {...outside}>
      {inside}
    </Link>
  );
}

/** A picture from elsewhere is not loaded: its text takes its place. */
function drawPicture(element: Element, { site, picture }: Drawing): ReactNode {
  const src = element.getAttribute("src");
  const alt = element.getAttribute("alt") ?? "";
  if (src === null || !isOwnPicture(src, site.hosts.images)) return alt;
  const size = { width: whole(element, "width"), height: whole(element, "height") };
  return <img className={css.tags.img} src={picture(src)} alt={alt} loading="lazy" {...size} />;
}

function language(element: Element) {
  const dir = element.getAttribute("dir")?.toLowerCase();
  const lang = element.getAttribute("lang");
  return {
    lang: lang !== null ? lang : undefined,
    dir: dir === "ltr" || dir === "rtl" || dir === "auto" ? dir : undefined,
  };
}

/** The attributes that only some elements have. */
function facts(element: Element, tag: AllowedTag) {
  if (tag === "ol") return { start: whole(element, "start"), reversed: element.hasAttribute("reversed") };
  if (tag !== "th" && tag !== "td") return {};
  const spans = { colSpan: whole(element, "colspan"), rowSpan: whole(element, "rowspan") };
  const scope = tag === "th" ? element.getAttribute("scope") : null;
  return { ...spans, scope: scope !== null ? scope : undefined };
}

/** A whole number of at most four digits. */
function whole(element: Element, attribute: string): number | undefined {
  const text = element.getAttribute(attribute) ?? "";
  return /^\d{1,4}$/u.test(text) ? Number(text) : undefined;
}
