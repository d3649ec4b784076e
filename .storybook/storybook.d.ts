/** Set in main.ts; empty strings where the story tests turn through brands and modes. */
declare const __LIVERY_MATRIX__: { readonly brand: string; readonly mode: string };
