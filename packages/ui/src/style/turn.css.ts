import { keyframes } from "@vanilla-extract/css";

/** Once round: the ring of whatever waits. */
export const turn = keyframes({ to: { rotate: "1turn" } });
