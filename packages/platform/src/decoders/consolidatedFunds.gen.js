// Generated from schemas/platform/consolidatedFunds.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "funds"
  ],
  "properties": {
    "funds": {
      "type": "object",
      "required": [
        "total",
        "main",
        "held",
        "vendors"
      ],
      "properties": {
        "total": {
          "type": "integer"
        },
        "main": {
          "type": "integer"
        },
        "held": {
          "type": "integer"
        },
        "vendors": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "vendor",
              "balance"
            ],
            "properties": {
              "vendor": {
                "type": "string"
              },
              "balance": {
                "type": "integer"
              }
            }
          }
        }
      }
    }
  }
};
