import type { Gate } from "./gate.ts";

/**
 * A page of a centre. Its code, styles, texts, story and test are in the folder of its id in the runtime
 * (`member/panes/<id>`, `agent/panes/<id>`).
 */
export interface PaneRow extends Gate {
  readonly id: string;
  /** Name of its icon (ui's icon table). */
  readonly icon: string;
  /** Its group in the menu: the part after `group.` of the key of the group's title. */
  readonly group?: string;
}
