import { parsePictureAddress, type Picture } from "@livery/product/pictures.ts";

type Mode = "light" | "dark";

/** A platform picture as one brand shows it in one mode. */
interface PreviewPicture extends Picture {
  readonly brand: string;
  readonly mode: Mode;
}

const ADDRESS = /^\/([a-z0-9-]+)\/(light|dark)(\/.+)$/;

/**
 * The address of a picture if several brands share one origin, as in Storybook: brand and mode are part of the path, so
 * that a static build can contain it too. Any other address stays unchanged. Runs in the browser.
 */
export function previewPicture(address: string, brand: string, mode: Mode): string {
  return parsePictureAddress(address) ? `/${brand}/${mode}${address}` : address;
}

/** The parts of a `previewPicture` path, without its query; `undefined` for any other path. */
export function parsePreviewPicture(path: string): PreviewPicture | undefined {
  const [, brand, mode, address] = ADDRESS.exec(path) ?? [];
  const picture = address === undefined ? undefined : parsePictureAddress(address);
  if (brand === undefined || picture === undefined) return undefined;
  return { ...picture, brand, mode: mode as Mode };
}
