// Generated from schemas/platform/rebateClaims.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list",
    "pageNo",
    "totalPages",
    "total"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/rebateClaim"
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
    }
  },
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
