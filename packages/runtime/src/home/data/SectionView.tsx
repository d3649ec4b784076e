import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView, type CallViewProps } from "../../kit/calls/CallView.tsx";
import { HomeSection } from "../HomeSection.tsx";
import { SectionContentSkeleton } from "../HomeSectionSkeleton.tsx";
import type { HeadedSectionId } from "../sectionPath.ts";

export interface SectionViewProps<Value> extends Pick<CallViewProps<Value>, "call" | "empty" | "children"> {
  readonly id: HeadedSectionId;
  readonly number: number;
}

/** The data of a section of home. The section's heading stays in every state. */
export function SectionView<Value>({ id, number, ...view }: SectionViewProps<Value>) {
  const { t } = useTranslation();
  return (
    <CallView
      {...view}
      what={t(`home.${id}.title`)}
      form="row"
      skeleton={<SectionContentSkeleton id={id} />}
      frame={(content) => (
        <HomeSection id={id} number={number}>
          {content}
        </HomeSection>
      )}
    />
  );
}
