// Generated from schemas/platform/fixtures.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "fixtures"
  ],
  "properties": {
    "fixtures": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "fixtureId",
          "sportCode",
          "sportName",
          "leagueName",
          "homeName",
          "awayName",
          "startTime",
          "live"
        ],
        "properties": {
          "fixtureId": {
            "type": "string"
          },
          "gameType": {
            "type": "string"
          },
          "sportCode": {
            "type": "string"
          },
          "sportName": {
            "type": "string"
          },
          "leagueName": {
            "type": "string"
          },
          "homeName": {
            "type": "string"
          },
          "awayName": {
            "type": "string"
          },
          "startTime": {
            "type": "integer"
          },
          "live": {
            "type": "boolean"
          },
          "period": {
            "type": "string"
          },
          "minute": {
            "type": "integer"
          },
          "homeScore": {
            "type": "integer"
          },
          "awayScore": {
            "type": "integer"
          },
          "homeOdds": {
            "type": "number"
          },
          "drawOdds": {
            "type": "number"
          },
          "awayOdds": {
            "type": "number"
          }
        }
      }
    }
  }
};
