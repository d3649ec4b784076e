import * as css from "./HeroDots.css.ts";

export interface HeroDotsProps {
  readonly titles: readonly string[];
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** Which slide of a carousel is seen, and the way to the others. Nothing turns by itself (brief §7). */
export function HeroDots({ titles, active, onChoose }: HeroDotsProps) {
  return (
    <div className={css.dots}>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className={css.dot}
          aria-label={title}
          aria-current={active === index}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
