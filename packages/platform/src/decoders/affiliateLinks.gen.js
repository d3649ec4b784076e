// Generated from schemas/platform/affiliateLinks.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/affiliateLink"
      }
    }
  },
  "$defs": {
    "affiliateLink": {
      "type": "object",
      "required": [
        "code",
        "rate",
        "visits",
        "registrations",
        "createdAt"
      ],
      "properties": {
        "code": {
          "type": "string"
        },
        "rate": {
          "type": "number"
        },
        "visits": {
          "type": "integer"
        },
        "registrations": {
          "type": "integer"
        },
        "remark": {
          "type": "string"
        },
        "createdAt": {
          "type": "string"
        }
      }
    }
  }
};
