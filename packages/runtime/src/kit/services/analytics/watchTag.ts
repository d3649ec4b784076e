import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { atom, type createStore } from "jotai";
import { consentAtom } from "../../../site/consent.ts";
import { systemStatusAtom } from "../../../site/systemStatus.ts";
import { allowedTag, loadTag, silenceTag } from "./googleTag.ts";

type Analytics = NonNullable<SiteConfig["analytics"]>;

interface Counting {
  /** The tag to load now. */
  readonly load?: string;
  /** The tag that the visitor does not want. */
  readonly silence?: string;
  /** Whether the visitor has to be asked. */
  readonly asks: boolean;
}

/**
 * Whether visits are counted: only by a tag that the platform names and, where a compliance pack asks for it, only after
 * the visitor agreed (CO-034).
 */
export const countingAtom = ({ gtagId, afterConsent }: Analytics) =>
  atom((get): Counting => {
    const tag = allowedTag(gtagId, get(systemStatusAtom)?.gtagId);
    if (tag === undefined) return { asks: false };
    const consent = afterConsent ? get(consentAtom) : "yes";
    return { ...(consent === "yes" ? { load: tag } : { silence: tag }), asks: consent === undefined };
  });

/** Loads the tag as soon as it may be loaded, and silences it when the visitor decides otherwise. Returns how to stop. */
export function watchTag(store: ReturnType<typeof createStore>, counting: ReturnType<typeof countingAtom>): () => void {
  const decide = () => {
    const { load, silence } = store.get(counting);
    if (load !== undefined) loadTag(load);
    if (silence !== undefined) silenceTag(silence);
  };
  decide();
  return store.sub(counting, decide);
}
