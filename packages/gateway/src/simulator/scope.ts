/**
 * Where something of the simulator applies: everywhere, to one merchant's site, to one marked visitor, or to that
 * visitor on one site.
 */
export interface Scope {
  readonly merchant?: string | undefined;
  readonly visitor?: string | undefined;
}

/** Whether a scope includes a request. */
export function isFor(scope: Scope, asked: Scope): boolean {
  return (
    (scope.merchant === undefined || scope.merchant === asked.merchant) &&
    (scope.visitor === undefined || scope.visitor === asked.visitor)
  );
}
