import type { PlayStatementResponse } from "@livery/platform/decoders/playStatement.gen.js";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { LimitForm } from "./LimitForm.tsx";
import { LimitRow } from "./LimitRow.tsx";
import type { PlayLimit } from "./limits.ts";
import * as css from "./responsiblePlay.css.ts";

const icons = { DEPOSIT: "wallet", LOSS: "coin", SESSION: "clock" } as const satisfies Record<
  PlayLimit["kind"],
  IconName
>;

interface LimitCardProps {
  readonly kind: PlayLimit["kind"];
  readonly limits: readonly PlayLimit[];
  /** The statement of the last 30 days, once it is here. */
  readonly use: PlayStatementResponse | undefined;
  readonly onSaved: (limits: readonly PlayLimit[]) => void;
}

/** The limits of one kind. One at a time turns into its form, in its place. */
export function LimitCard({ kind, limits, use, onSaved }: LimitCardProps) {
  const { t } = useTranslation("member/responsiblePlay");
  const [opened, setOpened] = useState<PlayLimit["period"]>();
  // The row whose form has just closed takes the focus.
  const [left, setLeft] = useState<PlayLimit["period"]>();
  const [isSaved, setIsSaved] = useState(false);
  const close = (period: PlayLimit["period"]) => {
    setOpened(undefined);
    setLeft(period);
  };
  return (
    <Block title={t(`card.${kind}`)} aside={<Icon name={icons[kind]} />}>
      <ul className={css.rows}>
        {limits.map((limit) => {
          const { period } = limit;
          return (
            <li key={period} className={css.row}>
              {opened === period ? (
                <LimitForm
                  limit={limit}
                  others={limits}
                  use={use}
                  onSaved={(answered) => {
                    onSaved(answered);
                    setIsSaved(true);
                    close(period);
                  }}
                  onCancel={() => close(period)}
                />
              ) : (
                <LimitRow
                  limit={limit}
                  focused={left === period}
                  onChange={() => {
                    setIsSaved(false);
                    setOpened(period);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{isSaved && t("saved")}</span>
      </VisuallyHidden>
    </Block>
  );
}
