import { QueryClient, QueryObserver } from "@tanstack/query-core";
import { expect, it } from "vitest";
import { outdate } from "./outdate.ts";

/** An observed query; each fetch waits for its response. */
function observed(id: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const responses: ((value: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void responses.push(resolve));
  const observer = new QueryObserver(queries, { queryKey: [id, "session"], queryFn });
  const leave = observer.subscribe(() => undefined);
  return { queries, responses, observer, leave };
}

it("a first response that is on its way when something happens is not shown: it may be from before that", async () => {
  const { queries, responses, observer } = observed("balance");
  outdate(queries, [{ id: "balance" }]);
  expect(responses).toHaveLength(2);
  responses[0]!("before");
  responses[1]!("after");
  await expect.poll(() => observer.getCurrentResult()).toMatchObject({ data: "after", isFetching: false });
});

it("what does not show is fetched again once it shows; other calls stay as they are", async () => {
  const { queries, responses, observer, leave } = observed("balance");
  responses[0]!("old");
  await expect.poll(() => observer.getCurrentResult().data).toBe("old");
  outdate(queries, [{ id: "profile" }]);
  leave();
  outdate(queries, [{ id: "balance" }]);
  expect(responses).toHaveLength(1);
  observer.subscribe(() => undefined);
  expect(responses).toHaveLength(2);
});

it("a fetch for nothing that shows any more does not make its data count as fresh", async () => {
  const { queries, responses, observer, leave } = observed("balance");
  responses[0]!("old");
  await expect.poll(() => observer.getCurrentResult().data).toBe("old");
  void observer.refetch();
  leave();
  outdate(queries, [{ id: "balance" }]);
  responses[1]!("before");
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(responses).toHaveLength(2);
  observer.subscribe(() => undefined);
  expect(responses).toHaveLength(3);
});

it("a retry of the visitor ends with the new response", async () => {
  const { queries, responses, observer } = observed("balance");
  const retry = observer.refetch();
  outdate(queries, [{ id: "balance" }]);
  responses.at(-1)!("after");
  expect(await retry).toMatchObject({ data: "after" });
});

it.each([
  ["balance", true],
  ["profile", false],
])("with %s what may be withdrawn or transferred is out of date: %s", (id, isOutdated) => {
  const queries = new QueryClient();
  for (const kept of ["withdrawalInfo", "transferInfo"]) queries.setQueryData([kept, "session"], {});
  outdate(queries, [{ id }]);
  for (const kept of ["withdrawalInfo", "transferInfo"])
    expect(queries.getQueryState([kept, "session"])?.isInvalidated).toBe(isOutdated);
});
