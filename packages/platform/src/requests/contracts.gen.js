// Generated from schemas/platform/requests/contracts.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "kind"
  ],
  "properties": {
    "kind": {
      "type": "string",
      "enum": [
        "dividend",
        "daily",
        "hourly",
        "realTime"
      ]
    }
  }
};
