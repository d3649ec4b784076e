// Generated from schemas/platform/banks.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "kind",
          "code",
          "name"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "BANK",
              "ADDRESS"
            ]
          },
          "code": {
            "type": "string"
          },
          "name": {
            "type": "string"
          }
        }
      }
    }
  }
};
