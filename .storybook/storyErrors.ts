/** The errors that a story must log or throw (`parameters.expectedErrors`): one pattern each. */
export type ExpectedErrors = readonly RegExp[];

let seen: string[] = [];

/** Collects logged and uncaught errors until the returned function is called. */
export function watchErrors(): () => void {
  seen = [];
  const { error: log } = console;
  console.error = (...values: readonly unknown[]) => {
    seen.push(values.map(String).join(" "));
    log(...values);
  };
  const onError = ({ message }: ErrorEvent) => seen.push(message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => seen.push(String(reason));
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    console.error = log;
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}

/** Fails a story with an unexpected error, or without an expected one. */
export function expectErrors(expected: ExpectedErrors = []): void {
  const surprises = seen.filter((error) => !expected.some((pattern) => pattern.test(error)));
  if (surprises.length > 0) throw new Error(`The story logged or threw an error:\n${surprises.join("\n")}`);
  const missing = expected.filter((pattern) => !seen.some((error) => pattern.test(error)));
  if (missing.length > 0) throw new Error(`The story did not log or throw the expected error: ${missing.join(", ")}`);
}
