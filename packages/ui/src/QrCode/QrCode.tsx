import { useMemo } from "react";
import { encode } from "uqr";
import * as css from "./QrCode.css.ts";

export interface QrCodeProps {
  /** The encoded text: an address, a link. */
  readonly value: string;
  /** A description for people who cannot see the code. Show the value itself beside it as well. */
  readonly label: string;
  /** Its side in px; by default the specification's. */
  readonly size?: number | undefined;
}

/** A QR code with the quiet zone that scanners need. */
export function QrCode({ value, label, size = 125 }: QrCodeProps) {
  const { side, path } = useMemo(() => drawModules(value), [value]);
  return (
    <svg
      className={css.code}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

const QUIET_BORDER = 4;

/** One square per dark module. */
function drawModules(value: string): { readonly side: number; readonly path: string } {
  const { size: side, data } = encode(value, { ecc: "M", border: QUIET_BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { side, path: squares.join("") };
}
