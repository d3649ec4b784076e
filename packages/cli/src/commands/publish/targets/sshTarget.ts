import { siteIncludes } from "@livery/pack/render/hosts/siteIncludes.ts";
import { packTar } from "modern-tar";
import { releaseName } from "../delivery/release.ts";
import type { Content } from "../delivery/site.ts";
import { HIDDEN, type NewRelease, releaseFolder, type Target, type TargetState } from "../delivery/target.ts";
import { batches } from "./batches.ts";
import { brandStates } from "./folderState.ts";
import { lostLock } from "./lostLock.ts";
import { remoteCommand, type remoteScripts } from "./remoteScripts.ts";
import { runSsh, type SshHost } from "./runSsh.ts";

/** An interruption loses at most one batch. */
const BATCH = { items: 200, bytes: 8 * 1024 * 1024 };

/** A link takes a header in an archive. */
const HEADER_BYTES = 512;

interface SshTargetOptions extends SshHost {
  readonly address: string;
  /** Absolute path on the other machine. */
  readonly root: string;
  /** The OpenSSH client. A parameter, so that a test can put another program in its place. */
  readonly program?: string;
}

/** A folder of another machine, as `openFolderTarget` lays it out, over SSH. It needs a POSIX shell and tar there. */
export function openSshTarget({ address, root, program = "ssh", ...host }: SshTargetOptions): Target {
  const run = (script: keyof typeof remoteScripts, input: string | Uint8Array, ...args: string[]): Promise<Buffer> =>
    runSsh(program, host, remoteCommand(script, [root, ...args]), input);
  return {
    address,
    state: async () => parseState((await run("state", "")).toString()),
    read: async (paths) => (paths.length === 0 ? [] : parseFiles(await run("read", lines(paths)), paths.length)),
    async lock(holder) {
      const [answer, ...rest] = (await run("lock", holder)).toString().split("\n");
      return answer === "taken" ? undefined : rest.join("\n").trim();
    },
    unlock: async (holder = "") => void (await run("unlock", holder)),
    async put(contents, onSent) {
      for (const batch of batches(contents, { ...BATCH, bytesOf: ({ bytes }) => bytes })) {
        await run("put", await archiveOf(batch));
        onSent(batch);
      }
    },
    async link(releases) {
      const bytesOf = ({ files, carried }: NewRelease) => (files.size + carried.size) * HEADER_BYTES;
      for (const batch of batches(releases, { ...BATCH, bytesOf })) {
        await run("unpack", await linksOf(batch, root));
        await run("place", lines(batch.map(({ id, release }) => `${id} ${releaseName(release)}`)));
      }
    },
    async show(releases, holder) {
      const names = releases.map(({ id, release }) => `${id} ${releaseName(release)}`);
      if ((await run("show", lines(names), holder)).length > 0) throw lostLock(address);
    },
    async delete(releases, assets) {
      if (assets.length > 0) await run("unserve", lines(assets.map(({ id, path }) => `${id} ${path}`)));
      await run("delete", lines(releases.map(({ id, release }) => `${id}/${releaseName(release)}`)));
    },
  };
}

const lines = (texts: readonly string[]): string => texts.map((text) => `${text}\n`).join("");

async function archiveOf(contents: readonly Content[]): Promise<Uint8Array> {
  const entries = contents.map(async ({ sha256, read }) => {
    const body = await read?.();
    if (!body) throw new Error(`Content ${sha256} cannot be read.`);
    return { header: { name: sha256, size: body.length, mode: 0o644 }, body };
  });
  return packTar(await Promise.all(entries));
}

/** Releases as an archive: a hard link for each file, to where the store has it. */
function linksOf(releases: readonly NewRelease[], root: string): Promise<Uint8Array> {
  return packTar(
    releases.flatMap(({ id, release, files, carried }) => [
      ...[...carried, ...files].map(([path, sha256]) => ({
        header: { name: `work/${id}/${path}`, size: 0, type: "link" as const, linkname: `store/${sha256}` },
      })),
      ...siteIncludes(`${root}/${releaseFolder(id, releaseName(release))}`).map(([path, text]) => ({
        header: { name: `work/${id}/${path}`, size: Buffer.byteLength(text), mode: 0o644 },
        body: text,
      })),
    ]),
  );
}

function parseState(text: string): TargetState {
  const stored = new Map<string, number>();
  const releases = new Map<string, string[]>();
  const places = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [kind, name = "", value = ""] = line.split(" ");
    if (kind === "stored") stored.set(name.slice(`${HIDDEN}/store/`.length), Number(value));
    if (kind === "place") places.set(name, value);
    const [, , id = "", release = ""] = kind === "release" ? name.split("/") : [];
    if (id !== "") releases.set(id, [...(releases.get(id) ?? []), release]);
  }
  return { stored, brands: brandStates(releases, places) };
}

/** The files that the script `read` printed. */
function parseFiles(output: Buffer, count: number): (string | undefined)[] {
  let at = 0;
  return Array.from({ length: count }, () => {
    const end = output.indexOf("\n", at);
    const size = output.toString("utf8", at, end).trim();
    at = end + 1;
    if (size === "none") return undefined;
    const begin = at;
    at += Number(size);
    return output.toString("utf8", begin, at);
  });
}
