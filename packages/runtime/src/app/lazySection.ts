import type { ComponentType } from "react";
import type { SectionProps } from "../parts/sectionProps.ts";

type SectionComponent = ComponentType<SectionProps>;

/** A section whose code is fetched when it is asked for. */
export interface Section {
  /** The section once its code is here. */
  readonly here: SectionComponent | undefined;
  /** Fetches the code, once: every call gets the same promise, also one that failed. */
  load(): Promise<SectionComponent>;
  /** As `load`, but a fetch that failed is begun anew: ahead of a page, or when a visitor tries again. */
  preload(): Promise<SectionComponent>;
}

/**
 * How long a failed fetch counts as failed, in ms. `React.lazy` would keep the failure as long as the document lives; at
 * once would begin the same wait again each time the page that shows the failure is drawn.
 */
const FORGET_FAILURE = 2000;

export function lazySection(fetchCode: () => Promise<{ default: SectionComponent }>): Section {
  let here: SectionComponent | undefined;
  let coming: Promise<SectionComponent> | undefined;
  let failed = false;

  function begin(): Promise<SectionComponent> {
    failed = false;
    const mine = fetchCode().then((module) => (here = module.default));
    coming = mine;
    mine.catch(() => {
      if (coming !== mine) return;
      failed = true;
      setTimeout(() => coming === mine && (coming = undefined), FORGET_FAILURE);
    });
    return mine;
  }

  return {
    get here() {
      return here;
    },
    load: () => coming ?? begin(),
    preload: () => (coming && !failed ? coming : begin()),
  };
}
