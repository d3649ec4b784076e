import { redeemPointReward } from "@livery/platform/calls/redeemPointReward.ts";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { LaterPart } from "../../kit/LaterPart.tsx";
import { useWrite } from "../../kit/writes/useWrite.ts";
import { lazyCode } from "../../loading/lazyCode.ts";
import type { Exchange } from "./exchanges.ts";
import { MallDrawer } from "./MallDrawer.tsx";
import { redeemOptions } from "./mallData.ts";
import type { Reward } from "./rewards.ts";

const code = lazyCode(async () => (await import("./Redeeming.tsx")).Redeeming);

interface RedeemDrawerProps {
  /** The reward that was chosen, while its form is open. */
  readonly reward: Reward | undefined;
  readonly points: number | undefined;
  readonly onClose: () => void;
  readonly onRecords: () => void;
}

/** Spends points on a reward (PM-003): the form, and then what was requested. */
export function RedeemDrawer({ reward: chosen, points, onClose, onRecords }: RedeemDrawerProps) {
  const { t } = useTranslation("pointMall");
  const redemption = useWrite(redeemPointReward, redeemOptions);
  const [isChecking, setChecking] = useState(false);
  const [made, setMade] = useState<Exchange>();
  const { pending } = redemption;
  // While an outcome is unknown, only the same redemption is sent again.
  const reward = pending === undefined || pending.reward === chosen?.id ? chosen : undefined;
  const close = () => {
    setChecking(false);
    setMade(undefined);
    onClose();
  };
  return (
    <MallDrawer
      isOpen={chosen !== undefined || isChecking || made !== undefined}
      title={made?.name ?? reward?.name ?? t("redeem")}
      onClose={close}
      onCheck={pending && (() => setChecking(true))}
    >
      <LaterPart
        code={code}
        texts="records"
        what={t("redeem")}
        props={{
          redemption,
          reward,
          points,
          made,
          onMade: setMade,
          onRecords: () => {
            close();
            onRecords();
          },
        }}
      />
    </MallDrawer>
  );
}
