// Generated from schemas/platform/consolidatedFunds.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "funds": {}
  }
};
