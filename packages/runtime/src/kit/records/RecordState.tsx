import { Tag } from "@livery/ui/Tag/Tag.tsx";
import type { ReactNode } from "react";
import * as css from "./records.css.ts";

interface RecordStateProps {
  /** open: something is still to come. refused: it was not done. settled: any other, which says nothing new. */
  readonly look: "open" | "refused" | "settled";
  readonly children: ReactNode;
}

/** The state of a record in its row. An open record stands out, and so does a refused one. */
export function RecordState({ look, children }: RecordStateProps) {
  if (look === "open") return <Tag>{children}</Tag>;
  return <span className={look === "refused" ? css.refused : css.settled}>{children}</span>;
}
