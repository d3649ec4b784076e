// Generated from schemas/switches.schema.json by `npm run gen`. Do not edit.
export interface Switches {
  readonly DIRECTREG3: boolean;
  readonly MOBILEVERCODELOGIN3: boolean;
  readonly REGMOBVERF3: boolean;
  readonly CHNGPASSVERIF3: boolean;
  readonly MOBILEREG3: boolean;
  readonly MOBILEREGPASS3: boolean;
  readonly USERNAMEREG3: boolean;
  readonly FREEPLAY3: boolean;
  readonly FORCEPASSEXPIRY3: boolean;
  readonly LOGGEDINONLY3: boolean;
  readonly REFERRAL3: boolean;
}
