import { phone } from "@livery/ui/style/media.ts";
import { spyOn } from "storybook/test";

/** Lets code take the window for a phone's, whatever its width. Returns what ends it. */
export function onPhone(): () => void {
  const real = window.matchMedia.bind(window);
  const spy = spyOn(window, "matchMedia").mockImplementation((query) => real(query === phone ? "all" : query));
  return () => spy.mockRestore();
}
