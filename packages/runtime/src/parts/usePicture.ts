import { use } from "react";
import { useMode } from "../state/mode.ts";
import { PictureContext } from "./PictureContext.ts";

/** Gives the address of a platform's picture as it is drawn for the mode that the page has. */
export function usePicture(): (address: string) => string {
  const { mode } = useMode();
  const inMode = use(PictureContext);
  return (address) => inMode(address, mode);
}
