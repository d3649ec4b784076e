import { pictureInMode } from "@livery/product/pictures.ts";
import { createContext } from "react";
import type { Mode } from "../state/mode.ts";

/** How the address of a platform's picture says in which mode it is drawn. */
export type PictureAddress = (address: string, mode: Mode) => string;

/** Another one where the pictures of several brands stand on one origin, as in Storybook. */
export const PictureContext = createContext<PictureAddress>(pictureInMode);
