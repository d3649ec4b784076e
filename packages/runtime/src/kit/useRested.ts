import { useEffect, useState } from "react";

/** How long a value rests before it counts, in ms. */
const REST = 400;

/** A value that somebody is typing, as it was when they last paused. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
