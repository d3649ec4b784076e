import type { Call } from "@livery/platform/call.ts";
import { useWrite } from "../writes/useWrite.ts";
import type { WriteOptions } from "../writes/sendWrite.ts";
import { ConfirmedWrite } from "./ConfirmedWrite.tsx";
import { useWriteForm } from "./useWriteForm.ts";

interface CancelOrderProps<Order extends { readonly id: string }> extends Pick<WriteOptions<never>, "invalidates"> {
  readonly order: Order;
  readonly call: Call<{ readonly id: string }, Order>;
  /** `changed`: it can no longer be cancelled. */
  readonly texts: Readonly<Record<"label" | "title" | "text" | "keep" | "changed", string>>;
  readonly onOrder: (order: Order) => void;
}

/** Cancels an order that moves money, after a question. */
export function CancelOrder<Order extends { readonly id: string }>(props: CancelOrderProps<Order>) {
  const { order, call, invalidates, texts, onOrder } = props;
  const form = useWriteForm({
    fields: {},
    write: useWrite(call, { invalidates, remembers: ({ id }) => ({ id }), scope: order.id }),
    request: () => ({ id: order.id }),
    onDone: onOrder,
    texts: { ORDER_STATE: texts.changed },
  });
  return <ConfirmedWrite form={form} label={texts.label} question={texts} />;
}
