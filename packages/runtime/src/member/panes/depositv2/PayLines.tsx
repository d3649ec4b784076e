import { CopyLine } from "@livery/ui/CopyField/CopyLine.tsx";
import { QrCode } from "@livery/ui/QrCode/QrCode.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useSite } from "../../../site/SiteContext.ts";
import type { Order } from "./depositData.ts";
import { useCopyTexts } from "../../../kit/records/useCopyTexts.ts";
import * as css from "./depositv2.css.ts";

/** What to send and where, each line to be copied; an address also as a code to scan. */
export function PayLines({ order: { amount, payTo = {} } }: { readonly order: Order }) {
  const { t } = useTranslation("member/depositv2");
  const { constants, play } = useSite();
  const currency = useCurrency();
  const isPaid = play === "real-money";
  const { bank, holder, account, address, reference } = payTo;
  const lines = [
    { id: address === undefined ? "bank" : "network", value: bank, note: undefined },
    { id: "holder", value: holder, note: undefined },
    { id: "account", value: account, note: undefined },
    { id: "address", value: address, note: undefined },
    { id: "reference", value: reference, note: isPaid ? t("pay.reference.note") : undefined },
  ] as const;
  const texts = useCopyTexts();
  return (
    <>
      <dl className={css.list}>
        <CopyLine
          {...texts}
          label={t(`order.amount.${play}`)}
          // As banks take it: without commas.
          value={typedAmount(amount, currency).replaceAll(",", "")}
          shown={typedAmount(amount, currency)}
          note={isPaid ? t("pay.amount.note") : undefined}
          large
        />
        {lines.map(
          ({ id, value, note }) =>
            value !== undefined && <CopyLine key={id} {...texts} label={t(`pay.${id}`)} value={value} note={note} />,
        )}
      </dl>
      {address !== undefined && (
        <div className={css.qr}>
          <QrCode value={address} label={t("pay.qr")} size={constants.qrCodeSize} />
        </div>
      )}
    </>
  );
}
