// Generated from schemas/platform/depositMethods.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getDepositMethods (AP-110).
 */
export interface DepositMethodsResponse {
  /**
   * The methods.
   */
  list: WireDepositMethod[];
}
/**
 * A deposit method.
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
   * The kind of payment.
   */
  kind: "BANK" | "ADDRESS" | "CARD";
  /**
   * The minimum, in minor units.
   */
  minimum: Minor;
  /**
   * The maximum, in minor units.
   */
  maximum: Minor;
  /**
   * Preset amounts, in minor units.
   */
  presets: Minor[];
  /**
   * Selectable bonuses.
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
   * The bonus, in percent of the deposit.
   */
  rate?: number;
  /**
   * The highest bonus, in minor units.
   */
  maximum?: Minor;
  /**
   * How many times deposit and bonus must be played before they can be withdrawn.
   */
  turnover: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<DepositMethodsResponse>;
