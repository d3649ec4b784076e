import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { whitelabelTree } from "@livery/gateway/whitelabelTree.ts";
import { mayEnter } from "@livery/product/access.ts";
import { agentPages } from "@livery/product/agentPages.ts";
import { type DialogRow, dialogs } from "@livery/product/dialogs.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { type Gate, type GateContext, isOpen, phoneRecoveryGate, registrationGate } from "@livery/product/gate.ts";
import { homeSections } from "@livery/product/homeSections.ts";
import { memberPages } from "@livery/product/memberPages.ts";
import { type RegistrationMode, registrationModes, resolveFields } from "@livery/product/registration.ts";
import { codeLoginGate, expiredPasswordGate, freePlayGate } from "@livery/product/switchGates.ts";
import { readSwitchTrees, resolveSwitches } from "@livery/product/resolveSwitches.ts";
import { hasPage, routes } from "@livery/product/routes.ts";

export type CompiledSite = CompiledBrand["site"];

/** What visitors find in each part of a site, in words. */
export type SiteParts = ReadonlyMap<string, string>;

type Entry = readonly [part: string, found: string];

const everyFlag = {
  toUpline: true,
  divtypeinfo: true,
  dailysalinfotype: true,
  contractmrdailysalinfotype: true,
  contracthoursalinfo: true,
  realtimesalinfotype: true,
  divtypereq: true,
  dailysalreqtype: true,
  contracthoursalreq: true,
  realtimesalreqtype: true,
} as const satisfies Required<GateContext["flags"]>;

/**
 * Evaluates the product's own tables and functions for a site on the reference platform, or on one that sends no
 * switches. Nothing here knows which switch or feature decides about which part.
 */
export function siteParts(site: CompiledSite, platform: "reference" | "silent"): SiteParts {
  const { features, lockedSwitches, switches: config } = site;
  const server = readSwitchTrees(platform === "silent" ? [] : [whitelabelTree({ switches: config })]);
  const switches = resolveSwitches({ config, locked: lockedSwitches, server });
  const visitor: GateContext = { features, switches, session: "none", account: undefined, flags: {} };
  return new Map([
    ...pages(visitor),
    ...dialogEntries(visitor),
    ...forms(site, visitor),
    ...menus(site, visitor),
    ...homeSections.map(({ id }): Entry => [`home: ${id}`, site.layout.home.includes(id) ? "shown" : "absent"]),
    ...gameTypes.map(({ id }): Entry => [`navigation: ${id}`, site.gameTypes.includes(id) ? "shown" : "absent"]),
  ]);
}

function pages(visitor: GateContext): Entry[] {
  return routes.map((route): Entry => {
    if (!hasPage(route.path, visitor)) return [`page ${route.path}`, "absent"];
    return [`page ${route.path}`, mayEnter(route, visitor) ? "open" : "after a login"];
  });
}

function dialogEntries(visitor: GateContext): Entry[] {
  const everyone: Readonly<Record<string, GateContext>> = {
    visitors: visitor,
    members: { ...visitor, session: "held", account: "member", flags: everyFlag },
    agents: { ...visitor, session: "held", account: "agent", flags: everyFlag },
    "trial accounts": { ...visitor, session: "held", account: "trial", flags: everyFlag },
  };
  return dialogs.map((dialog: DialogRow): Entry => {
    const who = Object.entries(everyone).flatMap(([name, context]) => (isOpen(dialog, context) ? [name] : []));
    return [`dialog ${dialog.id}`, who.length === 0 ? "closed" : `for ${who.join(", ")}`];
  });
}

function forms(site: CompiledSite, visitor: GateContext): Entry[] {
  const freePlay = site.ageCheckBeforeFreePlay ? "after an age check" : "at once";
  const offered = (gate: Gate, text = "offered"): string => (isOpen(gate, visitor) ? text : "not offered");
  return [
    ["links to the registration", isOpen(registrationGate, visitor) ? "shown" : "absent"],
    [
      "links to the referral programme",
      memberPages.some((row) => row.id === "referral" && isOpen(row, visitor)) ? "shown" : "absent",
    ],
    ["registration by username", fieldsOf("username", site, visitor)],
    ["registration by mobile number", fieldsOf("mobile", site, visitor)],
    ["login by SMS code", offered(codeLoginGate)],
    ["login with an expired password", isOpen(expiredPasswordGate, visitor) ? "asks for a new one" : "enters"],
    ["forgotten password by SMS", offered(phoneRecoveryGate)],
    ["free play", offered(freePlayGate, freePlay)],
    ["first deposit and play", site.mailProof ? "after a proof of the mail address" : "at once"],
  ];
}

function fieldsOf(mode: RegistrationMode, { registration }: CompiledSite, { switches }: GateContext): string {
  // Resolved switches are complete.
  const known = switches as CompiledSite["switches"];
  if (!registrationModes(known).includes(mode)) return "not offered";
  const { fields: brandDefaults, rules: brandRules, forbidden } = registration;
  const fields = resolveFields({ brandDefaults, brandRules, forbidden, switches: known, mode });
  return `asks for ${fields.map(({ id, rule }) => (rule.required ? id : `${id} (optional)`)).join(", ")}`;
}

function menus({ memberMenu, agentMenu }: CompiledSite, visitor: GateContext): Entry[] {
  const owner = { ...visitor, session: "held", flags: everyFlag } as const;
  const entries = (name: string, rows: readonly (Gate & { id: string })[], menu: readonly { id: string }[]) =>
    rows.map((row): Entry => {
      const shown = menu.some(({ id }) => id === row.id) && isOpen(row, owner);
      return [`${name}: ${row.id}`, shown ? "in the menu" : "not in the menu"];
    });
  return [...entries("member centre", memberPages, memberMenu), ...entries("agent centre", agentPages, agentMenu)];
}
