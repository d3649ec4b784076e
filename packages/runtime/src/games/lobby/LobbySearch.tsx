import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { TextField } from "@livery/ui/TextField/TextField.tsx";
import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** How long a pause in typing is before the games are requested, in ms (LB-023). */
const PAUSE = 300;

interface LobbySearchProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The search by name. It searches while the visitor types. */
export function LobbySearch({ value, onValue }: LobbySearchProps) {
  const { t } = useTranslation("lobby");
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  // The address changed by itself: Back, or a button that shows all games.
  if (searched !== value) {
    setSearched(value);
    setTyped(value);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === value) return undefined;
    const timer = setTimeout(() => {
      setSearched(wanted);
      onValue(wanted);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value, onValue]);
  return (
    <TextField
      type="search"
      label={t("search.label")}
      labelHidden
      icon="search"
      placeholder={t("search.placeholder")}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={60}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      trailing={typed !== "" && <IconButton icon="close" label={t("search.clear")} onClick={() => setTyped("")} />}
    />
  );
}
