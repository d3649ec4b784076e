import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { siteIncludeFiles } from "../render/hosts/hostRules.ts";

/** A server that serves a site by the pack's rules, if it is installed. */
export interface WebServer {
  readonly name: "Apache" | "Caddy" | "nginx";
  /** Absent if it is not installed. */
  readonly program: string | undefined;
  /** The Debian package. */
  readonly debian: string;
  /** Whether it sends the copies that were compressed before. Apache compresses by itself. */
  readonly sendsCopies: boolean;
  /** The file with the rules of a published release. */
  readonly release: string;
  /** The arguments with which it checks a configuration, or runs with it until it is stopped. */
  arguments(action: "check" | "run", file: string): readonly string[];
  /** A configuration in which everything that it writes is in a folder. */
  configuration(site: string, place: Place): string;
  /** How a configuration names the rules of a pack in a folder. */
  rules(folder: string): string;
}

interface Place {
  readonly folder: string;
  readonly port: number;
}

/** Debian installs servers where only administrators' PATH looks. */
const programOf = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map((path) => join(path, name)))
    .find(existsSync);

const apacheModules =
  "authz_core deflate dir filter headers mime mpm_event proxy proxy_http rewrite setenvif ssl".split(" ");

export const webServers: readonly WebServer[] = [
  {
    name: "nginx",
    program: programOf("nginx"),
    debian: "nginx-light",
    sendsCopies: true,
    release: siteIncludeFiles.nginx,
    arguments: (action, file) => [...(action === "check" ? ["-t", "-q"] : []), "-e", "stderr", "-c", file],
    rules: (folder) => `root ${folder};
    include ${folder}/_nginx.conf;`,
    configuration: (site, { folder, port }) => `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    server_name acme.example www.acme.example;
    ${site}
  }
}
`,
  },
  {
    name: "Caddy",
    program: programOf("caddy"),
    debian: "caddy",
    sendsCopies: true,
    release: siteIncludeFiles.caddy,
    arguments: (action, file) => [action === "check" ? "validate" : "run", "--adapter", "caddyfile", "--config", file],
    rules: (folder) => `root * ${folder}\n\timport ${folder}/_Caddyfile`,
    configuration: (site, { folder, port }) => `{
	admin off
	auto_https off
	storage file_system ${folder}
}
http://:${port} {
	bind 127.0.0.1
	${site}
}
`,
  },
  {
    name: "Apache",
    program: programOf("apache2", "httpd"),
    debian: "apache2",
    sendsCopies: false,
    release: siteIncludeFiles.apache,
    arguments: (action, file) => [action === "check" ? "-t" : "-DFOREGROUND", "-f", file],
    rules: (folder) => `DocumentRoot ${folder}
<Directory ${folder}>
  Require all granted
  Options FollowSymLinks
  Include ${folder}/_apache.conf
</Directory>`,
    configuration: (site, { folder, port }) => `ServerRoot ${folder}
ServerName acme.example
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
TypesConfig /dev/null
${process.getuid?.() === 0 ? "User nobody\nGroup nogroup" : ""}
Listen 127.0.0.1:${port}
<Directory />
  Require all denied
</Directory>
<VirtualHost *:${port}>
  ServerName acme.example
  ServerAlias www.acme.example
  ${site}
</VirtualHost>
`,
  },
];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface RunningServer {
  /** What it answers, as `acme.example` unless the headers name another host. */
  ask(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** What it says about its configuration. */
  readonly complaints: string;
  stop(): Promise<void>;
}

/** Starts a server with a part of its configuration for one site. Everything that it writes is in a new folder. */
export async function startWebServer(server: WebServer, site: string, folder: string): Promise<RunningServer> {
  const { program = "" } = server;
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${server.name}.conf`);
  writeFileSync(file, server.configuration(site, { folder, port }));
  // Where Caddy keeps what it knows.
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const checked = spawnSync(program, server.arguments("check", file), { encoding: "utf8", env });
  const child = spawn(program, server.arguments("run", file), { stdio: "ignore", env });
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request(
        { host: "127.0.0.1", port, path, headers: { Host: "acme.example", ...headers } },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () => {
            const { statusCode: status = 0, headers: got } = response;
            resolve({ status, headers: got as Answer["headers"], body: Buffer.concat(parts) });
          });
        },
      );
      asked.on("error", reject);
      asked.end();
    });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill();
    await ended;
  };
  return { ask, stop, complaints: checked.status === 0 ? complaintsIn(checked.stderr) : checked.stderr };
}

/** Without what Caddy tells of each step and of this configuration, and Apache of success. */
function complaintsIn(said: string): string {
  return said
    .split("\n")
    .filter((line) => !/^\s*$|"level":"info"|automatic HTTPS is|input is not formatted|^Syntax OK$/i.test(line))
    .join("\n");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
