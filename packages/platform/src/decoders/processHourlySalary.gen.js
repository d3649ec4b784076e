// Generated from schemas/platform/processHourlySalary.schema.json by `npm run gen`. Do not edit.

export const shape = {};
