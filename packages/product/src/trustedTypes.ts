/**
 * The only Trusted Types policy of a site. Every brand's content security policy allows it by this name, and the runtime
 * creates it in one place.
 */
export const HTML_POLICY = "livery";
