// Generated from packages/brand/src/compliance/packs by `npm run gen`. Do not edit.
import type { CompliancePack } from "./compliancePack.ts";
import { caOn } from "./packs/caOn.ts";
import { de } from "./packs/de.ts";
import { demo } from "./packs/demo.ts";
import { eu } from "./packs/eu.ts";
import { gb } from "./packs/gb.ts";
import { kr } from "./packs/kr.ts";
import { mt } from "./packs/mt.ts";
import { realMoney } from "./packs/realMoney.ts";
import { se } from "./packs/se.ts";
import { xa } from "./packs/xa.ts";

/** Every compliance pack, in no order. */
export const everyPack: readonly CompliancePack[] = [caOn, de, demo, eu, gb, kr, mt, realMoney, se, xa];
