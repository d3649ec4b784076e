import { useMemo } from "react";
import { encode } from "uqr";
import * as css from "./QrCode.css.ts";

export interface QrCodeProps {
  /** The encoded text: an address, a link. */
  readonly value: string;
  /** A description for people who cannot see the code. Show the value itself beside it as well. */
  readonly label: string;
}

/** A QR code of 125 px (the specification's size), with the quiet zone that scanners need. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawModules(value), [value]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

const QUIET_BORDER = 4;

/** One square per dark module. */
function drawModules(value: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(value, { ecc: "M", border: QUIET_BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
