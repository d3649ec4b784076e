// Generated from schemas/platform/requests/transferUpline.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "amount",
    "paymentPassword"
  ],
  "properties": {
    "amount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "remark": {
      "type": "string",
      "maxLength": 140
    },
    "paymentPassword": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  }
};
