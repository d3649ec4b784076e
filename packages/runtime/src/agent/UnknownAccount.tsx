import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useReplacedByRecords } from "../kit/records/RecordsPlace.ts";

/** In place of the records of an account that is not in the agent's team, with the way to those of all. */
export function UnknownAccount({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation("agent");
  const clear = useReplacedByRecords(onClear);
  return (
    <EmptyState
      level={4}
      form="row"
      title={t("account.unknown")}
      action={
        <Button variant="ghost" onClick={clear}>
          {t("account.all")}
        </Button>
      }
    />
  );
}
