import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import * as css from "./contracts.css.ts";

/** In place of a card with its conditions, until it is here. */
export function ContractSkeleton() {
  return (
    <div className={css.waiting}>
      <Skeleton shape="fill" />
    </div>
  );
}
