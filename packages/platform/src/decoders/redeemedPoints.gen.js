// Generated from schemas/platform/redeemedPoints.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "records"
  ],
  "properties": {
    "records": {
      "type": "array",
      "items": {
        "type": "object"
      }
    }
  }
};
