// Generated from schemas/layout.schema.json by `npm run gen`. Do not edit.
import type { HomeSectionId } from "./homeSections.ts";

/** How the parts of a page are arranged. Layout makes a brand recognisable even without its colours. */
export interface LayoutConfig {
  /** bar: logo left, categories in a second row. split: logo centred between search and account. rail: slim top bar over a column of categories. */
  readonly header: "bar" | "split" | "rail";
  /** Draws the header as one bordered box with room around it. */
  readonly headerFloat: boolean;
  /** bottom: a tab bar at the bottom edge. drawer: hamburger, centred logo and a strip of categories. */
  readonly nav: "bottom" | "drawer";
  /** Composition and height of the first screen of home. */
  readonly hero: "split" | "carousel" | "mosaic" | "board" | "stage";
  /** tile: square art with name. poster: tall art with lettering. wide: list row with facts. round: outlined icon. */
  readonly card: "tile" | "poster" | "wide" | "round";
  /** Heights of rows and controls, gaps and gutters. */
  readonly density: "compact" | "regular" | "roomy";
  /** The decoration of section headings. */
  readonly heading: "plain" | "ornament" | "bar" | "tag" | "terminal" | "seal";
  /** How home shows the categories. text: only the navigation shows them. */
  readonly shortcuts: "icons" | "tiles" | "chips" | "text";
  /** overlay writes the title into the art as live text; none puts it below. */
  readonly lettering: "none" | "overlay";
  /** row: on a phone, visitors swipe the row. grid: the row wraps. feature: the first card is twice as large. */
  readonly shelf: "row" | "grid" | "feature";
  /** card: a box in the middle. split: a box with a picture beside the form. sheet: a panel at the right edge. On a phone, each one slides up from the bottom. */
  readonly auth: "card" | "split" | "sheet";
  /** How the menu of a member's account looks. list: one entry below another. tabs: lines between entries, the current one marked at its edge. rail: narrow rows with an icon each, the current one filled. cards: boxes in two columns. */
  readonly member: "list" | "tabs" | "rail" | "cards";
  /** How the text of a promotion card is aligned. start: at the start of the line. center: in the middle; not with compact density. */
  readonly align: "start" | "center";
  /** columns: in several columns. centered: in the middle. */
  readonly footer: "columns" | "centered";
  /** The sections below the hero, in order. */
  readonly home: readonly HomeSectionId[];
}
