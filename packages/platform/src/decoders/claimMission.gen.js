// Generated from schemas/platform/claimMission.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id",
    "state",
    "progress",
    "target",
    "reward"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "state": {
      "type": "string"
    },
    "progress": {
      "type": "integer"
    },
    "target": {
      "type": "integer"
    },
    "reward": {
      "type": "integer"
    }
  }
};
