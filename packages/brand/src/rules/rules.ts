import { analyticsIsUnique } from "./analyticsIsUnique.ts";
import { birthdayCounts } from "./birthdayCounts.ts";
import { categoriesOnPhones } from "./categoriesOnPhones.ts";
import { centerNeedsRoom } from "./centerNeedsRoom.ts";
import { cornerNeedsRadius } from "./cornerNeedsRadius.ts";
import { defaultLanguageOffered } from "./defaultLanguageOffered.ts";
import { deskNeedsBoard } from "./deskNeedsBoard.ts";
import { domainIsUnique } from "./domainIsUnique.ts";
import { extendsExists } from "./extendsExists.ts";
import { fieldBounds } from "./fieldBounds.ts";
import { gamesStandApart } from "./gamesStandApart.ts";
import { glowNeedsDark } from "./glowNeedsDark.ts";
import { hostOnce } from "./hostOnce.ts";
import { idIsFolder } from "./idIsFolder.ts";
import { letteringNeedsRoom } from "./letteringNeedsRoom.ts";
import { looksApart } from "./looksApart.ts";
import { marketNeedsLicence } from "./marketNeedsLicence.ts";
import { menuEntryOnce } from "./menuEntryOnce.ts";
import { merchantIsUnique } from "./merchantIsUnique.ts";
import { noExtendsCycle } from "./noExtendsCycle.ts";
import { noSecretValue } from "./noSecretValue.ts";
import { nothingForOffFeature } from "./nothingForOffFeature.ts";
import { noProhibitedMarket } from "./noProhibitedMarket.ts";
import { parentHasNoErrors } from "./parentHasNoErrors.ts";
import { patternFitsLength } from "./patternFitsLength.ts";
import { picturesApart } from "./picturesApart.ts";
import { plainPaths } from "./plainPaths.ts";
import { posterNeedsLettering } from "./posterNeedsLettering.ts";
import { realMoneyNeedsLicence } from "./realMoneyNeedsLicence.ts";
import { roundNotFeatured } from "./roundNotFeatured.ts";
import type { Rule } from "./rule.ts";
import { ruleOfShownField } from "./ruleOfShownField.ts";
import { securityContactInDate } from "./securityContactInDate.ts";
import { splitNeedsAir } from "./splitNeedsAir.ts";
import { stickerIsWhole } from "./stickerIsWhole.ts";
import { surfaceNeedsLight } from "./surfaceNeedsLight.ts";
import { textInEveryLanguage } from "./textInEveryLanguage.ts";
import { tokenHeaderIsFree } from "./tokenHeaderIsFree.ts";
import { vendorOnce } from "./vendorOnce.ts";
import { wayToRegister } from "./wayToRegister.ts";
import { windowsFitPhones } from "./windowsFitPhones.ts";

/** The rules across brands; they need only the values that they compare. */
export const fleetRules: readonly Rule[] = [merchantIsUnique, domainIsUnique, analyticsIsUnique];

/** The rules about extends. If one of these is broken, the merged values cannot be trusted. */
export const inheritanceRules: readonly Rule[] = [extendsExists, noExtendsCycle, parentHasNoErrors];

/** Every rule across fields and across brands, by code. */
export const rules: readonly Rule[] = [
  noSecretValue,
  idIsFolder,
  defaultLanguageOffered,
  textInEveryLanguage,
  wayToRegister,
  realMoneyNeedsLicence,
  marketNeedsLicence,
  noProhibitedMarket,
  glowNeedsDark,
  letteringNeedsRoom,
  categoriesOnPhones,
  menuEntryOnce,
  cornerNeedsRadius,
  nothingForOffFeature,
  splitNeedsAir,
  stickerIsWhole,
  posterNeedsLettering,
  centerNeedsRoom,
  roundNotFeatured,
  surfaceNeedsLight,
  deskNeedsBoard,
  tokenHeaderIsFree,
  gamesStandApart,
  hostOnce,
  fieldBounds,
  patternFitsLength,
  ruleOfShownField,
  birthdayCounts,
  windowsFitPhones,
  vendorOnce,
  plainPaths,
  securityContactInDate,
  ...fleetRules,
  ...inheritanceRules,
  looksApart,
  picturesApart,
];
