/**
 * The libraries of the first load, by module path: those that every page needs to render. All others load with lazy
 * code on demand (`firstLoad.ts` enforces this).
 */
export const FIRST_LIBRARIES =
  /(^|\/)node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|jotai)\//;
