import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState, type EmptyStateProps } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useReplacedByRecords } from "./RecordsPlace.ts";

interface FilteredEmptyProps extends Pick<EmptyStateProps, "level"> {
  readonly onClear: () => void;
}

/** In place of records that the chosen filters hide, with the way to see them. */
export function FilteredEmpty({ level, onClear }: FilteredEmptyProps) {
  const { t } = useTranslation("records");
  const clear = useReplacedByRecords(onClear);
  return (
    <EmptyState
      level={level}
      form="row"
      title={t("empty.filtered")}
      action={
        <Button variant="ghost" onClick={clear}>
          {t("filters.clear")}
        </Button>
      }
    />
  );
}
