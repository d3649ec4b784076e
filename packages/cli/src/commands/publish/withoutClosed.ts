import type { Terminal } from "../../terminal.ts";
import type { TargetState } from "./delivery/target.ts";

/**
 * The brands of a command that names none, without those whose site was removed: no publish or rollback of everything is to
 * open a site that somebody has closed. Says on stderr which ones stay closed, and that `command` with their ids opens them.
 */
export function withoutClosed(
  ids: readonly string[],
  { brands }: Pick<TargetState, "brands">,
  command: string,
  { note }: Pick<Terminal, "note">,
): readonly string[] {
  const closed = ids.filter((id) => brands.get(id)?.current?.gone);
  if (closed.length > 0) {
    const were = closed.length === 1 ? "was removed, and stays" : "were removed, and stay";
    note(`${closed.join(", ")} ${were} closed. To open again: ${command} ${closed.join(" ")}`);
  }
  return ids.filter((id) => !closed.includes(id));
}
