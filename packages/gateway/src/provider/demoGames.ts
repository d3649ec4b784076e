/** The demonstration games; each is also the name of its page. */
export const demoGames = ["slot", "baccarat", "lottery"] as const;

export type DemoGameId = (typeof demoGames)[number];

const byType: Readonly<Record<string, DemoGameId>> = { LIVE: "baccarat", LOTT: "lottery", ELOTT: "lottery" };

/** The game that opens for a game type of the catalogue. */
export function demoGameOf(gameType: string): DemoGameId {
  return byType[gameType] ?? "slot";
}
