import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { useSite } from "../../site/SiteContext.ts";
import { openGameTypes } from "./openGameTypes.ts";

/** Leads to the brand's first page of games; absent where it has none. */
export function GamesLink({ children }: { readonly children: string }) {
  const [first] = openGameTypes(useSite());
  return first ? <ButtonLink href={first.entry.path}>{children}</ButtonLink> : null;
}
