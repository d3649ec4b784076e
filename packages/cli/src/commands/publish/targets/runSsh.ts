import { spawn } from "node:child_process";
import { UsageError } from "../../../usageError.ts";

/** The account and machine of an SSH target. */
export interface SshHost {
  /** `user@host`, or only the host, which may be a name from the configuration of `ssh`. */
  readonly destination: string;
  readonly port?: string;
}

/** The code with which `ssh` says that it failed itself, rather than the command. */
const SSH_FAILED = 255;

/**
 * Runs a command on another machine with the `ssh` of this one, and with it its configuration, keys, agent and known
 * hosts. Throws a `UsageError` with what was said on stderr if it fails.
 */
export async function runSsh(
  program: string,
  { destination, port }: SshHost,
  command: string,
  input: string | Uint8Array,
): Promise<Buffer> {
  const child = spawn(program, [...(port === undefined ? [] : ["-p", port]), "--", destination, command]);
  const output: Buffer[] = [];
  let said = "";
  child.stdout.on("data", (part: Buffer) => output.push(part));
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  // A command that ends early does not read everything. Its exit code says more.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", (error) =>
      reject(new UsageError(`${program} cannot be run: ${error.message}.`, { cause: error })),
    );
    child.on("close", resolve);
  });
  if (code === 0) return Buffer.concat(output);
  const what = code === SSH_FAILED ? `${destination} cannot be reached with ssh` : `A step on ${destination} failed`;
  throw new UsageError(`${what}: ${said.trim().replace(/\.$/, "") || `exit code ${code}`}. Publish again to continue.`);
}
