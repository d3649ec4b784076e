// Generated from schemas/platform/claimReward.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/reward",
  "$defs": {
    "reward": {
      "type": "object",
      "required": [
        "id",
        "title",
        "condition",
        "amount",
        "state"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "title": {
          "type": "string"
        },
        "image": {
          "type": "string"
        },
        "condition": {
          "type": "string"
        },
        "amount": {
          "type": "integer"
        },
        "state": {
          "type": "string"
        },
        "reason": {
          "type": "string"
        },
        "raffle": {
          "type": "boolean"
        },
        "expiresAt": {
          "type": "string"
        }
      }
    }
  }
};
