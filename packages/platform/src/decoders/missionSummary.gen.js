// Generated from schemas/platform/missionSummary.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "missions",
    "count"
  ],
  "properties": {
    "missions": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/mission"
      }
    },
    "count": {
      "type": "integer"
    }
  },
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
