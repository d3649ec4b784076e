/**
 * The pictures that the reference platform names but does not store: the server of a brand draws them in the brand's
 * own style. All merchants share the games, so the same address gives a different picture on another brand's site.
 */
export type PictureKind = (typeof pictureKinds)[number];

const pictureKinds = [
  /** A game's card, in the aspect ratio of the brand's card format. */
  "game",
  /** A wide banner whose left part leaves room for text. */
  "banner",
  /** The same banner for a phone. */
  "bannerPhone",
  /** A promotion's card, two to one. */
  "promotion",
  /** Tall, beside the login. */
  "auth",
  /** A provider's mark. */
  "vendor",
  /** A player's avatar. */
  "avatar",
] as const;

/** The contents of a picture's address. */
export interface Picture {
  readonly kind: PictureKind;
  /** The subject: the name of an emblem of the theme. */
  readonly emblem: string;
  /** Decides the variations; letters, digits and hyphens. */
  readonly seed: string;
}

/** The path of pictures on a brand's origin. */
export const PICTURE_ROOT = "/wps/pictures";

const ADDRESS = new RegExp(`^${PICTURE_ROOT}/(${pictureKinds.join("|")})/([A-Za-z]+)/([A-Za-z0-9-]{1,40})\\.svg$`);

/** The address of a picture, from the site's root. */
export function pictureAddress({ kind, emblem, seed }: Picture): string {
  return `${PICTURE_ROOT}/${kind}/${emblem}/${seed}.svg`;
}

/** The picture that a path names, without its query; `undefined` for any other path. */
export function parsePictureAddress(path: string): Picture | undefined {
  const [, kind, emblem, seed] = ADDRESS.exec(path) ?? [];
  if (kind === undefined || emblem === undefined || seed === undefined) return undefined;
  return { kind: kind as PictureKind, emblem, seed };
}

/** Whether the server of a brand draws the picture. Sites carry this instead of the whole form of an address. */
export function isDrawnPicture(address: string): boolean {
  return address.startsWith(`${PICTURE_ROOT}/`) && address.endsWith(".svg");
}

/** The same picture in a mode; returns an address that is not one of ours unchanged. */
export function pictureInMode(address: string, mode: "light" | "dark"): string {
  return isDrawnPicture(address) ? `${address}?mode=${mode}` : address;
}
