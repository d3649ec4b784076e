// Generated from schemas/platform/promotion.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id",
    "title",
    "startsAt",
    "content",
    "terms"
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
    "startsAt": {
      "type": "string"
    },
    "endsAt": {
      "type": "string"
    },
    "content": {
      "type": "string"
    },
    "terms": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "state": {
      "type": "string"
    },
    "reason": {
      "type": "string"
    }
  }
};
