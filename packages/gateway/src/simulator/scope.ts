/** Whom something of the simulator is for: everybody, one merchant's site, one marked visitor, or that visitor there. */
export interface Scope {
  readonly merchant?: string | undefined;
  readonly visitor?: string | undefined;
}

/** Whether something with this scope is for a request. */
export function isFor(scope: Scope, asked: Scope): boolean {
  return (
    (scope.merchant === undefined || scope.merchant === asked.merchant) &&
    (scope.visitor === undefined || scope.visitor === asked.visitor)
  );
}
