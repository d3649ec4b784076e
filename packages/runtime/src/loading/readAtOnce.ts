/**
 * Lets React's `use` read a resolved promise at once, even if no component was waiting for it. A component can then
 * call `use` on every render, as React requires, and not only while the promise is pending.
 */
export function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => undefined,
  );
  return promise;
}
