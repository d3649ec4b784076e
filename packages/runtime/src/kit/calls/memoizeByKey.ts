/** Creates one atom for each key: a second atom would be a second query. */
export function memoizeByKey<Key extends string, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new Map<Key, Made>();
  return (key) => {
    const made = kept.get(key) ?? make(key);
    kept.set(key, made);
    return made;
  };
}
