import type { LayoutId } from "@livery/product/routes.ts";

export interface FrameParts {
  readonly header: boolean;
  readonly footer: boolean;
  /** The tab bar of phones, where the brand has one. */
  readonly tabBar: boolean;
}

/** The frame of each layout (RT-054). Header-only pages are games that need the room. */
const frames: Readonly<Record<LayoutId, FrameParts>> = {
  full: { header: true, footer: true, tabBar: true },
  headerOnly: { header: true, footer: false, tabBar: false },
  bare: { header: false, footer: false, tabBar: false },
};

export function frameOf(layout: LayoutId): FrameParts {
  return frames[layout];
}
