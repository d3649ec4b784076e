import { categoriesOnPhones } from "./categoriesOnPhones.ts";
import { cornerNeedsRadius } from "./cornerNeedsRadius.ts";
import { defaultLanguageOffered } from "./defaultLanguageOffered.ts";
import { domainIsUnique } from "./domainIsUnique.ts";
import { glowNeedsDark } from "./glowNeedsDark.ts";
import { idIsFolder } from "./idIsFolder.ts";
import { letteringNeedsRoom } from "./letteringNeedsRoom.ts";
import { marketNeedsLicence } from "./marketNeedsLicence.ts";
import { menuEntryOnce } from "./menuEntryOnce.ts";
import { merchantIsUnique } from "./merchantIsUnique.ts";
import { noUnlawfulMarket } from "./noUnlawfulMarket.ts";
import { nothingForOffFeature } from "./nothingForOffFeature.ts";
import { realMoneyNeedsLicence } from "./realMoneyNeedsLicence.ts";
import type { Rule } from "./rule.ts";
import { textInEveryLanguage } from "./textInEveryLanguage.ts";
import { wayToRegister } from "./wayToRegister.ts";

/** The facts across brands; they ask only for the values that they compare. */
export const fleetRules: readonly Rule[] = [merchantIsUnique, domainIsUnique];

/** Every fact across fields and across brands, by code. */
export const rules: readonly Rule[] = [
  idIsFolder,
  defaultLanguageOffered,
  textInEveryLanguage,
  wayToRegister,
  realMoneyNeedsLicence,
  marketNeedsLicence,
  noUnlawfulMarket,
  glowNeedsDark,
  letteringNeedsRoom,
  categoriesOnPhones,
  menuEntryOnce,
  cornerNeedsRadius,
  nothingForOffFeature,
  ...fleetRules,
];
