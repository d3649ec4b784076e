// Generated from schemas/platform/withdrawalInfo.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "balance",
    "turnoverLeft",
    "minimum",
    "maximum",
    "feeRate",
    "ordersLeft"
  ],
  "properties": {
    "balance": {
      "type": "integer"
    },
    "giftWaiting": {
      "type": "integer"
    },
    "turnoverLeft": {
      "type": "integer"
    },
    "minimum": {
      "type": "integer"
    },
    "maximum": {
      "type": "integer"
    },
    "feeRate": {
      "type": "number"
    },
    "feeMinimum": {
      "type": "integer"
    },
    "ordersLeft": {
      "type": "integer"
    }
  }
};
