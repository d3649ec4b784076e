// Generated from schemas/platform/requests/playStatement.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "days"
  ],
  "properties": {
    "days": {
      "type": "integer",
      "enum": [
        1,
        7,
        30,
        365
      ]
    }
  }
};
