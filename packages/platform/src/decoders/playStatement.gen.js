// Generated from schemas/platform/playStatement.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "from",
    "to",
    "deposits",
    "withdrawals",
    "stakes",
    "wins",
    "net",
    "minutesPlayed"
  ],
  "properties": {
    "from": {
      "type": "string"
    },
    "to": {
      "type": "string"
    },
    "deposits": {
      "type": "integer"
    },
    "withdrawals": {
      "type": "integer"
    },
    "stakes": {
      "type": "integer"
    },
    "wins": {
      "type": "integer"
    },
    "net": {
      "type": "integer"
    },
    "minutesPlayed": {
      "type": "integer"
    }
  }
};
