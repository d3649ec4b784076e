// Generated from schemas/platform/missionSummary.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "missions": {
      "type": "array",
      "items": {
        "type": "object"
      }
    },
    "count": {
      "type": "integer"
    }
  }
};
