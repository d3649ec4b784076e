import type { Game } from "@livery/platform/game.ts";
import { usePicture } from "../kit/pictures/usePicture.ts";
import * as css from "./game.css.ts";

interface GameRowsProps {
  readonly label: string;
  readonly games: readonly Game[];
  readonly onPlay: (game: Game) => void;
}

/** A short list of games to choose from, one line each. */
export function GameRows({ label, games, onPlay }: GameRowsProps) {
  const picture = usePicture();
  return (
    <ul className={css.rows} aria-label={label}>
      {games.map((game) => (
        <li key={game.id}>
          <button
            type="button"
            className={css.row}
            aria-label={`${game.name}, ${game.vendorName}`}
            onClick={() => onPlay(game)}
          >
            <img className={css.art} src={picture(game.picture)} alt="" width={48} height={48} loading="lazy" />
            <span className={css.words}>
              <span className={css.rowName}>{game.name}</span>
              <span className={css.rowVendor}>{game.vendorName}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
