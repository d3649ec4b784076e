import type { Gate, GateContext } from "./gate.ts";
import { type Switches, switchContracts } from "./switches.gen.ts";

/** What is known about a brand at build time. */
interface BrandContext {
  readonly features: GateContext["features"];
  readonly switches: Switches;
  /** The switches that the platform cannot change. */
  readonly lockedSwitches: readonly (keyof Switches)[];
}

/** Whether a gate can ever open on this brand's site, whatever its platform sends. */
export function couldBeOpen(gate: Gate, { features, switches, lockedSwitches }: BrandContext): boolean {
  const { feature, switch: switchId } = gate;
  if (feature !== undefined && !features[feature]) return false;
  if (switchId === undefined || switches[switchId]) return true;
  return switchContracts[switchId] === "server" && !lockedSwitches.includes(switchId);
}
