import { join } from "node:path";

/** The folder of what builds know about the packs, beside them (packRecord.ts). */
export const RECORDS = ".livery-records";

/** The record of a brand's pack. `out`: the folder of packs. */
export const recordFile = (out: string, id: string): string => join(out, RECORDS, `${id}.json`);
