// Generated from schemas/platform/income.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list",
    "pageNo",
    "totalPages",
    "total",
    "sums"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "at",
          "kind",
          "source",
          "amount"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "at": {
            "type": "string"
          },
          "kind": {
            "type": "string"
          },
          "source": {
            "type": "string"
          },
          "amount": {
            "type": "integer"
          },
          "from": {
            "type": "string"
          },
          "to": {
            "type": "string"
          },
          "shares": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/contractShare"
            }
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
    },
    "sums": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "kind",
          "amount"
        ],
        "properties": {
          "kind": {
            "type": "string"
          },
          "amount": {
            "type": "integer"
          }
        }
      }
    }
  },
  "$defs": {
    "contractShare": {
      "type": "object",
      "required": [
        "of",
        "base",
        "rate"
      ],
      "properties": {
        "of": {
          "type": "string",
          "enum": [
            "loss",
            "bets",
            "lostBets",
            "otherBets"
          ]
        },
        "base": {
          "type": "integer"
        },
        "rate": {
          "type": "number"
        }
      }
    }
  }
};
