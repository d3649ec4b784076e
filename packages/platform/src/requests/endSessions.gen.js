// Generated from schemas/platform/requests/endSessions.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "id": {
      "type": "string",
      "maxLength": 64
    }
  }
};
