// Generated from schemas/platform/depositMethods.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getDepositMethods (AP-110).
 */
export interface DepositMethodsResponse {
  /**
   * The methods.
   */
  list: WireDepositMethod[];
}
/**
 * A way to pay in.
 */
export interface WireDepositMethod {
  /**
   * Its id.
   */
  id: string;
  /**
   * Its name.
   */
  name: string;
  /**
   * How it is paid.
   */
  kind: "BANK" | "ADDRESS" | "CARD";
  /**
   * The least, in minor units.
   */
  minimum: number;
  /**
   * The most, in minor units.
   */
  maximum: number;
  /**
   * Amounts to choose, in minor units.
   */
  presets: number[];
  /**
   * Bonuses to choose.
   */
  bonuses: WireDepositBonus[];
}
/**
 * A bonus.
 */
export interface WireDepositBonus {
  /**
   * Its id.
   */
  id: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * In percent of the deposit.
   */
  rate?: number;
  /**
   * The most that it gives, in minor units.
   */
  maximum?: number;
  /**
   * How often deposit and bonus are played before they can be withdrawn.
   */
  turnover: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<DepositMethodsResponse>;
