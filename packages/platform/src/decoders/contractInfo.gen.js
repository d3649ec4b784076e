// Generated from schemas/platform/contractInfo.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "dailysalreqtype": {},
    "divtypereq": {},
    "contracthoursalreq": {},
    "realtimesalreqtype": {},
    "contractmrdailysalinfotype": {},
    "contracthoursalinfo": {},
    "dailysalinfotype": {},
    "realtimesalinfotype": {},
    "divtypeinfo": {}
  }
};
