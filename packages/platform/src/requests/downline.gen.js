// Generated from schemas/platform/requests/downline.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
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
