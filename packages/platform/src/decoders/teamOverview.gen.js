// Generated from schemas/platform/teamOverview.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "members",
    "newMembers",
    "activeMembers",
    "deposit",
    "withdrawal",
    "bet",
    "payout",
    "net",
    "income",
    "days"
  ],
  "properties": {
    "members": {
      "type": "integer"
    },
    "newMembers": {
      "type": "integer"
    },
    "activeMembers": {
      "type": "integer"
    },
    "deposit": {
      "type": "integer"
    },
    "withdrawal": {
      "type": "integer"
    },
    "bet": {
      "type": "integer"
    },
    "payout": {
      "type": "integer"
    },
    "net": {
      "type": "integer"
    },
    "income": {
      "type": "integer"
    },
    "days": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "day",
          "deposit",
          "withdrawal",
          "bet",
          "net",
          "newMembers"
        ],
        "properties": {
          "day": {
            "type": "string"
          },
          "deposit": {
            "type": "integer"
          },
          "withdrawal": {
            "type": "integer"
          },
          "bet": {
            "type": "integer"
          },
          "net": {
            "type": "integer"
          },
          "newMembers": {
            "type": "integer"
          }
        }
      }
    }
  }
};
