// Generated from schemas/platform/missionLeaderboard.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "board"
  ],
  "properties": {
    "board": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "rank",
          "account",
          "missions",
          "prize"
        ],
        "properties": {
          "rank": {
            "type": "integer"
          },
          "account": {
            "type": "string"
          },
          "missions": {
            "type": "integer"
          },
          "prize": {
            "type": "integer"
          }
        }
      }
    },
    "own": {
      "type": "object",
      "required": [
        "rank",
        "missions",
        "prize"
      ],
      "properties": {
        "rank": {
          "type": "integer"
        },
        "missions": {
          "type": "integer"
        },
        "prize": {
          "type": "integer"
        }
      }
    }
  }
};
