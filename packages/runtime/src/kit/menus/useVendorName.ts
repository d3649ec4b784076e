import { useAtomValue } from "jotai";
import { vendorsAtom } from "../data/catalogue.ts";

/** Names a provider of the platform by its code; one that is unknown keeps its code. */
export function useVendorName(): (code: string) => string {
  const { data: groups = [] } = useAtomValue(vendorsAtom);
  const names = new Map(groups.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name])));
  return (code) => names.get(code) ?? code;
}
