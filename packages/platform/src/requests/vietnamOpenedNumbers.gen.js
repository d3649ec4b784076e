// Generated from schemas/platform/requests/vietnamOpenedNumbers.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "count": {
      "type": "integer",
      "minimum": 0,
      "maximum": 500
    }
  }
};
