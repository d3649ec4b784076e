export interface HomeSectionProps {
  /** Which of the sections with a heading this is, from 1. */
  readonly number: number;
}
