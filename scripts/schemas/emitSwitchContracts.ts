import type { FlatSchema } from "./sourceSchema.ts";

/** Who decides over each switch, as a TypeScript constant. A switch without `x-override` is an error of its schema. */
export function emitSwitchContracts({ properties = {} }: FlatSchema): string {
  const lines = Object.entries(properties).map(([id, { "x-override": contract }]) => {
    if (contract === undefined) throw new Error(`schemas/switches.schema.json: ${id} has no x-override.`);
    return `${id}: ${JSON.stringify(contract)},`;
  });
  return [
    "/** Who controls each switch: only this brand, brand and server together, or the server (BR-037). */",
    'export const switchContracts: Readonly<Record<keyof Switches, "build" | "server-off-only" | "server">> = {',
    ...lines,
    "};",
  ].join("\n");
}
