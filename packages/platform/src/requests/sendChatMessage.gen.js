// Generated from schemas/platform/requests/sendChatMessage.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "room",
    "text"
  ],
  "properties": {
    "room": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 140
    }
  }
};
