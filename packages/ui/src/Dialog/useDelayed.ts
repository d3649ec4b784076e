import { useEffect, useState } from "react";

/** Whether something that is to be open has been so for a while, in ms; it closes at once. */
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
