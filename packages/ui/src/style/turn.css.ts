import { keyframes } from "@vanilla-extract/css";

/** One full turn, for loading rings. */
export const turn = keyframes({ to: { rotate: "1turn" } });
