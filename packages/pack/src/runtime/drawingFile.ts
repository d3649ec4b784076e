/**
 * The name of the built module that draws home, in the folder of the runtime's build. In a file of its own: packing must
 * not load Vite.
 */
export const DRAWING = "draw-home.js";
