import type { RoutePath } from "@livery/product/routes.ts";

/** Which games a lobby shows. It is in the page's address, so that a reload, a link and Back show the same. */
export interface LobbyChoice {
  /** The games that the member opened last, instead of all others (LB-022). */
  readonly recent?: true | undefined;
  /** A provider's code (RT-041). */
  readonly vendor?: string | undefined;
  /** A classification: a kind of live table, crash or mini games (RT-038). */
  readonly classification?: string | undefined;
  /** Part of a game's name (LB-023). */
  readonly search?: string | undefined;
  /** Only games whose smallest bet is at least the brand's hint (LB-024). */
  readonly higherBets?: true | undefined;
  /** Only games with at least the brand's number of lines (LB-025). */
  readonly moreLines?: true | undefined;
}

/** The parameters of the address, by the part of the choice. Those of L38 keep the names of the specification. */
const parameters = {
  recent: "recent",
  vendor: "page",
  classification: "gameClassify",
  search: "search",
  higherBets: "minBet",
  moreLines: "minLineNum",
} as const satisfies Record<keyof LobbyChoice, string>;

const LONGEST_SEARCH = 60;

/** The values that a lobby knows; anything else in the address is ignored (RT-058). */
interface KnownChoices {
  /** Whether there is a member who may have opened games. */
  readonly member: boolean;
  readonly classifications: readonly string[];
  /** Whether the lobby has the filters by bet and by lines. */
  readonly hints: boolean;
  /** The codes of its providers, once they are loaded. */
  readonly vendors: readonly string[] | undefined;
}

export function readChoice(query: string, { member, classifications, hints, vendors }: KnownChoices): LobbyChoice {
  const read = new URLSearchParams(query);
  if (member && read.has(parameters.recent)) return { recent: true };
  const vendor = read.get(parameters.vendor);
  const classification = read.get(parameters.classification);
  const search = read.get(parameters.search)?.slice(0, LONGEST_SEARCH);
  return {
    vendor: vendor && (vendors?.includes(vendor) ?? true) ? vendor : undefined,
    classification: classification && classifications.includes(classification) ? classification : undefined,
    search: search || undefined,
    higherBets: (hints && read.has(parameters.higherBets)) || undefined,
    moreLines: (hints && read.has(parameters.moreLines)) || undefined,
  };
}

/** The address of a lobby that shows a choice. */
export function choiceAddress(lobby: RoutePath, choice: LobbyChoice): string {
  const query = new URLSearchParams();
  for (const [part, parameter] of Object.entries(parameters)) {
    const value = choice[part as keyof LobbyChoice];
    if (value) query.set(parameter, value === true ? "1" : value);
  }
  return query.size === 0 ? lobby : `${lobby}?${query}`;
}

/** The choice with one part changed; `undefined` removes the part. */
export function withPart<Part extends keyof LobbyChoice>(
  choice: LobbyChoice,
  part: Part,
  value: LobbyChoice[Part] | undefined,
): LobbyChoice {
  const { [part]: _, ...others } = choice;
  return value === undefined ? others : { ...others, [part]: value };
}
