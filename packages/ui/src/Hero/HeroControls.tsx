import type { RefObject } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./HeroControls.css.ts";
import { showSlide } from "./nearestSlide.ts";

export interface HeroControlsProps {
  /** The track to scroll. */
  readonly slides: RefObject<HTMLElement | null>;
  readonly titles: readonly string[];
  readonly active: number;
  readonly labels?: { readonly previous: string; readonly next: string } | undefined;
}

/** Shows the current slide and leads to the others. Slides never advance automatically (brief §7). */
export function HeroControls({ slides, titles, active, labels }: HeroControlsProps) {
  const show = (index: number) => slides.current && showSlide(slides.current, index);
  const last = titles.length - 1;
  return (
    <div className={css.controls} data-over-slides="">
      {labels && (
        <span className={css.arrow}>
          <IconButton icon="caretLeft" label={labels.previous} onClick={() => show(active === 0 ? last : active - 1)} />
        </span>
      )}
      <div className={css.dots}>
        {titles.map((title, index) => (
          <button
            key={index}
            type="button"
            className={css.dot}
            aria-label={title}
            aria-current={active === index}
            onClick={() => show(index)}
          />
        ))}
      </div>
      {labels && (
        <span className={css.arrow}>
          <IconButton icon="caretRight" label={labels.next} onClick={() => show(active === last ? 0 : active + 1)} />
        </span>
      )}
    </div>
  );
}
