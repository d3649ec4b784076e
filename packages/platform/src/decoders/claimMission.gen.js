// Generated from schemas/platform/claimMission.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/mission",
  "$defs": {
    "mission": {
      "type": "object",
      "required": [
        "id",
        "title",
        "state",
        "progress",
        "target",
        "reward"
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
        },
        "expiresAt": {
          "type": "string"
        }
      }
    }
  }
};
