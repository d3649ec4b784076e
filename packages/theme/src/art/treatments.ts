import type { ArtTreatment } from "./artTheme.ts";
import type { Treatment } from "./scene.ts";
import { bojagi } from "./treatments/bojagi.ts";
import { engraved } from "./treatments/engraved.ts";
import { kit } from "./treatments/kit.ts";
import { neon } from "./treatments/neon.ts";
import { pop } from "./treatments/pop.ts";
import { soft } from "./treatments/soft.ts";

/** The six styles of painting, by name. */
export const treatments: { readonly [Name in ArtTreatment]: Treatment } = { soft, engraved, kit, pop, neon, bojagi };
