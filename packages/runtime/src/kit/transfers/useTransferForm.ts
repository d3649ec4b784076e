import type { WireTransfer } from "@livery/platform/decoders/shared/transfer.gen.ts";
import type { TransferInfoResponse } from "@livery/platform/decoders/transferInfo.gen.js";
import { defined } from "@livery/platform/defined.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSite } from "../../site/SiteContext.ts";
import { enteredAmount, typedAmount } from "../forms/formAmounts.ts";
import type { FormControls } from "../forms/formControls.ts";
import { usePaymentPassword } from "../forms/password/usePaymentPassword.ts";
import { useWriteForm } from "../forms/useWriteForm.ts";
import { availableOf } from "../money/availableOf.ts";
import { useCurrency } from "../money/useCurrency.ts";
import type { Write } from "../writes/useWrite.ts";

export interface TransferRequest {
  readonly amount: Minor;
  readonly remark?: string;
  readonly paymentPassword: string;
}

/** What a last question is about. */
export interface WantedTransfer {
  readonly amount: Minor;
  readonly remark: string;
}

export type TransferInfo = TransferInfoResponse;

interface TransferFormOptions<Request extends TransferRequest> {
  readonly transfer: Write<Request, WireTransfer>;
  readonly info: TransferInfo;
  /** The request: the receiver, if it has one, and what was entered. */
  readonly request: (entered: TransferRequest) => Request;
  /** Asked before a transfer is sent for the first time. */
  readonly ask: (wanted: WantedTransfer) => Promise<void | "cancelled">;
  readonly onSent: (transfer: WireTransfer) => void;
  /** Texts by the code of the platform's refusal. */
  readonly texts: Readonly<Record<string, string>>;
}

export type TransferForm = FormControls<"amount" | "remark" | "paymentPassword">;

/**
 * The form of a transfer to another member, whose amount keeps to the platform's range and to what may leave the balance
 * (AP-124).
 */
export function useTransferForm<Request extends TransferRequest>({
  transfer,
  info,
  request,
  ask,
  onSent,
  texts,
}: TransferFormOptions<Request>): {
  readonly form: TransferForm;
  /** In ms since 1970. */
  readonly lockedUntil: number | undefined;
} {
  const { t } = useTranslation("records");
  const { constants } = useSite();
  const currency = useCurrency();
  const password = usePaymentPassword(t("transfer.password"), transfer);
  const { pending } = transfer;
  const { minimum, maximum } = info;
  const available = availableOf(info);
  const isShort = available < maximum;
  const overBalance = t("transfer.amount.overBalance", { balance: typedAmount(available, currency) });
  const form = useWriteForm({
    fields: {
      amount: {
        label: t("transfer.amount"),
        kind: "amount",
        rule: { required: true },
        // What is only to be checked may have left the balance already.
        limits: pending === undefined ? { minimum, maximum: minor(Math.min(available, maximum)) } : {},
        texts: {
          in_required: t("transfer.amount.missing"),
          "fault.amountLow": t("transfer.amount.low", { minimum: typedAmount(minimum, currency) }),
          "fault.amountHigh": isShort
            ? overBalance
            : t("transfer.amount.high", { maximum: typedAmount(maximum, currency) }),
          AMOUNT_OUT_OF_RANGE: t("transfer.amount.range"),
          INSUFFICIENT_FUNDS: overBalance,
        },
      },
      remark: {
        label: t("transfer.remark"),
        kind: "words",
        rule: { required: false, maxLength: constants.remarkLength },
      },
      paymentPassword: password.field,
    },
    defaults: { amount: typedAmount(pending?.amount, currency), remark: pending?.remark ?? "" },
    // Checking what became of a transfer is not another one.
    before: async ({ amount, remark = "" }) =>
      pending === undefined ? ask({ amount: enteredAmount(amount, currency), remark }) : undefined,
    write: transfer,
    request: ({ amount, remark, paymentPassword = "" }) =>
      request({
        amount: enteredAmount(amount, currency),
        paymentPassword,
        ...defined({ remark: remark || undefined }),
      }),
    onDone: onSent,
    texts,
  });
  return { form, lockedUntil: password.lockedUntil };
}
