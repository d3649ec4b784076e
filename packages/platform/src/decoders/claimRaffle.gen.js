// Generated from schemas/platform/claimRaffle.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id",
    "prize",
    "nextAt"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "prize": {
      "type": "integer"
    },
    "nextAt": {
      "type": "string"
    }
  }
};
