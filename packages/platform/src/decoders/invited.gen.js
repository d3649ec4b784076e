// Generated from schemas/platform/invited.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list",
    "pageNo",
    "totalPages",
    "total"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "account",
          "at",
          "state",
          "earned"
        ],
        "properties": {
          "account": {
            "type": "string"
          },
          "at": {
            "type": "string"
          },
          "state": {
            "type": "string",
            "enum": [
              "REGISTERED",
              "QUALIFIED"
            ]
          },
          "earned": {
            "type": "integer"
          }
        }
      }
    },
    "pageNo": {
      "type": "integer"
    },
    "totalPages": {
      "type": "integer"
    },
    "total": {
      "type": "integer"
    }
  }
};
