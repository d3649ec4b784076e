// Generated from schemas/platform/requests/pointRewards.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
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
