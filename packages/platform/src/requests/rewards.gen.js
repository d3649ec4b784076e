// Generated from schemas/platform/requests/rewards.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "tab"
  ],
  "properties": {
    "tab": {
      "type": "string",
      "enum": [
        "AVAILABLE",
        "IN_PROGRESS",
        "FINISHED"
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
