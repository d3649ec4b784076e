/** How a call fails. */
export type Fault =
  /** The platform cannot be reached. */
  | "down"
  /** No response comes until the failure ends. */
  | "slow"
  /** The response is not JSON. */
  | "notJson"
  /** The response is JSON of another shape. */
  | "otherShape"
  /** The platform responds with 500. */
  | "error";

interface SceneRow {
  readonly id: string;
  /** The title in the toolbar. */
  readonly title: string;
  /** The recordings to search in this order; `guest` contains what everybody gets. */
  readonly recordings: readonly string[];
  /** The visitor whose session is active, by the name of the recording. */
  readonly visitor?: string;
  /** Lists have no entries. */
  readonly empty?: true;
  /** How calls fail: all of them, or with `opens` all except the first request for the site's status. */
  readonly fault?: { readonly kind: Fault; readonly opens: boolean };
}

/** The visitor and the state of the platform: the sets of responses for the stories of the site. */
export const scenes = [
  { id: "guest", title: "Guest", recordings: ["guest"] },
  { id: "member", title: "Member", recordings: ["member", "guest"], visitor: "member" },
  {
    id: "member-rank-5",
    title: "Member with rank 5",
    recordings: ["member-rank-5", "guest"],
    visitor: "member-rank-5",
  },
  { id: "agent", title: "Agent", recordings: ["agent", "guest"], visitor: "agent" },
  { id: "trial", title: "Trial player", recordings: ["trial", "guest"], visitor: "trial" },
  { id: "empty", title: "Guest, empty lists", recordings: ["guest"], empty: true },
  { id: "maintenance", title: "Site under maintenance", recordings: ["maintenance", "guest"] },
  { id: "restricted", title: "Visitor from a blocked region", recordings: ["restricted", "guest"] },
  { id: "platform-down", title: "Platform down", recordings: ["guest"], fault: { kind: "down", opens: false } },
  { id: "slow", title: "Platform that does not respond", recordings: ["guest"], fault: { kind: "slow", opens: true } },
  { id: "broken", title: "Platform with errors", recordings: ["guest"], fault: { kind: "error", opens: true } },
] as const satisfies readonly SceneRow[];

export type SceneId = (typeof scenes)[number]["id"];

export function sceneOf(id: SceneId): SceneRow {
  const scene = scenes.find((row) => row.id === id);
  if (!scene) throw new Error(`There is no scene "${id}".`);
  return scene;
}

/** Whether nobody is logged in and the site is open, so that the forms can be shown. */
export function isOpenToGuests(id: SceneId): boolean {
  const { visitor, fault } = sceneOf(id);
  return visitor === undefined && fault?.opens !== false && id !== "maintenance" && id !== "restricted";
}
