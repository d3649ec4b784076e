import { atom, useAtomValue } from "jotai";
import { use } from "react";
import { useMode } from "../../site/mode.ts";
import { useSite } from "../../site/SiteContext.ts";
import { systemStatusAtom } from "../../site/systemStatus.ts";
import { PictureContext } from "./PictureContext.ts";
import { isOwnPicture, pickPictureHost } from "./pictureHost.ts";

/** The choice among image hosts, the same until the page is loaded again. */
const shareAtom = atom(() => Math.random());

/** A picture that never loads: what shows it treats it as broken. */
const NO_PICTURE = "data:,";

/**
 * Returns a function that completes the address of a picture from the platform: with the current mode, and with the chosen
 * image host if it is a path (BR-039, LB-003). A picture from a host that the brand does not allow is not requested.
 */
export function usePicture(): (address: string) => string {
  const { mode } = useMode();
  const { images } = useSite().hosts;
  const offered = useAtomValue(systemStatusAtom)?.imageHosts;
  const share = useAtomValue(shareAtom);
  const inMode = use(PictureContext);
  const host = offered && images && pickPictureHost(offered, images, share);
  return (address) =>
    isOwnPicture(address, images) ? (host && address.startsWith("/") ? host : "") + inMode(address, mode) : NO_PICTURE;
}
