// Generated from schemas/platform/transferInfo.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "balance",
    "minimum",
    "maximum"
  ],
  "properties": {
    "upline": {
      "type": "string"
    },
    "balance": {
      "type": "integer"
    },
    "giftWaiting": {
      "type": "integer"
    },
    "minimum": {
      "type": "integer"
    },
    "maximum": {
      "type": "integer"
    }
  }
};
