import type { Gate, GateContext } from "./gate.ts";
import { type Switches, switchContracts } from "./switches.gen.ts";

/** What is known of a brand when it is compiled. */
interface BrandContext {
  readonly features: GateContext["features"];
  readonly switches: Switches;
  /** The switches about which the platform has no say. */
  readonly lockedSwitches: readonly (keyof Switches)[];
}

/** Whether a gate can open on this brand's site for anybody, whatever its platform says. */
export function couldBeOpen(gate: Gate, { features, switches, lockedSwitches }: BrandContext): boolean {
  const { feature, switch: switchId } = gate;
  if (feature !== undefined && !features[feature]) return false;
  if (switchId === undefined || switches[switchId]) return true;
  return switchContracts[switchId] === "server" && !lockedSwitches.includes(switchId);
}
