// Generated from schemas/platform/requests/popularLotteries.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "count": {
      "type": "integer",
      "minimum": 0,
      "maximum": 500
    },
    "prizeMode": {
      "type": "string",
      "maxLength": 32
    },
    "device": {
      "type": "string",
      "maxLength": 64
    },
    "language": {
      "type": "string",
      "maxLength": 35
    }
  }
};
