// Generated from schemas/platform/requests/solveSlideCaptcha.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id",
    "x",
    "track"
  ],
  "properties": {
    "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "x": {
      "type": "integer",
      "minimum": 0,
      "maximum": 4096
    },
    "track": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "x",
          "y",
          "t"
        ],
        "properties": {
          "x": {
            "type": "integer",
            "minimum": -4096,
            "maximum": 4096
          },
          "y": {
            "type": "integer",
            "minimum": -4096,
            "maximum": 4096
          },
          "t": {
            "type": "integer",
            "minimum": 0,
            "maximum": 600000
          }
        }
      },
      "maxItems": 500
    }
  }
};
