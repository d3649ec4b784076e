/** The path of country flags on a brand's host for them, or on its platform (BR-044). */
export const FLAG_ROOT = "/COUNTRY_FLAG";
