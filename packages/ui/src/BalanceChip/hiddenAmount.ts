/** What a hidden amount looks like (SM-002). */
export const HIDDEN_AMOUNT = "***";
