import type ColorSpace from "colorjs.io/src/ColorSpace.js";
import OKLab from "colorjs.io/src/spaces/oklab.js";
import OKLCH from "colorjs.io/src/spaces/oklch.js";
import sRGB from "colorjs.io/src/spaces/srgb.js";
import linearSRGB from "colorjs.io/src/spaces/srgb-linear.js";

// Conversions by colorjs.io, step by step from space to space, on plain coordinates. Its whole index takes longer to
// load than three brands to check, its search for a way between two spaces as long as the conversion, and its colour
// objects ten times as long.

/** Three coordinates; which ones, the space says. */
export type Coords = readonly [number, number, number];

interface Space {
  /** To the space that this one is defined by. */
  readonly toBase: (coords: Coords) => Coords;
  readonly fromBase: (coords: Coords) => Coords;
}

/** colorjs.io copies coordinates before it changes them, and only its root space has no base. */
const space = (of: ColorSpace) => of as unknown as Space;

// OKLCH is defined by OKLab. sRGB is defined by linear light, which is defined by XYZ, as OKLab is.
const [rgb, linear, lab, lch] = [space(sRGB), space(linearSRGB), space(OKLab), space(OKLCH)];

/** OKLab of red, green and blue 0…1. */
export const toLab = (channels: Coords): Coords => lab.fromBase(linear.toBase(rgb.toBase(channels)));

/** OKLCH of OKLab; a grey has no hue. */
export const toLch = (coords: Coords): readonly [l: number, c: number, h: number | null] => lch.fromBase(coords);

/** Linear light of OKLab; outside 0…1 where sRGB cannot show the colour. */
export const toLight = (coords: Coords): Coords => linear.fromBase(lab.toBase(coords));

/** Red, green and blue of linear light. */
export const toChannels = (light: Coords): Coords => rgb.fromBase(light);

/** The Y of XYZ, which is the relative luminance (WCAG 2.2). */
export const luminanceOfChannels = (channels: Coords): number => linear.toBase(rgb.toBase(channels))[1];
