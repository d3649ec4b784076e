// Generated from schemas/platform/setPlayLimit.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/playLimits",
  "$defs": {
    "playLimits": {
      "type": "object",
      "required": [
        "limits"
      ],
      "properties": {
        "limits": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "kind",
              "period",
              "used"
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
                "type": "integer"
              },
              "used": {
                "type": "integer"
              },
              "left": {
                "type": "integer"
              },
              "pending": {
                "type": "object",
                "required": [
                  "actsAt"
                ],
                "properties": {
                  "value": {
                    "type": "integer"
                  },
                  "actsAt": {
                    "type": "string"
                  }
                }
              }
            }
          }
        },
        "now": {
          "type": "string"
        }
      }
    }
  }
};
