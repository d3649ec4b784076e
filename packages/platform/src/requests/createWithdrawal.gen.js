// Generated from schemas/platform/requests/createWithdrawal.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "card",
    "amount",
    "paymentPassword"
  ],
  "properties": {
    "card": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "amount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "paymentPassword": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  }
};
