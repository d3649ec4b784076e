import type { Border, DtcgColor, Reference, Shadow, Token, Typography } from "../dtcg.ts";
import { dtcgColor } from "../dtcg.ts";
import type { TokenType } from "../tokens.ts";

// The text has matched the pattern of its form (`tokenForms.ts`), so the parts read here are known to exist.

const isReference = (text: string): text is Reference => text.startsWith("{");

function color(text: string): DtcgColor | Reference {
  return isReference(text) ? text : dtcgColor(text);
}

function pixels(text: string) {
  return { value: Number(text.replace("px", "")), unit: "px" } as const;
}

const transparent = dtcgColor("#00000000");

function border(text: string): Border {
  const [width = "0px", style, ink] = text.split(" ");
  if (ink === undefined) return { width: pixels("0px"), style: "solid", color: transparent };
  return { width: pixels(width), style: style as Border["style"], color: color(ink) };
}

function shadowLayer(text: string): Shadow {
  const words = text.split(" ");
  const inset = words[0] === "inset";
  const lengths = words.filter((word) => word.endsWith("px")).map(pixels);
  const [offsetX = pixels("0px"), offsetY = pixels("0px"), blur = pixels("0px"), spread = pixels("0px")] = lengths;
  const ink = color(words.at(-1) ?? "");
  return { color: ink, offsetX, offsetY, blur, spread, ...(inset ? { inset } : {}) };
}

function gradient(text: string): Token {
  if (!text.startsWith("linear-gradient(")) return { $type: "color", $value: color(text) };
  const [angle = "0deg", ...stops] = text.slice("linear-gradient(".length, -1).split(", ");
  return {
    $type: "gradient",
    $value: stops.map((stop) => {
      const [ink = "", position = "0%"] = stop.split(" ");
      return { color: color(ink), position: Number.parseInt(position, 10) / 100 };
    }),
    $extensions: { "livery.angle": Number.parseInt(angle, 10) },
  };
}

function typography(text: string): Typography {
  const [weight = "", size = "", fontFamily = ""] = text.split(" ");
  const [fontSize = "", lineHeight = ""] = size.split("/");
  return {
    fontWeight: isReference(weight) ? weight : Number(weight),
    fontSize: pixels(fontSize),
    lineHeight: Number(lineHeight),
    fontFamily: fontFamily as Reference,
  };
}

/** Parses the text of an override; `like` is the token that it replaces, whose unit it keeps. */
export function parseToken(type: TokenType, text: string, like?: Token): Token {
  if (isReference(text) && !text.includes(" ")) return { $type: type, $value: text };
  switch (type) {
    case "color":
      return { $type: type, $value: dtcgColor(text) };
    case "border":
      return { $type: type, $value: border(text) };
    case "shadow":
      return { $type: type, $value: text === "none" ? [] : text.split(", ").map(shadowLayer) };
    case "gradient":
      return gradient(text);
    case "dimension":
      return { $type: type, $value: pixels(text) };
    case "duration":
      return { $type: type, $value: { value: Number(text.replace("ms", "")), unit: "ms" } };
    case "number":
      return { ...(like ?? { $type: type }), $value: Number(text) };
    case "fontWeight":
      return { $type: type, $value: Number(text) };
    case "cubicBezier":
      return { $type: type, $value: text.slice("cubic-bezier(".length, -1).split(", ").map(Number) };
    case "typography":
      return { $type: type, $value: typography(text) };
    case "fontFamily":
    case "string":
    case "image":
      return { $type: type, $value: text };
  }
}
