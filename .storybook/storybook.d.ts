/** Set in main.ts; the strings are empty if the tests vary brands and modes. */
declare const __LIVERY_MATRIX__: { readonly brand: string; readonly mode: string };
