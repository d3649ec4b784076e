/**
 * The libraries of the first load, by a module's path: what every page needs to be drawn. Any other comes with lazy code,
 * when somebody first needs it (`firstLoad.ts` holds this).
 */
export const FIRST_LIBRARIES =
  /(^|\/)node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|jotai)\//;
