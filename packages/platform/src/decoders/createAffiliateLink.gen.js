// Generated from schemas/platform/createAffiliateLink.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/affiliateLink",
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
