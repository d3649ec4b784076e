import type { AssetSource, BrandSource, LocaleSource, Unreadable } from "@livery/brand/brandSource.ts";
import { constants } from "node:fs";
import { lstat, open, readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { compareText } from "./compareText.ts";
import { sha256 } from "./contentHash.ts";
import { drawLogo } from "./drawLogo.ts";
import { PackError } from "./packError.ts";

/** Longer files are truncated: the core rejects a config of more than 256 KiB, and memory use stays bounded. */
const MOST_BYTES = 512 * 1024;

/**
 * Reads every brand folder of `brandsFolder`, sorted by id. Logos are drawn for their colours; nothing else is interpreted: the core
 * reports invalid JSON, and also unreadable files with their reason. `displayRoot` is the folder to which paths in messages are relative. Links
 * are not followed, so that a brand folder cannot include a file from elsewhere, and only regular files are opened, so
 * that a pipe cannot block a build. Throws a `PackError` if the folder itself cannot be read.
 */
export async function readBrandSources(brandsFolder: string, displayRoot: string): Promise<BrandSource[]> {
  const entries = await readdir(brandsFolder, { withFileTypes: true }).catch((error: unknown) => {
    throw new PackError(`The folder of brands ${brandsFolder} cannot be read.`, { cause: error });
  });
  const sources = entries.map(async (entry) => {
    const folder = join(brandsFolder, entry.name);
    const isBrand = entry.isDirectory() || (entry.isSymbolicLink() && (await leadsToFolder(folder)));
    return isBrand && !entry.name.startsWith(".") ? [await new BrandReader(displayRoot).read(folder, entry.name)] : [];
  });
  return (await Promise.all(sources)).flat().toSorted((a, b) => compareText(a.id, b.id));
}

/** A dangling link counts as well: a brand is missing behind it. */
function leadsToFolder(link: string): Promise<boolean> {
  return stat(link).then(
    (target) => target.isDirectory(),
    () => true,
  );
}

/** The beginning of a file, with the size of the whole. */
interface ReadStart {
  readonly text: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Reads one brand folder and collects what cannot be read. */
class BrandReader {
  readonly #displayRoot: string;
  readonly #unreadable: Unreadable[] = [];

  constructor(displayRoot: string) {
    this.#displayRoot = displayRoot;
  }

  async read(folder: string, id: string): Promise<BrandSource> {
    const file = join(folder, "brand.json");
    const readable = (await this.#list(folder)) !== undefined;
    const config = readable ? await this.#config(file) : { text: "" };
    const locales = readable ? await this.#locales(join(folder, "locales")) : [];
    const assets = readable ? await this.#assets(join(folder, "assets")) : [];
    return { id, file: this.#shown(file), ...config, locales, assets, unreadable: this.#unreadable };
  }

  /**
   * The config's text and size. It is the only required file, so a missing one is reported instead of shown as an
   * empty file.
   */
  async #config(file: string): Promise<{ text: string } & Partial<ReadStart>> {
    const read = await this.#start(file);
    const refused = this.#unreadable.some(({ path }) => path === this.#shown(file));
    if (!read && !refused) this.#refuse(file, "missing");
    return read ?? { text: "" };
  }

  async #locales(folder: string): Promise<LocaleSource[]> {
    const names = ((await this.#list(folder)) ?? []).filter((name) => name.endsWith(".json"));
    const locales = names.map(async (name) => {
      const file = join(folder, name);
      const read = await this.#start(file);
      return read ? [{ language: name.slice(0, -".json".length), file: this.#shown(file), ...read }] : [];
    });
    return (await Promise.all(locales)).flat();
  }

  async #assets(folder: string): Promise<AssetSource[]> {
    const assets = ((await this.#list(folder)) ?? []).map(async (name) => {
      const read = await this.#start(join(folder, name));
      if (!read) return [];
      const { text, ...facts } = read;
      if (!name.toLowerCase().endsWith(".svg")) return [{ name, ...facts }];
      return [{ name, text, ...facts, ...(await drawLogo(text)) }];
    });
    return (await Promise.all(assets)).flat();
  }

  /** The names in a folder; empty if the folder does not exist, undefined if it cannot be read. */
  async #list(folder: string): Promise<string[] | undefined> {
    try {
      const found = await lstat(folder);
      if (!found.isDirectory()) return this.#refuse(folder, found.isSymbolicLink() ? "link" : "noFolder");
      return (await readdir(folder)).filter((name) => !name.startsWith(".")).toSorted(compareText);
    } catch (error) {
      return codeOf(error) === "ENOENT" ? [] : this.#refuse(folder, reasonOf(error));
    }
  }

  /** The beginning of a file; undefined if it is missing, which the core reports, or unreadable. */
  async #start(file: string): Promise<ReadStart | undefined> {
    try {
      const found = await lstat(file);
      if (!found.isFile()) return this.#refuse(file, found.isSymbolicLink() ? "link" : "noFile");
      const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
      await using handle = await open(file, flags);
      const { size } = await handle.stat();
      const buffer = Buffer.alloc(Math.min(size, MOST_BYTES));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
      const start = buffer.subarray(0, bytesRead);
      return { text: start.toString("utf8"), bytes: size, sha256: sha256(start) };
    } catch (error) {
      return codeOf(error) === "ENOENT" ? undefined : this.#refuse(file, reasonOf(error));
    }
  }

  #refuse(path: string, reason: Unreadable["reason"]): undefined {
    this.#unreadable.push({ path: this.#shown(path), reason });
  }

  /** Messages use forward slashes everywhere, so that they are the same on every system. */
  #shown(path: string): string {
    return relative(this.#displayRoot, path).split(sep).join("/");
  }
}

function reasonOf(error: unknown): Unreadable["reason"] {
  const code = codeOf(error);
  if (code === "ELOOP") return "link";
  return code === "EACCES" || code === "EPERM" ? "denied" : "fault";
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
