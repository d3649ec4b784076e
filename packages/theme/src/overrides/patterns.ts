// The closed forms that the text of an override may have. They keep a config from writing its own CSS into a page: none
// of them allows anything that ends a declaration or fetches a file (`;`, `}`, `url(`).

const number = "(?:\\d{1,4}(?:\\.\\d{1,3})?|\\.\\d{1,3})";
const length = `${number}px`;
const hex = "#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})";
const hexWithAlpha = "#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})";
const reference = "\\{(?:primitive|semantic|component)\\.[a-zA-Z]+\\.[a-zA-Z0-9]+\\}";
const color = `(?:${hexWithAlpha}|${reference})`;
const layer = `(?:inset )?-?${length} -?${length} ${length}(?: -?${length})? ${color}`;
const stop = `${color} (?:\\d|[1-9]\\d|100)%`;
const share = "(?:0|1|0?\\.\\d{1,3})";
const overshoot = "-?(?:\\d(?:\\.\\d{1,3})?|\\.\\d{1,3})";

/** A reference, or the form. */
function orReference(form: string): string {
  return `^(?:${form}|${reference})$`;
}

/** A whole or fractional number of pixels, from `least` up. */
function pixelsFrom(least: string): string {
  return orReference(`(?:${least})(?:\\.\\d{1,3})?px`);
}

/** Patterns of JSON Schema, anchored. Colour patterns begin with `^#`: a check uses that to correct wrong colours. */
export const patterns = {
  opaque: `^${hex}$|^${reference}$`,
  color: `^${hexWithAlpha}$|^${reference}$`,
  border: orReference(`none|${length} (?:solid|double|dashed|dotted) ${color}`),
  shadow: orReference(`none|${layer}(?:, ${layer}){0,3}`),
  gradient: `^${hexWithAlpha}$|^${reference}$|^linear-gradient\\(-?\\d{1,3}deg(?:, ${stop}){2,6}\\)$`,
  length: orReference(length),
  textSize: pixelsFrom("1[2-9]|[2-9]\\d|1\\d\\d"),
  tapSize: pixelsFrom("4[4-9]|[5-9]\\d"),
  duration: orReference("(?:\\d{1,3}|1\\d{3}|2000)ms"),
  number: orReference(`-?${number}`),
  spacing: orReference("-?(?:0|0?\\.\\d{1,3})"),
  columns: orReference("[1-9]|1[0-2]"),
  zoom: orReference("1(?:\\.[01]\\d{0,2})?"),
  weight: orReference("[1-9]\\d{2}|1000"),
  easing: orReference(`cubic-bezier\\(${share}, ${overshoot}, ${share}, ${overshoot}\\)`),
  typography: orReference(
    `(?:[1-9]\\d{2}|1000|${reference}) (?:1[2-9]|[2-9]\\d|1\\d\\d)(?:\\.\\d{1,3})?px/[12](?:\\.\\d{1,2})? ${reference}`,
  ),
  reference: `^${reference}$`,
  case: "^(?:none|uppercase)$",
  corner: "^(?:round|squircle|bevel|scoop|notch)$",
  percent: "^(?:[5-9]\\d|1\\d{2}|200)%$",
  width: `^(?:${length}|(?:[1-9]\\d?|100)%)$`,
  ratio: "^[1-9]\\d?/[1-9]\\d?$",
  press: `^(?:none|translate\\(-?${length}, -?${length}\\)|scale\\((?:1|0?\\.9\\d?)\\))$`,
} as const;
