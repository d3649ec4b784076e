// Generated from schemas/platform/requests/redeemPointReward.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "reward",
    "quantity"
  ],
  "properties": {
    "reward": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "quantity": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
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
    },
    "remark": {
      "type": "string",
      "maxLength": 140
    }
  }
};
