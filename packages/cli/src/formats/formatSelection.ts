import type { FindingsFormat } from "../options/formatOption.ts";
import { formatFindings } from "../formatFindings.ts";
import type { Selection } from "../selectBrands.ts";
import type { Terminal } from "../terminal.ts";

/**
 * All findings in a form, for stdout; empty where the form says nothing about configs in order. `document` is what the
 * command prints as JSON. A form is imported when it is asked for.
 */
export async function formatSelection(
  selection: Selection,
  format: FindingsFormat,
  document: object,
  terminal: Pick<Terminal, "style" | "color">,
): Promise<string> {
  switch (format) {
    case "json":
      return JSON.stringify(document, null, 2);
    case "github": {
      const { githubAnnotations } = await import("./githubAnnotations.ts");
      return githubAnnotations(selection.problems);
    }
    case "sarif": {
      const { sarifLog } = await import("./sarifLog.ts");
      return JSON.stringify(sarifLog(selection), null, 2);
    }
    default:
      return formatFindings(selection, terminal);
  }
}
