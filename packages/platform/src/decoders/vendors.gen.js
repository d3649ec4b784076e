// Generated from schemas/platform/vendors.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "array",
  "items": {
    "type": "object",
    "required": [
      "gameCategory",
      "vendors"
    ],
    "properties": {
      "gameCategory": {
        "type": "string"
      },
      "vendors": {
        "type": "array",
        "items": {
          "type": "object",
          "required": [
            "vassalage",
            "displayName"
          ],
          "properties": {
            "vassalage": {
              "type": "string"
            },
            "displayName": {
              "type": "string"
            },
            "smallIcon": {
              "type": "string"
            },
            "isHot": {
              "type": [
                "boolean",
                "integer"
              ]
            }
          }
        }
      }
    }
  }
};
