import { useTranslation } from "../i18n/useTranslation.ts";
import * as css from "./TeamPath.css.ts";

interface TeamPathProps {
  /** The accounts from the one directly below the agent down to the one whose members are shown; empty for the agent's own. */
  readonly path: readonly string[];
  /** Called with the path that was pressed. */
  readonly onPath: (path: readonly string[]) => void;
}

/** Whose members are shown, and the ones above up to the agent, as a way back (AG-007). Nothing for the agent's own. */
export function TeamPath({ path, onPath }: TeamPathProps) {
  const { t } = useTranslation("agent");
  if (path.length === 0) return null;
  const places = [t("path.me"), ...path];
  return (
    <nav aria-label={t("path.label")}>
      <ol className={css.path}>
        {places.map((name, index) => (
          <li key={index} className={css.place}>
            {index === places.length - 1 ? (
              <span aria-current="location" className={css.current}>
                {name}
              </span>
            ) : (
              <button type="button" className={css.above} onClick={() => onPath(path.slice(0, index))}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
