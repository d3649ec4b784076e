import { hashText } from "./random.ts";

/** Width and height of a picture in px of its view box. */
export type ArtSize = readonly [width: number, height: number];

/** A whole SVG file that fills its box; it is cropped, not distorted, if the box has another ratio. */
export function svgDocument([width, height]: ArtSize, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}

/** A prefix for ids that is unique to these parameters: several pictures may be inlined in one page. */
export function idPrefix(parameters: unknown): string {
  return `a${hashText(JSON.stringify(parameters)).toString(36)}-`;
}
