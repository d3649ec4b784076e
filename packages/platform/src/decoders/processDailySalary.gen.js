// Generated from schemas/platform/processDailySalary.schema.json by `npm run gen`. Do not edit.

export const shape = {};
