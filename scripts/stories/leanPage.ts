import type { Plugin } from "vite";

/**
 * Runs before everything else in the page of the stories' tests, and switches off what only a person in front of
 * Storybook or of developer tools looks at: about half of the processor time. If one of these names changes, the tests
 * get slower and stay right.
 */
const script = `
  // Nothing is painted; layout, focus and what comes into view are as ever.
  frameElement.style.visibility = "hidden";
  // Storybook records each step for its panel, with the visible text of every element that a query returns.
  window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (object) => object };
  // React records each render for the performance panel of browsers that have one, and for each element its stack.
  delete console.timeStamp;
  delete console.createTask;
`;

/**
 * Animations are at their end at once. What fades in is invisible until a second frame has begun, so a step that looks
 * at it as soon as it is there would fail or pass by chance.
 */
const style = "*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; }";

export const leanPage: Plugin = {
  name: "livery:lean-page",
  transformIndexHtml: () => [
    { tag: "script", children: script, injectTo: "head-prepend" },
    { tag: "style", children: style, injectTo: "head-prepend" },
  ],
};
