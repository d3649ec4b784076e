// Generated from schemas/platform/requests/removeBankCard.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id",
    "password",
    "paymentPassword"
  ],
  "properties": {
    "id": {
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
