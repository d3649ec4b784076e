// Generated from schemas/platform/requests/fixtures.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "gameType": {
      "type": "string",
      "maxLength": 16
    },
    "language": {
      "type": "string",
      "maxLength": 35
    }
  }
};
