import { Shelf, type ShelfProps } from "@livery/ui/Shelf/Shelf.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";

export type GameShelfProps = Pick<ShelfProps, "label" | "rows" | "children">;

/** The games of a section, in the brand's arrangement. */
export function GameShelf(props: GameShelfProps) {
  const { t } = useTranslation();
  return <Shelf {...props} controls={{ previous: t("controls.previous"), next: t("controls.next") }} />;
}
