import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "../../../usageError.ts";
import type { Target } from "../delivery/target.ts";
import { openFolderTarget } from "./folderTarget.ts";

interface TargetOptions {
  /** Of object storage that is not Amazon's. */
  readonly endpoint?: string;
}

/**
 * The target of an address: a folder, `file:///srv/sites`, `ssh://user@host/srv/sites` or `s3://bucket/prefix`. Throws a
 * `UsageError` for anything else.
 */
export async function openTarget(address: string, { endpoint }: TargetOptions = {}): Promise<Target> {
  const [, scheme] = /^([a-z][a-z0-9+.-]+):/i.exec(address) ?? [];
  if (endpoint !== undefined && scheme !== "s3") throw new UsageError("--endpoint is only for targets with s3://.");
  if (scheme === undefined) return openFolderTarget(resolve(address));
  if (!URL.canParse(address)) throw unclear(address);
  const url = new URL(address);
  if (url.search !== "" || url.hash !== "" || url.password !== "") throw unclear(address);
  switch (scheme) {
    case "file":
      if (url.host !== "") throw unclear(address);
      return openFolderTarget(fileURLToPath(url));
    case "ssh": {
      const { openSshTarget } = await import("./sshTarget.ts");
      return openSshTarget({ address, ...sshParts(url) });
    }
    case "s3": {
      // The client takes a while to load.
      const { openS3Target } = await import("./s3Target.ts");
      const { createS3Client, s3Objects } = await import("./s3Objects.ts");
      const prefix = plainPath(url).replace(/^\/+|\/+$/g, "");
      if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) throw unclear(address);
      return openS3Target(address, s3Objects({ client: createS3Client(endpoint), bucket: url.hostname, prefix }));
    }
    default:
      throw unclear(address);
  }
}

/** A name that begins with a hyphen would be an option of `ssh`. */
function sshParts(url: URL): { destination: string; port?: string; root: string } {
  const user = decodeURIComponent(url.username);
  const root = plainPath(url).replace(/\/+$/, "");
  const isHost = /^[\w[][\w.:[\]-]*$/.test(url.hostname) && (user === "" || /^[\w][\w.-]*$/.test(user));
  if (!isHost || root === "") throw unclear(url.href);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return {
    destination: user === "" ? host : `${user}@${host}`,
    ...(url.port !== "" && { port: url.port }),
    root,
  };
}

function plainPath(url: URL): string {
  const path = decodeURIComponent(url.pathname);
  if (/[\u0000-\u001F\u007F]|(?:^|\/)\.\.?(?:\/|$)/.test(path)) throw unclear(url.href);
  return path;
}

function unclear(address: string): UsageError {
  return new UsageError(
    `${address} is not a target. Write a folder, ssh://user@host/folder or s3://bucket/prefix, without a password or a question mark.`,
  );
}
