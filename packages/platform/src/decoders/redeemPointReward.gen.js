// Generated from schemas/platform/redeemPointReward.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/redemption",
  "$defs": {
    "redemption": {
      "type": "object",
      "required": [
        "id",
        "at",
        "type",
        "reward",
        "name",
        "quantity",
        "points",
        "amount",
        "status"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "at": {
          "type": "string"
        },
        "type": {
          "type": "string",
          "enum": [
            "GIFT",
            "BONUS"
          ]
        },
        "reward": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "quantity": {
          "type": "integer"
        },
        "points": {
          "type": "number"
        },
        "amount": {
          "type": "integer"
        },
        "status": {
          "type": "string"
        },
        "remark": {
          "type": "string"
        }
      }
    }
  }
};
