import type { FindingsFormat } from "../options.ts";
import { formatFindings } from "../formatFindings.ts";
import type { Selection } from "../selectBrands.ts";
import type { Terminal } from "../terminal.ts";

/**
 * All findings in a format, for stdout; empty if the format prints nothing for valid configs. `document` is the
 * command's JSON output. Formats are imported on demand.
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
