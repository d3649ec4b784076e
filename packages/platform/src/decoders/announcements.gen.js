// Generated from schemas/platform/announcements.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "banners": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/banner"
      }
    },
    "playerNotices": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/notice"
      }
    },
    "popup": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/notice"
      }
    },
    "promotion": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/promotion"
      }
    }
  },
  "$defs": {
    "banner": {
      "type": "object",
      "required": [
        "id",
        "group",
        "title",
        "image"
      ],
      "properties": {
        "id": {
          "type": [
            "string",
            "integer"
          ]
        },
        "group": {
          "type": "string"
        },
        "title": {
          "type": "string"
        },
        "text": {
          "type": "string"
        },
        "eyebrow": {
          "type": "string"
        },
        "image": {
          "type": "string"
        },
        "phoneImage": {
          "type": "string"
        },
        "link": {
          "type": "string"
        }
      }
    },
    "notice": {
      "type": "object",
      "required": [
        "id",
        "title",
        "content",
        "timestamp"
      ],
      "properties": {
        "id": {
          "type": [
            "string",
            "integer"
          ]
        },
        "title": {
          "type": "string"
        },
        "content": {
          "type": "string"
        },
        "timestamp": {
          "type": "integer"
        }
      }
    },
    "promotion": {
      "type": "object",
      "required": [
        "id",
        "title",
        "summary",
        "image",
        "startTime"
      ],
      "properties": {
        "id": {
          "type": [
            "string",
            "integer"
          ]
        },
        "title": {
          "type": "string"
        },
        "summary": {
          "type": "string"
        },
        "tag": {
          "type": "string"
        },
        "terms": {
          "type": "string"
        },
        "image": {
          "type": "string"
        },
        "startTime": {
          "type": "integer"
        },
        "endTime": {
          "type": "integer"
        }
      }
    }
  }
};
