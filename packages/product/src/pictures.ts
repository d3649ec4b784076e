/**
 * The pictures that the reference platform names but does not hold: whoever serves a brand draws them in the brand's own
 * treatment. Every merchant shares the games; the same address is another picture on another brand's site.
 */
export type PictureKind = (typeof pictureKinds)[number];

const pictureKinds = [
  /** A game's card, in the ratio of the brand's card format. */
  "game",
  /** A wide banner, with its left part quiet for the words beside it. */
  "banner",
  /** The same banner for a phone. */
  "bannerPhone",
  /** An offer's card, two to one. */
  "promotion",
  /** Tall, beside the login. */
  "auth",
  /** The mark of a vendor. */
  "vendor",
  /** The face of a player. */
  "avatar",
] as const;

/** What an address says of its picture. */
export interface Picture {
  readonly kind: PictureKind;
  /** What is drawn: the name of an emblem of the theme. */
  readonly emblem: string;
  /** Decides what varies; letters, digits and hyphens. */
  readonly seed: string;
}

/** Where pictures stand on a brand's origin. */
export const PICTURE_ROOT = "/wps/pictures";

const ADDRESS = new RegExp(`^${PICTURE_ROOT}/(${pictureKinds.join("|")})/([A-Za-z]+)/([A-Za-z0-9-]{1,40})\\.svg$`);

/** Address, from the site's root, of a picture. */
export function pictureAddress({ kind, emblem, seed }: Picture): string {
  return `${PICTURE_ROOT}/${kind}/${emblem}/${seed}.svg`;
}

/** The picture that a path names, without its query; `undefined` for any other path. */
export function parsePictureAddress(path: string): Picture | undefined {
  const [, kind, emblem, seed] = ADDRESS.exec(path) ?? [];
  if (kind === undefined || emblem === undefined || seed === undefined) return undefined;
  return { kind: kind as PictureKind, emblem, seed };
}

/** The same picture drawn for a mode; an address that is not one of ours stays as it is. */
export function pictureInMode(address: string, mode: "light" | "dark"): string {
  return parsePictureAddress(address) ? `${address}?mode=${mode}` : address;
}
