/** What a story is to log or throw (`parameters.expectedErrors`): a pattern for each error. */
export type ExpectedErrors = readonly RegExp[];

let seen: string[] = [];

/** Collects what is logged as an error or thrown at the page, until the returned function is called. */
export function watchErrors(): () => void {
  seen = [];
  const { error: log } = console;
  console.error = (...said: readonly unknown[]) => {
    seen.push(said.map(String).join(" "));
    log(...said);
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

/** Fails a story that logged or threw what it is not to, or did not log or throw what it is to. */
export function expectErrors(expected: ExpectedErrors = []): void {
  const surprises = seen.filter((error) => !expected.some((pattern) => pattern.test(error)));
  if (surprises.length > 0) throw new Error(`The story logged or threw an error:\n${surprises.join("\n")}`);
  const missing = expected.filter((pattern) => !seen.some((error) => pattern.test(error)));
  if (missing.length > 0) throw new Error(`The story is to log or throw an error, and did not: ${missing.join(", ")}`);
}
