import type { ContractKind } from "@livery/product/contractKinds.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { type Column, DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as parts from "../../kit/centre/paneParts.css.ts";
import { formatCount } from "../../kit/formatCount.ts";
import { RecordState } from "../../kit/records/RecordState.tsx";
import { type Contract, isOver } from "./contractData.ts";
import * as css from "./contracts.css.ts";
import { useContractWords } from "./useContractWords.ts";

export interface ContractListProps {
  readonly kind: ContractKind;
  readonly contracts: readonly Contract[];
  /** What is listed. */
  readonly what: string;
  readonly empty: string;
  readonly onOpen: (contract: Contract) => void;
}

/** Contracts in rows that open, each with its state; those that are over wait behind a button. */
export function ContractList({ kind, contracts, what, empty, onOpen }: ContractListProps) {
  const { t } = useTranslation("contracts");
  const words = useContractWords(kind);
  const [hasEnded, setHasEnded] = useState(false);
  const over = contracts.filter(isOver);
  const columns: readonly Column<Contract>[] = [
    { id: "account", place: "title", label: t("party"), cell: ({ account }) => account },
    { id: "terms", place: "line", label: t("terms"), cell: ({ terms }) => words.short(terms) },
    {
      id: "state",
      place: "state",
      label: t("state"),
      cell: (contract) => (
        <RecordState look={lookOf(contract)}>
          {contract.mayAnswer ? t("state.yours") : t(`state.${contract.state}`)}
        </RecordState>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption={what}
        columns={columns}
        rows={hasEnded ? contracts : contracts.filter((one) => !isOver(one))}
        rowKey={({ id }) => id}
        empty={<p className={parts.note}>{empty}</p>}
        onRow={onOpen}
      />
      {over.length > 0 && (
        <div className={css.way}>
          <Button size="sm" variant="ghost" aria-expanded={hasEnded} onClick={() => setHasEnded(!hasEnded)}>
            {hasEnded ? t("ended.hide") : t("ended", { count: over.length, number: formatCount(over.length) })}
          </Button>
        </div>
      )}
    </>
  );
}

function lookOf({ state, mayAnswer }: Contract): "open" | "refused" | "settled" {
  if (mayAnswer) return "open";
  return state === "REJECTED" ? "refused" : "settled";
}
