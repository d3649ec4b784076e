/**
 * Creates a value once for each object and keeps it as long as the object exists. `useMemo` is not enough where a
 * component suspends: React discards what the suspended render created, and every retry would create it again.
 */
export function memoize<Key extends object, Made, Rest extends readonly unknown[]>(
  make: (key: Key, ...rest: Rest) => Made,
): (key: Key, ...rest: Rest) => Made {
  const kept = new WeakMap<Key, { readonly made: Made }>();
  return (key, ...rest) => {
    const known = kept.get(key);
    if (known) return known.made;
    const made = make(key, ...rest);
    kept.set(key, { made });
    return made;
  };
}
