// Generated from schemas/platform/requests/rooms.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "vassalage": {
      "type": "string",
      "maxLength": 64
    }
  }
};
