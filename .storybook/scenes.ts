/** A call that fails in a way of its own. */
export type Fault =
  /** Nobody is there. */
  | "down"
  /** No answer comes until the fault is lifted. */
  | "slow"
  /** The answer is no JSON. */
  | "notJson"
  /** The answer is JSON, but not what was asked for. */
  | "otherShape"
  /** The platform answers with 500. */
  | "error";

interface SceneRow {
  readonly id: string;
  /** What the toolbar says. */
  readonly title: string;
  /** The recordings that answer, the first one that has an answer; `guest` has what everybody gets. */
  readonly recordings: readonly string[];
  /** Whose session is held, by the name of its recording. */
  readonly visitor?: string;
  /** Lists come without entries. */
  readonly empty?: true;
  /** What happens to the calls: to all, or to all but the first question of how the site stands. */
  readonly fault?: { readonly kind: Fault; readonly opens: boolean };
}

/** Who is looking, and at what: the sets of answers that the stories of the site are shown with. */
export const scenes = [
  { id: "guest", title: "Guest", recordings: ["guest"] },
  { id: "member", title: "Member", recordings: ["member", "guest"], visitor: "member" },
  { id: "member-rank-5", title: "Member of rank 5", recordings: ["member-rank-5", "guest"], visitor: "member-rank-5" },
  { id: "agent", title: "Agent", recordings: ["agent", "guest"], visitor: "agent" },
  { id: "trial", title: "Trial player", recordings: ["trial", "guest"], visitor: "trial" },
  { id: "empty", title: "Guest, lists without entries", recordings: ["guest"], empty: true },
  { id: "maintenance", title: "Site in maintenance", recordings: ["maintenance", "guest"] },
  { id: "restricted", title: "Visitor from a closed region", recordings: ["restricted", "guest"] },
  { id: "platform-down", title: "Platform down", recordings: ["guest"], fault: { kind: "down", opens: false } },
  { id: "slow", title: "Platform that does not answer", recordings: ["guest"], fault: { kind: "slow", opens: true } },
  { id: "broken", title: "Platform with errors", recordings: ["guest"], fault: { kind: "error", opens: true } },
] as const satisfies readonly SceneRow[];

export type SceneId = (typeof scenes)[number]["id"];

export function sceneOf(id: SceneId): SceneRow {
  const scene = scenes.find((row) => row.id === id);
  if (!scene) throw new Error(`There is no scene "${id}".`);
  return scene;
}

/** Whether nobody is logged in and the site is open: where the forms can be seen. */
export function isOpenToGuests(id: SceneId): boolean {
  const { visitor, fault } = sceneOf(id);
  return visitor === undefined && fault?.opens !== false && id !== "maintenance" && id !== "restricted";
}
