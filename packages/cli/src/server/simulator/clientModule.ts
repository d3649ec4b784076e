import { readFile } from "node:fs/promises";

/** The page's modules; the first one imports the others. Each has its own address. */
const CLIENT = new URL("./client/", import.meta.url);
const ENTRY = new URL("./client/panel.ts", import.meta.url);

/** Address of the first module, relative to the page. */
export const clientEntry = `client/${ENTRY.pathname.slice(CLIENT.pathname.length)}`;

const modules = new Map<string, string>();

/** A module of the page as browsers need it: without types, with unchanged imports. */
export async function clientModule(file: string): Promise<string | undefined> {
  const known = modules.get(file);
  if (known !== undefined || !/^[A-Za-z]+\.ts$/.test(file)) return known;
  const source = await readFile(new URL(file, CLIENT), "utf8").catch(() => undefined);
  if (source === undefined) return undefined;
  const { transformWithOxc } = await import("vite");
  const { code } = await transformWithOxc(source, file, { sourcemap: false });
  modules.set(file, code);
  return code;
}
