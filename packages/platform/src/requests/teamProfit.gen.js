// Generated from schemas/platform/requests/teamProfit.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "from": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
    },
    "to": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
    },
    "parent": {
      "type": "string",
      "maxLength": 64
    },
    "account": {
      "type": "string",
      "maxLength": 64
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
