// Generated from schemas/platform/requests/setPlayLimit.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "kind",
    "period"
  ],
  "properties": {
    "kind": {
      "type": "string",
      "enum": [
        "DEPOSIT",
        "LOSS",
        "SESSION"
      ]
    },
    "period": {
      "type": "string",
      "enum": [
        "DAY",
        "WEEK",
        "MONTH"
      ]
    },
    "value": {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
    }
  }
};
