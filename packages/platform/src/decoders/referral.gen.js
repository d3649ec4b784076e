// Generated from schemas/platform/referral.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "code",
    "invited",
    "qualified",
    "earned"
  ],
  "properties": {
    "code": {
      "type": "string"
    },
    "invited": {
      "type": "integer"
    },
    "qualified": {
      "type": "integer"
    },
    "earned": {
      "type": "integer"
    }
  }
};
