// Generated from schemas/platform/requests/vietnamGameMenu.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "language": {
      "type": "string",
      "maxLength": 35
    }
  }
};
