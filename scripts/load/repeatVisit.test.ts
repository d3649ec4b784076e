import { expect, it, vi } from "vitest";
import { repeatVisit } from "./repeatVisit.ts";

const failing = (times: number) => {
  const visit = vi.fn<() => Promise<string>>().mockResolvedValue("measured");
  for (let time = 0; time < times; time += 1) visit.mockRejectedValueOnce(new Error(`NO_NAVSTART ${time}`));
  return visit;
};

it.each([0, 1, 2])("a visit that fails %i times is repeated, and each failure is said", async (times) => {
  const said: string[] = [];
  await expect(repeatVisit(failing(times), (line) => said.push(line))).resolves.toBe("measured");
  expect(said).toEqual(Array.from({ length: times }, (_, at) => `A visit failed and is repeated: NO_NAVSTART ${at}`));
});

it("three failures in a row end the benchmark, with the last reason", async () => {
  const visit = failing(3);
  await expect(repeatVisit(visit, () => undefined)).rejects.toThrow(
    "3 visits in a row failed. The last: NO_NAVSTART 2",
  );
  expect(visit).toHaveBeenCalledTimes(3);
});
