// Generated from schemas/platform/processRealTimeSalary.schema.json by `npm run gen`. Do not edit.

export const shape = {};
