// Generated from schemas/platform/requests/pointTransactions.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "unit": {
      "type": "string",
      "enum": [
        "MONEY",
        "POINTS"
      ]
    },
    "type": {
      "type": "string",
      "maxLength": 16
    },
    "from": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
    },
    "to": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
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
