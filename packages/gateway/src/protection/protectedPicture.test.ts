import { beforeEach, expect, it, vi } from "vitest";
import { createProtection, type Protection } from "./createProtection.ts";
import { type Limits, looseLimits, standardLimits } from "./limits.ts";
import { protectedPicture } from "./protectedPicture.ts";

const twice = { burst: 2, perMinute: 1 };
const protectionWith = (limits: Partial<Limits>): Protection =>
  createProtection({ merchants: new Map(), limits: { ...looseLimits, ...limits }, clock: () => 0 });

const draw = vi.fn<() => Response>(() => new Response("<svg/>", { headers: { "Cache-Control": "no-cache" } }));
beforeEach(() => void draw.mockClear());

const request = new Request("http://brand.localhost/wps/pictures/game/crown/1.svg");
const ask = (protection: Protection, address: string): Promise<Response> =>
  protectedPicture(protection, request, () => protection.drawPicture(request, address, draw));

it("ER-003 an address over its picture limit has to wait; other addresses and its own calls do not", async () => {
  const protection = protectionWith({ pictures: twice });
  const answers = [];
  for (const address of ["203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113.8"]) {
    answers.push(await ask(protection, address));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  expect(answers[2]?.headers.get("Retry-After")).toBe("60");
  expect(answers[2]?.headers.get("Cache-Control")).toBe("no-store");
  expect(draw).toHaveBeenCalledTimes(3);
  expect(protection.enter(request, "203.0.113.7")).toBeUndefined();
});

it("by default an address gets 1,200 pictures at once, then 100 a second", async () => {
  const clock = { now: 0 };
  const limits = { ...looseLimits, pictures: standardLimits.pictures };
  const protection = createProtection({ merchants: new Map(), limits, clock: () => clock.now });
  const passed = async (): Promise<number> => {
    let pictures = 0;
    while ((await ask(protection, "203.0.113.7")).status === 200) pictures += 1;
    return pictures;
  };
  expect(await passed()).toBe(1200);
  clock.now += 1000;
  expect(await passed()).toBe(100);
});

it("a 64-bit IPv6 network counts as one address for pictures, too", async () => {
  const protection = protectionWith({ pictures: twice });
  const answers = await Promise.all(["2001:db8::1", "2001:db8::2", "2001:db8::3"].map((one) => ask(protection, one)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
});

it("ER-003 pictures over the number in progress have to wait, and take no call's slot", async () => {
  const protection = protectionWith({ underWay: 2 });
  const asked = ["a", "b", "c"].map((address) => ask(protection, address));
  expect(await protection.carryOut(async () => "called")).toBe("called");
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 503]);
  expect(answers[2]?.headers.get("Retry-After")).toBe("5");
});

it("the platform handles other work between two pictures", async () => {
  const protection = protectionWith({});
  const order: string[] = [];
  const pictures = [1, 2, 3].map((name) =>
    protection.drawPicture(request, "a", () => {
      order.push(`picture ${name}`);
      setImmediate(() => order.push("call"));
      return new Response();
    }),
  );
  await Promise.all(pictures);
  expect(order.join()).toBe("picture 1,call,picture 2,call,picture 3");
});

it("a drawn picture keeps its own headers: unlike a call's response, it may be cached", async () => {
  expect((await ask(protectionWith({}), "a")).headers.get("Cache-Control")).toBe("no-cache");
});

it("a drawing error is not turned into an API error", async () => {
  draw.mockImplementationOnce(() => {
    throw new Error("no such emblem");
  });
  await expect(ask(protectionWith({}), "a")).rejects.toThrow("no such emblem");
});
