// Generated from schemas/platform/pointConfig.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {}
};
