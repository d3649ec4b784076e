// Generated from schemas/platform/bonuses.schema.json by `npm run gen`. Do not edit.

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
        "type": "object",
        "required": [
          "id",
          "at",
          "promotion",
          "amount",
          "turnoverNeeded",
          "turnoverDone",
          "state"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "at": {
            "type": "string"
          },
          "promotion": {
            "type": "string"
          },
          "amount": {
            "type": "integer"
          },
          "turnoverNeeded": {
            "type": "integer"
          },
          "turnoverDone": {
            "type": "integer"
          },
          "state": {
            "type": "string",
            "enum": [
              "ACTIVE",
              "COMPLETED",
              "EXPIRED",
              "CANCELLED"
            ]
          },
          "expiresAt": {
            "type": "string"
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
    }
  }
};
