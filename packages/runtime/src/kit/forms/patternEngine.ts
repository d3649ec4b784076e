import { needsEngine, type PatternEngine } from "@livery/product/acceptedPattern.ts";
import type { FieldSettings } from "@livery/product/registration.ts";
import { lazyCode } from "../../loading/lazyCode.ts";

/** It weighs more than the rest of the forms together, and hardly any platform asks for it. */
const linear = lazyCode(async () => (await import("@livery/product/linearPattern.ts")).linearPattern);

/**
 * What the rules' patterns are run with (VF-034). Without a regular expression among them, and where it does not come, there
 * is none: the pattern ids decide then, and the platform has the last word.
 */
export async function patternEngine(rules: readonly FieldSettings[]): Promise<PatternEngine | undefined> {
  if (!rules.some(({ acceptedPattern = "" }) => needsEngine(acceptedPattern))) return undefined;
  return linear.here ?? linear.preload().catch(() => undefined);
}
