/** A game's name in both languages, and what its picture shows. */
export interface GameName {
  readonly ko: string;
  readonly en: string;
  readonly emblem: string;
  /** The classification that lobbies filter by; most games have none. */
  readonly classification?: string;
}
