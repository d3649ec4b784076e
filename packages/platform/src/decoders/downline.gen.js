// Generated from schemas/platform/downline.schema.json by `npm run gen`. Do not edit.

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
        "$ref": "#/$defs/downlineMember"
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
    "downlineMember": {
      "type": "object",
      "required": [
        "account",
        "level",
        "type",
        "balance",
        "rate",
        "state",
        "createdAt"
      ],
      "properties": {
        "account": {
          "type": "string"
        },
        "level": {
          "type": "integer"
        },
        "type": {
          "type": "string"
        },
        "balance": {
          "type": "integer"
        },
        "rate": {
          "type": "number"
        },
        "lastLogin": {
          "type": "string"
        },
        "state": {
          "type": "string",
          "enum": [
            "ACTIVE",
            "LOCKED"
          ]
        },
        "createdAt": {
          "type": "string"
        }
      }
    }
  }
};
