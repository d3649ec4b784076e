import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { TextField } from "@livery/ui/TextField/TextField.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";

interface AccountSearchProps {
  /** The account that is looked for; empty for none. */
  readonly value: string;
  readonly onValue: (account: string) => void;
}

/** Looks for an account once it is entered: a half-typed one is no member. */
export function AccountSearch({ value, onValue }: AccountSearchProps) {
  const { t } = useTranslation("records");
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  // Changed by somebody else, such as a button that clears the filters.
  if (searched !== value) {
    setSearched(value);
    setTyped(value);
  }
  const search = (account: string) => {
    const wanted = account.trim();
    if (wanted === value) return;
    setSearched(wanted);
    setTyped(wanted);
    onValue(wanted);
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // The form of a filter may be in another one.
        event.stopPropagation();
        search(typed);
      }}
    >
      <TextField
        type="search"
        label={t("account.search")}
        labelHidden
        icon="search"
        placeholder={t("account.search")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => search(typed)}
        trailing={typed !== "" && <IconButton icon="close" label={t("account.clear")} onClick={() => search("")} />}
      />
    </form>
  );
}
