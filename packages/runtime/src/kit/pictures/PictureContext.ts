import { pictureInMode } from "@livery/product/pictures.ts";
import { createContext } from "react";
import type { Mode } from "../../site/mode.ts";

/** Adds the mode to the address of a picture from the platform. */
export type PictureAddress = (address: string, mode: Mode) => string;

/** Storybook replaces it, because it serves the pictures of several brands from one origin. */
export const PictureContext = createContext<PictureAddress>(pictureInMode);
