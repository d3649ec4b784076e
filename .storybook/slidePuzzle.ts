import type { SlideCaptcha } from "@livery/platform/calls/slideCaptcha.ts";

let drawn = 0;

/** A slide captcha like the platform's, drawn here: the piece belongs 20 units from the left edge. */
export function slidePuzzle(): SlideCaptcha {
  drawn += 1;
  return { id: `s${drawn}`, image: picture(640, 320), piece: picture(112, 112), pieceTop: 40, width: 320, height: 160 };
}

function picture(width: number, height: number): string {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  if (!brush) return "";
  brush.fillStyle = width === height ? "#39424c" : "#b9c0c8";
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = "#8a939d";
  if (width !== height) brush.fillRect(40, 80, 112, 112);
  return canvas.toDataURL("image/png");
}
