import "i18next";
import type { TextResources } from "./textResources.gen.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "core";
    keySeparator: false;
    nsSeparator: false;
    resources: TextResources;
  }
}
