import { useEffect, useState } from "react";

/** Whether `open` has been true for the given delay in ms; closing takes effect at once. */
export function useDelayed(open: boolean, delay: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!open || delay === 0) return undefined;
    const timer = setTimeout(() => setWaited(true), delay);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [open, delay]);
  return open && (delay === 0 || waited);
}
