import { replaceHidden } from "@livery/product/hiddenCharacters.ts";

/** The text as it is safe to show in a terminal: tabs become two spaces, line feeds and hidden characters `�`. */
export function visibleText(text: string): string {
  return replaceHidden(text.replaceAll("\t", "  ").replaceAll("\n", "�"), () => "�");
}

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}]/gu;

/** The columns that the text takes in a terminal, where Hangul and other wide characters take two. */
export function displayWidth(text: string): number {
  return [...text].length + (text.match(wide)?.length ?? 0);
}
