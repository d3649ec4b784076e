// Generated from schemas/platform/contracts.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "own",
    "downline"
  ],
  "properties": {
    "own": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/contract"
      }
    },
    "downline": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/contract"
      }
    },
    "upline": {
      "type": "string"
    }
  },
  "$defs": {
    "contract": {
      "type": "object",
      "required": [
        "id",
        "kind",
        "account",
        "own",
        "state",
        "mayAnswer",
        "terms",
        "createdAt"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "kind": {
          "type": "string",
          "enum": [
            "dividend",
            "daily",
            "hourly",
            "realTime"
          ]
        },
        "account": {
          "type": "string"
        },
        "own": {
          "type": "boolean"
        },
        "state": {
          "type": "string",
          "enum": [
            "NEW",
            "SUCCESS",
            "REJECTED",
            "TERMINATION_REQUESTED",
            "TERMINATED"
          ]
        },
        "mayAnswer": {
          "type": "boolean"
        },
        "terms": {
          "$ref": "#/$defs/contractTerms"
        },
        "createdAt": {
          "type": "string"
        },
        "beganAt": {
          "type": "string"
        }
      }
    },
    "contractTerms": {
      "type": "object",
      "properties": {
        "period": {
          "type": "string",
          "enum": [
            "D",
            "W",
            "H",
            "M"
          ]
        },
        "rate": {
          "type": "number"
        },
        "periodValidBet": {
          "type": "integer"
        },
        "periodProfitLoss": {
          "type": "integer"
        },
        "activeMembers": {
          "type": "integer"
        },
        "betAmount": {
          "type": "integer"
        },
        "profitRate": {
          "type": "number"
        },
        "lossRate": {
          "type": "number"
        },
        "singleBet": {
          "type": "integer"
        },
        "endsAt": {
          "type": "string"
        }
      }
    }
  }
};
