function slidesOf(track: HTMLElement): readonly HTMLElement[] {
  return [...track.querySelectorAll<HTMLElement>("article")];
}

/** The index of the slide nearest to the start of a swiped track, from 0. */
export function nearestSlide(track: HTMLElement): number {
  const start = track.getBoundingClientRect().left;
  const distances = slidesOf(track).map((slide) => Math.abs(slide.getBoundingClientRect().left - start));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Scrolls a slide to the start of its track; the track's style decides whether it glides. */
export function showSlide(track: HTMLElement, index: number): void {
  const slide = slidesOf(track)[index];
  if (!slide) return;
  // To a position, not by a distance: when scrolling past several slides, each would stop it (`scroll-snap-stop`).
  track.scrollTo({ left: track.scrollLeft + slide.getBoundingClientRect().left - track.getBoundingClientRect().left });
}
