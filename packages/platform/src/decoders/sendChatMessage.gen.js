// Generated from schemas/platform/sendChatMessage.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/chatMessage",
  "$defs": {
    "chatMessage": {
      "type": "object",
      "required": [
        "id",
        "room",
        "author",
        "own",
        "text",
        "at"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "room": {
          "type": "string"
        },
        "author": {
          "type": "string"
        },
        "own": {
          "type": "boolean"
        },
        "text": {
          "type": "string"
        },
        "at": {
          "type": "string"
        }
      }
    }
  }
};
