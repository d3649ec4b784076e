import { readFile } from "node:fs/promises";

const modules = new Map<string, string>();

/** A module as browsers need it: without types, with unchanged imports. Undefined if there is no such file. */
export async function strippedModule(address: URL): Promise<string | undefined> {
  const known = modules.get(address.href);
  if (known !== undefined) return known;
  const source = await readFile(address, "utf8").catch(() => undefined);
  if (source === undefined) return undefined;
  const { transformWithOxc } = await import("vite");
  const { code } = await transformWithOxc(source, address.pathname, { sourcemap: false });
  modules.set(address.href, code);
  return code;
}
