import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** The output of a command. Results go to stdout; progress and errors to stderr, so that `--json` stays clean. */
export interface Terminal {
  print(text: string): void;
  note(text: string): void;
  /** Shows a line on stderr that the next one replaces, if that is a terminal; an empty one removes it. */
  status(text: string): void;
  /** Whether stderr is a terminal, on which a line can be replaced. */
  readonly isInteractive: boolean;
  /** Styles text for stdout if it is a terminal with colours; NO_COLOR and FORCE_COLOR override this. */
  style(style: Style, text: string): string;
  /** The same for stderr. */
  styleNote(style: Style, text: string): string;
  /** Whether stdout shows colours. */
  readonly color: boolean;
}

/** The terminal of this process. */
export function createTerminal(): Terminal {
  const style = (stream: NodeJS.WriteStream, format: Style, text: string): string =>
    styleText(format, text, { stream });
  // Absent where it is not a terminal, whatever its type says.
  const isInteractive = Boolean(process.stderr.isTTY);
  let shown = "";
  const status = (text: string): void => {
    if (!isInteractive || text === shown) return;
    // To the start of the line, and away with what was there.
    process.stderr.write(`\r\u001B[2K${text}`);
    shown = text;
  };
  return {
    print: (text) => {
      status("");
      process.stdout.write(`${text}\n`);
    },
    note: (text) => {
      status("");
      process.stderr.write(`${text}\n`);
    },
    status,
    isInteractive,
    style: (format, text) => style(process.stdout, format, text),
    styleNote: (format, text) => style(process.stderr, format, text),
    color: style(process.stdout, "bold", "x") !== "x",
  };
}
