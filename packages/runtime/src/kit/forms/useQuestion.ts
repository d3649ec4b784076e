import { useState } from "react";

interface Question<About> {
  /** What it is about, while it is open. */
  readonly about: About | undefined;
  /** Opens it and waits for the answer, as `before` of `useWriteForm` has it. */
  readonly ask: (about: About) => Promise<void | "cancelled">;
  readonly answer: (isYes: boolean) => void;
}

/** The last question before a form is sent, for a `ConfirmDialog`. */
export function useQuestion<About>(): Question<About> {
  const [open, setOpen] = useState<{ readonly about: About; readonly answer: (isYes: boolean) => void }>();
  return {
    about: open?.about,
    async ask(about) {
      const isYes = await new Promise<boolean>((answer) => setOpen({ about, answer }));
      setOpen(undefined);
      return isYes ? undefined : "cancelled";
    },
    answer: (isYes) => open?.answer(isYes),
  };
}
