// Generated from schemas/platform/requests/deposits.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "state": {
      "type": "string",
      "enum": [
        "CREATED",
        "PAID",
        "COMPLETED",
        "CANCELLED",
        "EXPIRED",
        "REJECTED"
      ]
    },
    "pageNo": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000
    },
    "pageSize": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
    }
  }
};
