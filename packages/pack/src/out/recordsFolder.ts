/** The folder of what builds know about the packs, beside them (packRecord.ts). */
export const RECORDS = ".livery-records";
