// Generated from schemas/platform/depositMethods.schema.json by `npm run gen`. Do not edit.

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
          "id",
          "name",
          "kind",
          "minimum",
          "maximum",
          "presets",
          "bonuses"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "kind": {
            "type": "string",
            "enum": [
              "BANK",
              "ADDRESS",
              "CARD"
            ]
          },
          "minimum": {
            "type": "integer"
          },
          "maximum": {
            "type": "integer"
          },
          "presets": {
            "type": "array",
            "items": {
              "type": "integer"
            }
          },
          "bonuses": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "id",
                "title",
                "turnover"
              ],
              "properties": {
                "id": {
                  "type": "string"
                },
                "title": {
                  "type": "string"
                },
                "rate": {
                  "type": "number"
                },
                "maximum": {
                  "type": "integer"
                },
                "turnover": {
                  "type": "number"
                }
              }
            }
          }
        }
      }
    }
  }
};
