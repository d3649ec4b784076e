/** The exit codes of every command. */
export const exitCode = {
  ok: 0,
  /** The command ran and found problems. */
  findings: 1,
  /** The command line or the environment, such as a port or a folder, must be changed. */
  usage: 2,
  /** An internal error in Livery. */
  internal: 3,
  /** Ended by Ctrl-C (128 + SIGINT). */
  interrupted: 130,
  /** Asked to stop (128 + SIGTERM). */
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
