// Generated from schemas/platform/requests/announcements.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "types": {
      "type": "string",
      "maxLength": 32
    },
    "platform": {
      "type": "string",
      "maxLength": 8
    },
    "execution": {
      "type": "string",
      "maxLength": 8
    },
    "language": {
      "type": "string",
      "maxLength": 35
    }
  }
};
