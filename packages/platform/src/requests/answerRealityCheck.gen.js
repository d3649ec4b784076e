// Generated from schemas/platform/requests/answerRealityCheck.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "everyMinutes": {
      "type": "integer",
      "minimum": 5,
      "maximum": 1440
    },
    "answer": {
      "type": "string",
      "enum": [
        "CONTINUE",
        "LEAVE"
      ]
    }
  }
};
