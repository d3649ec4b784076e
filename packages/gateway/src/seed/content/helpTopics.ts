import { about } from "./help/about.ts";
import { account } from "./help/account.ts";
import { contact } from "./help/contact.ts";
import { deposit } from "./help/deposit.ts";
import { games } from "./help/games.ts";
import { limits } from "./help/limits.ts";
import { privacy } from "./help/privacy.ts";
import { refund } from "./help/refund.ts";
import { responsible } from "./help/responsible.ts";
import { terms } from "./help/terms.ts";
import { withdrawal } from "./help/withdrawal.ts";
import type { HelpTopicSeed } from "./help/helpTopicSeed.ts";

/** In the order of the help page. */
export const helpTopics: readonly HelpTopicSeed[] = [
  about,
  account,
  deposit,
  withdrawal,
  games,
  limits,
  responsible,
  terms,
  privacy,
  refund,
  contact,
];
