import { expect, test } from "vitest";
import { announcementTypes } from "./announcementTypes.ts";

test("BR-020 a site that lists no kinds requests all but the header's, others request what they list", () => {
  expect(announcementTypes({ announcements: ["B"] })).toBe("B,PL,PU,PR");
  expect(announcementTypes({ announcements: ["B", "H"] })).toBe("B,H");
});
