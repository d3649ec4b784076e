// Generated from schemas/platform/customerServices.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "array",
  "items": {
    "type": "object",
    "required": [
      "type",
      "value"
    ],
    "properties": {
      "type": {
        "type": [
          "string",
          "integer"
        ]
      },
      "value": {
        "type": "string"
      }
    }
  }
};
