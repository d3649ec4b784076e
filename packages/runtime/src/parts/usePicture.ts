import { use } from "react";
import { useMode } from "../state/mode.ts";
import { PictureContext } from "./PictureContext.ts";

/** Returns a function that adds the current mode to the address of a picture from the platform. */
export function usePicture(): (address: string) => string {
  const { mode } = useMode();
  const inMode = use(PictureContext);
  return (address) => inMode(address, mode);
}
