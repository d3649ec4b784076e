import { strippedModule } from "../clientModules.ts";

/** The page's modules; the first one imports the others. Each has its own address. */
const CLIENT = new URL("./client/", import.meta.url);
const ENTRY = new URL("./client/panel.ts", import.meta.url);

/** Address of the first module, relative to the page. */
export const clientEntry = `client/${ENTRY.pathname.slice(CLIENT.pathname.length)}`;

/** A module of the page. */
export async function clientModule(file: string): Promise<string | undefined> {
  return /^[A-Za-z]+\.ts$/.test(file) ? strippedModule(new URL(file, CLIENT)) : undefined;
}
