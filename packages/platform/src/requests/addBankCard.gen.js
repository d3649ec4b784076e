// Generated from schemas/platform/requests/addBankCard.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "kind",
    "bank",
    "number",
    "password",
    "paymentPassword"
  ],
  "properties": {
    "kind": {
      "type": "string",
      "enum": [
        "BANK",
        "ADDRESS"
      ]
    },
    "bank": {
      "type": "string",
      "minLength": 1,
      "maxLength": 32
    },
    "number": {
      "type": "string",
      "minLength": 4,
      "maxLength": 128
    },
    "holder": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "paymentPassword": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  }
};
