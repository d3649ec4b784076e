// Generated from schemas/platform/systemStatus.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "maintenance",
    "regionRestriction"
  ],
  "properties": {
    "maintenance": {
      "type": "boolean"
    },
    "regionRestriction": {
      "type": "boolean"
    },
    "maintenanceEnd": {
      "type": "integer"
    },
    "location": {
      "type": "object",
      "properties": {
        "ip": {
          "type": "string"
        },
        "country": {
          "type": "string"
        }
      }
    },
    "info": {
      "type": "object",
      "properties": {
        "whitelabel": {
          "$ref": "#/$defs/switchNode"
        },
        "resources": {
          "$ref": "#/$defs/resources"
        },
        "customerService": {
          "$ref": "#/$defs/customerService"
        },
        "analytics": {
          "$ref": "#/$defs/analytics"
        },
        "imageCDNs": {
          "$ref": "#/$defs/hosts"
        },
        "launchGameCDNs": {
          "$ref": "#/$defs/hosts"
        }
      }
    },
    "resources": {
      "$ref": "#/$defs/resources"
    },
    "customerService": {
      "$ref": "#/$defs/customerService"
    },
    "analytics": {
      "$ref": "#/$defs/analytics"
    },
    "imageCDNs": {
      "$ref": "#/$defs/hosts"
    },
    "launchGameCDNs": {
      "$ref": "#/$defs/hosts"
    }
  },
  "$defs": {
    "resources": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/resource"
      }
    },
    "customerService": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "csType",
          "path"
        ],
        "properties": {
          "csType": {
            "type": "string"
          },
          "path": {
            "type": "string"
          }
        }
      }
    },
    "analytics": {
      "type": "object",
      "properties": {
        "gtagId": {
          "type": "string"
        }
      }
    },
    "hosts": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
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
    },
    "switchNode": {
      "type": "object",
      "required": [
        "modId",
        "enabled"
      ],
      "properties": {
        "modId": {
          "type": "string"
        },
        "enabled": {
          "type": "boolean"
        },
        "childrenNodes": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/switchNode"
          }
        }
      }
    }
  }
};
