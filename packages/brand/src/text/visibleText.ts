/**
 * Controls, and characters that reorder or break a line, annotate it, fill it invisibly, or tag it: none of them may
 * reach a terminal or a page.
 */
export const unprintable =
  /[\u0000-\u001f\u007f-\u009f\u061c\u115f\u1160\u180e\u200e\u200f\u2028-\u202e\u2061-\u2064\u2066-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

/** The same with the global flag, to replace them all. */
export const everyUnprintable = new RegExp(unprintable, "gu");

/** The text as it is safe to show in a terminal: tabs become two spaces, invisible characters become `�`. */
export function visibleText(text: string): string {
  return text.replaceAll("\t", "  ").replace(everyUnprintable, "�");
}

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}]/gu;

/** The columns that the text takes in a terminal, where Hangul and other wide characters take two. */
export function displayWidth(text: string): number {
  return [...text].length + (text.match(wide)?.length ?? 0);
}
