// Generated from schemas/platform/answerRealityCheck.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/realityCheck",
  "$defs": {
    "realityCheck": {
      "type": "object",
      "required": [
        "everyMinutes",
        "startedAt",
        "elapsedMinutes",
        "net",
        "dueAt"
      ],
      "properties": {
        "everyMinutes": {
          "type": "integer"
        },
        "startedAt": {
          "type": "string"
        },
        "elapsedMinutes": {
          "type": "integer"
        },
        "net": {
          "type": "integer"
        },
        "dueAt": {
          "type": "string"
        }
      }
    }
  }
};
