import type { Merchant } from "../merchant.ts";
import { testMerchant } from "./testMerchant.ts";

/** The test merchant with every way to log in, to register and to reset a password by phone. */
export const mobileMerchant: Merchant = {
  ...testMerchant,
  merchant: "MOBILE1",
  switches: {
    ...testMerchant.switches,
    MOBILEVERCODELOGIN3: true,
    MOBILEREG3: true,
    MOBILEREGPASS3: true,
    REGMOBVERF3: true,
    CHNGPASSVERIF3: true,
  },
};
