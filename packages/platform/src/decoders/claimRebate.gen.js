// Generated from schemas/platform/claimRebate.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/rebateClaim",
  "$defs": {
    "rebateClaim": {
      "type": "object",
      "required": [
        "id",
        "at",
        "amount"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "at": {
          "type": "string"
        },
        "gameType": {
          "type": "string"
        },
        "amount": {
          "type": "integer"
        }
      }
    }
  }
};
