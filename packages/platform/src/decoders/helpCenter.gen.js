// Generated from schemas/platform/helpCenter.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "array",
  "items": {
    "type": "object",
    "required": [
      "id",
      "title",
      "content"
    ],
    "properties": {
      "id": {
        "type": [
          "string",
          "integer"
        ]
      },
      "title": {
        "type": "string"
      },
      "content": {
        "type": "string"
      }
    }
  }
};
