// Generated from schemas/platform/slideCaptcha.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id",
    "image",
    "piece",
    "pieceTop",
    "width",
    "height"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "image": {
      "type": "string"
    },
    "piece": {
      "type": "string"
    },
    "pieceTop": {
      "type": "integer"
    },
    "width": {
      "type": "integer"
    },
    "height": {
      "type": "integer"
    }
  }
};
