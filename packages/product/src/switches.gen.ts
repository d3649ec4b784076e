// Generated from schemas/switches.schema.json by `npm run gen`. Do not edit.

/** Shows or hides parts of the site. `x-override` says who decides: build = only this file; server-off-only = shown only if this file and the server both turn it on; server = the server decides, and this value applies until it responds (BR-037). */
export interface Switches {
  /** Visitors can register themselves. Off hides the register buttons in the header and the side menu (BR-026). */
  readonly DIRECTREG3: boolean;
  /** Off leaves only the login by username (BR-027). */
  readonly MOBILEVERCODELOGIN3: boolean;
  /** The registration requires a code sent by SMS (BR-028). */
  readonly REGMOBVERF3: boolean;
  /** A forgotten password can be reset by SMS as well as by e-mail (BR-029). */
  readonly CHNGPASSVERIF3: boolean;
  /** The registration offers the mobile mode (BR-030). */
  readonly MOBILEREG3: boolean;
  /** The mobile mode of the registration has a password field (BR-031). */
  readonly MOBILEREGPASS3: boolean;
  /** The registration offers the username mode (BR-032). */
  readonly USERNAMEREG3: boolean;
  /** Visitors can try the games without an account (BR-033). */
  readonly FREEPLAY3: boolean;
  /** A member who logs in with an expired password must change it first (BR-034). */
  readonly FORCEPASSEXPIRY3: boolean;
  /** Every page except login, registration, help and download requires a login (BR-035). */
  readonly LOGGEDINONLY3: boolean;
  /** Shows the links to the referral programme (BR-036). */
  readonly REFERRAL3: boolean;
}

/** Who controls each switch: only this brand, brand and server together, or the server (BR-037). */
export const switchContracts: Readonly<Record<keyof Switches, "build" | "server-off-only" | "server">> = {
  DIRECTREG3: "server-off-only",
  MOBILEVERCODELOGIN3: "server-off-only",
  REGMOBVERF3: "server",
  CHNGPASSVERIF3: "server",
  MOBILEREG3: "server-off-only",
  MOBILEREGPASS3: "server",
  USERNAMEREG3: "server-off-only",
  FREEPLAY3: "server-off-only",
  FORCEPASSEXPIRY3: "server",
  LOGGEDINONLY3: "build",
  REFERRAL3: "server-off-only",
};
