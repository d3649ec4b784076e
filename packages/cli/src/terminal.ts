import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** The output of a command. Results go to stdout; progress and errors to stderr, so that `--json` stays clean. */
export interface Terminal {
  print(text: string): void;
  note(text: string): void;
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
  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    note: (text) => void process.stderr.write(`${text}\n`),
    style: (format, text) => style(process.stdout, format, text),
    styleNote: (format, text) => style(process.stderr, format, text),
    color: style(process.stdout, "bold", "x") !== "x",
  };
}
