// Generated from schemas/platform/requests/chatMessages.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "room"
  ],
  "properties": {
    "room": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "after": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  }
};
