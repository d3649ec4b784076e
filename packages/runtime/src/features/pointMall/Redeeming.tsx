import type { Exchange } from "./exchanges.ts";
import type { Redeem } from "./mallData.ts";
import { RedeemForm } from "./RedeemForm.tsx";
import { RedeemReceipt } from "./RedeemReceipt.tsx";
import type { Reward } from "./rewards.ts";
import { WithPasswordKind } from "./SpendForm.tsx";

export interface RedeemingProps {
  readonly redemption: Redeem;
  /** Undefined while an outcome is unknown that was about another reward, or before a reload. */
  readonly reward: Reward | undefined;
  readonly points: number | undefined;
  readonly made: Exchange | undefined;
  readonly onMade: (exchange: Exchange) => void;
  readonly onRecords: () => void;
}

/** The content of the drawer in which a reward is redeemed. */
export function Redeeming({ made, onRecords, ...form }: RedeemingProps) {
  if (made) return <RedeemReceipt exchange={made} onRecords={onRecords} />;
  return <WithPasswordKind>{(kind) => <RedeemForm {...form} kind={kind} />}</WithPasswordKind>;
}
