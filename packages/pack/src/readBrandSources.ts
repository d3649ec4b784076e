import type { AssetSource, BrandSource, LocaleSource, Unreadable } from "@livery/brand/brandSource.ts";
import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from "node:fs";
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
  const sources: BrandSource[] = [];
  // Asking for a file and waiting for it takes several times as long as reading it, and a thousand brands have thousands.
  for (const entry of foldersIn(brandsFolder)) {
    const folder = join(brandsFolder, entry.name);
    const isBrand = entry.isDirectory() || (entry.isSymbolicLink() && leadsToFolder(folder));
    if (isBrand && !entry.name.startsWith("."))
      sources.push(await new BrandReader(displayRoot).read(folder, entry.name));
  }
  return sources.toSorted((a, b) => compareText(a.id, b.id));
}

function foldersIn(brandsFolder: string): Dirent[] {
  try {
    return readdirSync(brandsFolder, { withFileTypes: true });
  } catch (error) {
    throw new PackError(`The folder of brands ${brandsFolder} cannot be read.`, { cause: error });
  }
}

/** A dangling link counts as well, and one in a circle: a brand is missing behind it. */
function leadsToFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory();
  } catch {
    return true;
  }
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
    const readable = this.#list(folder) !== undefined;
    const config = readable ? this.#config(file) : { text: "" };
    const locales = readable ? this.#locales(join(folder, "locales")) : [];
    const assets = readable ? await this.#assets(join(folder, "assets")) : [];
    return { id, file: this.#shown(file), ...config, locales, assets, unreadable: this.#unreadable };
  }

  /**
   * The config's text and size. It is the only required file, so a missing one is reported instead of shown as an
   * empty file.
   */
  #config(file: string): { text: string } & Partial<ReadStart> {
    const read = this.#start(file);
    const refused = this.#unreadable.some(({ path }) => path === this.#shown(file));
    if (!read && !refused) this.#refuse(file, "missing");
    return read ?? { text: "" };
  }

  #locales(folder: string): LocaleSource[] {
    const names = (this.#list(folder) ?? []).filter((name) => name.endsWith(".json"));
    return names.flatMap((name) => {
      const file = join(folder, name);
      const read = this.#start(file);
      return read ? [{ language: name.slice(0, -".json".length), file: this.#shown(file), ...read }] : [];
    });
  }

  async #assets(folder: string): Promise<AssetSource[]> {
    const assets = (this.#list(folder) ?? []).map(async (name) => {
      const read = this.#start(join(folder, name));
      if (!read) return [];
      const { text, ...facts } = read;
      if (!name.toLowerCase().endsWith(".svg")) return [{ name, ...facts }];
      return [{ name, text, ...facts, ...(await drawLogo(text)) }];
    });
    return (await Promise.all(assets)).flat();
  }

  /** The names in a folder; empty if the folder does not exist, undefined if it cannot be read. */
  #list(folder: string): string[] | undefined {
    try {
      const found = lstatSync(folder);
      if (!found.isDirectory()) return this.#refuse(folder, found.isSymbolicLink() ? "link" : "noFolder");
      return readdirSync(folder)
        .filter((name) => !name.startsWith("."))
        .toSorted(compareText);
    } catch (error) {
      return codeOf(error) === "ENOENT" ? [] : this.#refuse(folder, reasonOf(error));
    }
  }

  /** The beginning of a file; undefined if it is missing, which the core reports, or unreadable. */
  #start(file: string): ReadStart | undefined {
    try {
      const found = lstatSync(file);
      if (!found.isFile()) return this.#refuse(file, found.isSymbolicLink() ? "link" : "noFile");
      const opened = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
      try {
        const { size } = fstatSync(opened);
        const buffer = Buffer.alloc(Math.min(size, MOST_BYTES));
        const start = buffer.subarray(0, readSync(opened, buffer));
        return { text: start.toString("utf8"), bytes: size, sha256: sha256(start) };
      } finally {
        closeSync(opened);
      }
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
