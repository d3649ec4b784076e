import { major } from "@livery/product/money.ts";

/** What a new member starts with, and a guest who only tries the games. The check of a data file knows both. */
export const [WELCOME_BALANCE, PLAY_BALANCE] = [major(10_000), major(5_000)];
