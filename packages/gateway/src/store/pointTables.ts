import type { Minor } from "@livery/product/money.ts";
import type { ColumnType, Generated } from "kysely";

/** What a movement of points comes from, as its record shows it (PM-009). */
export type PointType = "LIVE" | "LOTTERY" | "PVP" | "RNG" | "SPORTS" | "REDEEM" | "DEPOSIT";

/** Points are counted in hundredths; times are milliseconds since 1970. */
interface PointAccountTable {
  member_id: number;
  merchant: string;
  /** The sum of its movements, maintained by a trigger. */
  balance: ColumnType<number, never, never>;
}

interface PointMovementTable {
  /** Counts up in order of booking. */
  id: Generated<number>;
  merchant: string;
  member_id: number;
  kind: "bet" | "deposit" | "opening" | "redeem" | "convert" | "return";
  type: PointType;
  /** Unique for its kind at the merchant, so that nothing is booked twice. */
  reference: string;
  /** Negative for points that leave the account. */
  amount: number;
  /** The balance after it. */
  balance: number;
  at: number;
}

interface PointRedemptionTable {
  /** Counts up in order of creation. */
  number: Generated<number>;
  id: string;
  merchant: string;
  member_id: number;
  reward: string;
  type: "GIFT" | "BONUS";
  quantity: number;
  /** The points spent. */
  points: number;
  /** The deposits that it required, in minor units. */
  amount: Minor;
  remark: string | null;
  at: number;
  rejected_at: number | null;
  reason: string | null;
}

export interface PointTables {
  point_account: PointAccountTable;
  point_movement: PointMovementTable;
  point_redemption: PointRedemptionTable;
}
