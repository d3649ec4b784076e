// Generated from schemas/platform/domainRoute.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "domainList": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "url"
        ],
        "properties": {
          "url": {
            "type": "string"
          },
          "speed": {
            "type": "number"
          }
        }
      }
    },
    "resources": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/resource"
      }
    }
  },
  "$defs": {
    "resource": {
      "type": "object",
      "required": [
        "resourceType",
        "url"
      ],
      "properties": {
        "resourceType": {
          "type": "string"
        },
        "url": {
          "type": "string"
        },
        "qrCodeUrl": {
          "type": "string"
        },
        "checksum": {
          "type": "string"
        },
        "labelNameEn": {
          "type": "string"
        },
        "labelNameCn": {
          "type": "string"
        }
      }
    }
  }
};
