/** The slides of a track, in their order. */
function slidesOf(track: HTMLElement): readonly HTMLElement[] {
  return [...track.querySelectorAll<HTMLElement>("article")];
}

/** Which slide of a swiped track, counted from 0, stands nearest to its start. */
export function nearestSlide(track: HTMLElement): number {
  const start = track.getBoundingClientRect().left;
  const distances = slidesOf(track).map((slide) => Math.abs(slide.getBoundingClientRect().left - start));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Brings a slide to the start of its track; the track's own style says whether it glides there. */
export function showSlide(track: HTMLElement, index: number): void {
  const slide = slidesOf(track)[index];
  if (!slide) return;
  // To a place, not by a distance: on a way of many slides each would stop it (`scroll-snap-stop`).
  track.scrollTo({ left: track.scrollLeft + slide.getBoundingClientRect().left - track.getBoundingClientRect().left });
}
