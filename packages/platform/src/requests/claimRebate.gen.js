// Generated from schemas/platform/requests/claimRebate.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "gameType": {
      "type": "string",
      "maxLength": 16
    }
  }
};
