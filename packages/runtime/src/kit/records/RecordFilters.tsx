import { Button } from "@livery/ui/Button/Button.tsx";
import { Drawer } from "@livery/ui/Drawer/Drawer.tsx";
import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { Select } from "@livery/ui/Select/Select.tsx";
import { phone } from "@livery/ui/style/media.ts";
import { useMatches } from "@livery/ui/useMatches.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { AccountSearch } from "./AccountSearch.tsx";
import { PeriodField, type PeriodFieldProps } from "./PeriodField.tsx";
import * as css from "./records.css.ts";

/** One filter: nothing is chosen by the empty value. */
interface RecordChoice {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface RecordFiltersProps extends Pick<PeriodFieldProps, "period" | "onPeriod" | "inSum"> {
  readonly choices: readonly RecordChoice[];
  /** The chosen values by the filters' ids. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChosen: (chosen: Readonly<Record<string, string>>) => void;
  /** Records of several members can be those of one; it is the value `account`. */
  readonly byAccount?: boolean | undefined;
}

/** The period and the other filters of records; on a phone the others are behind one button. */
export function RecordFilters(props: RecordFiltersProps) {
  const { period, onPeriod, inSum, choices, chosen, onChosen, byAccount = false } = props;
  const isPhone = useMatches(phone);
  const selects = choices.map(({ id, label, options }) => (
    <Choice
      key={id}
      label={label}
      options={options}
      value={chosen[id] ?? ""}
      onValue={(value) => onChosen({ ...chosen, [id]: value })}
    />
  ));
  const fields = (
    <>
      {byAccount && (
        <div className={css.search}>
          <AccountSearch value={chosen["account"] ?? ""} onValue={(account) => onChosen({ ...chosen, account })} />
        </div>
      )}
      {selects}
    </>
  );
  return (
    <div className={css.filters}>
      <PeriodField period={period} onPeriod={onPeriod} inSum={inSum} />
      <div className={css.choices}>
        {isPhone ? (
          <FilterButton count={Object.values(chosen).filter(Boolean).length} onClear={() => onChosen({})}>
            {fields}
          </FilterButton>
        ) : (
          fields
        )}
      </div>
    </div>
  );
}

function Choice({
  label,
  options,
  value,
  onValue,
}: Omit<RecordChoice, "id"> & { readonly value: string; readonly onValue: (value: string) => void }) {
  const { t } = useTranslation("records");
  return (
    <div className={css.choice}>
      <Select
        label={label}
        labelHidden
        options={[{ value: "", label: `${label}: ${t("filters.all")}` }, ...options]}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </div>
  );
}

interface FilterButtonProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Its name says how many filters are set, which stay visible in no other way. */
function FilterButton({ count, onClear, children }: FilterButtonProps) {
  const { t } = useTranslation("records");
  const { t: core } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="filter"
        label={count > 0 ? t("filters.set", { count }) : t("filters")}
        count={count}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t("filters")}
        closeLabel={core("dialog.close")}
        side="bottom"
      >
        <div className={css.stack}>
          {children}
          <Button block onClick={() => setOpen(false)}>
            {t("filters.apply")}
          </Button>
          {count > 0 && (
            <Button variant="ghost" block onClick={onClear}>
              {t("filters.clear")}
            </Button>
          )}
        </div>
      </Drawer>
    </>
  );
}
