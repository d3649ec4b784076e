// Generated from schemas/platform/requests/setPaymentPassword.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "loginPassword",
    "paymentPassword"
  ],
  "properties": {
    "oldPaymentPassword": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "loginPassword": {
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
