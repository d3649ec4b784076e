/** What the exit code of every command says. */
export const exitCode = {
  ok: 0,
  /** The command ran and found something wrong in what it looked at. */
  findings: 1,
  /** The command line, or something around it such as a port or a folder, has to change. */
  usage: 2,
  /** A fault of Livery. */
  internal: 3,
  /** Ended by Ctrl-C (128 + SIGINT). */
  interrupted: 130,
  /** Asked to end (128 + SIGTERM). */
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
