/**
 * Marks a promise for React's `use`, which then reads it at once when it has resolved, also where nothing of React's waited
 * for it. So a component can call `use` each time it is drawn, as React asks, and not only while there is something to wait for.
 */
export function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => undefined,
  );
  return promise;
}
