/**
 * What is made once for each object, and kept as long as the object: React throws away what an update made that had to
 * wait, and would make it anew for ever.
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
