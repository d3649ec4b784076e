import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";

/** Debian installs it where only administrators' PATH looks. */
export const sshd = ["/usr/sbin/sshd", "/usr/local/sbin/sshd"].find(existsSync);

interface RunningSshd {
  /** An `ssh` with a configuration in which the machine is called `web`. */
  readonly program: string;
  stop(): Promise<void>;
}

/** Starts the real server of OpenSSH as this user, on a free port of this machine, with keys of its own. */
export async function startSshd(folder: string): Promise<RunningSshd> {
  if (sshd === undefined) throw new Error("sshd is not installed.");
  const own = mkdtempSync(join(folder, "sshd-"));
  const at = (name: string): string => join(own, name);
  for (const name of ["host", "user"]) execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", at(name)]);
  const port = await freePort();
  const files: Readonly<Record<string, string>> = {
    sshd_config: `Port ${port}
ListenAddress 127.0.0.1
HostKey ${at("host")}
AuthorizedKeysFile ${at("user.pub")}
StrictModes no
UsePAM no
PidFile none
`,
    ssh_config: `Host web
  HostName 127.0.0.1
  Port ${port}
  User ${userInfo().username}
  IdentityFile ${at("user")}
  IdentitiesOnly yes
  UserKnownHostsFile ${at("known_hosts")}
  StrictHostKeyChecking yes
`,
    known_hosts: `[127.0.0.1]:${port} ${readFileSync(at("host.pub"), "utf8")}`,
    ssh: `#!/bin/sh\nexec ssh -F "${at("ssh_config")}" "$@"\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
  chmodSync(at("ssh"), 0o755);
  // Without the service, nothing has made the folder that it needs as an administrator.
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true });
  const child = spawn(sshd, ["-D", "-e", "-f", at("sshd_config")], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (part: Buffer) => {
      said += part.toString();
      if (said.includes("Server listening")) resolve();
    });
    child.on("exit", () => reject(new Error(`sshd ended: ${said}`)));
  });
  return {
    program: at("ssh"),
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
