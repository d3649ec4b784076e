import { login } from "@livery/platform/calls/login.ts";
import { slideCaptcha } from "@livery/platform/calls/slideCaptcha.ts";
import { solveSlideCaptcha } from "@livery/platform/calls/solveSlideCaptcha.ts";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { askRaw } from "../testing/asking.ts";
import { SLIDE_PLACE, type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const SECOND = 1000;
const other = { ...testMerchant, merchant: "OTHER1" };

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({ merchants: [testMerchant, other] });
});
afterEach(() => platform.gateway.close());

/** A hand's track to `x`, in a second. */
const wayTo = (x: number) =>
  Array.from({ length: 21 }, (_, at) => ({ x: Math.round((x * at) / 20), y: at % 4, t: at * 50 }));

/** Draws a picture, waits as long as a hand takes, and slides the piece. */
async function slide(x: number, { track = wayTo(x), afterMs = SECOND } = {}): Promise<string> {
  const { id } = await platform.client()(slideCaptcha, undefined);
  platform.clock.now += afterMs;
  return (await platform.client()(solveSlideCaptcha, { id, x, track })).proof;
}

const failed = { status: 422, code: "auth/captcha-check-failed", value: { captcha: true } };

async function sizeOf(address: string): Promise<{ width: number | undefined; height: number | undefined }> {
  const { width, height } = await sharp(Buffer.from(address.split(",")[1] ?? "", "base64")).metadata();
  return { width, height };
}

describe("a slide captcha", () => {
  it("AP-155 has a picture and a piece at twice the size of their coordinates", async () => {
    const { image, piece, ...told } = await platform.expectContract(slideCaptcha, undefined);
    expect(told).toMatchObject({ width: 320, height: 160, pieceTop: expect.any(Number) });
    expect(await sizeOf(image)).toEqual({ width: 640, height: 320 });
    expect(await sizeOf(piece)).toEqual({ width: 112, height: 112 });
    expect(told.pieceTop).toBeGreaterThanOrEqual(0);
    expect(told.pieceTop + 56).toBeLessThanOrEqual(160);
  });

  it("AP-156 returns a proof for a piece at or near its place, and for nothing else", async () => {
    const { id } = await platform.client()(slideCaptcha, undefined);
    platform.clock.now += SECOND;
    const answer = { id, x: SLIDE_PLACE, track: wayTo(SLIDE_PLACE) };
    const { proof } = await platform.expectContract(solveSlideCaptcha, answer);
    expect(proof.length).toBeGreaterThan(20);
    for (const off of [-5, 5]) await expect(slide(SLIDE_PLACE + off)).resolves.toBeDefined();
    for (const off of [-6, 6]) await expect(slide(SLIDE_PLACE + off)).rejects.toMatchObject(failed);
  });

  it("AP-156 requires a plausible track", async () => {
    await expect(slide(SLIDE_PLACE, { track: [] })).rejects.toMatchObject(failed);
    await expect(
      slide(SLIDE_PLACE, { track: wayTo(SLIDE_PLACE).map((point) => ({ ...point, t: 0 })) }),
    ).rejects.toMatchObject(failed);
  });

  it("AP-156 accepts one attempt, within two minutes, at its own merchant", async () => {
    const { id } = await platform.client()(slideCaptcha, undefined);
    platform.clock.now += SECOND;
    const send = platform.client();
    const right = { id, x: SLIDE_PLACE, track: wayTo(SLIDE_PLACE) };
    await expect(send(solveSlideCaptcha, { ...right, x: 100, track: wayTo(100) })).rejects.toMatchObject(failed);
    await expect(send(solveSlideCaptcha, right)).rejects.toMatchObject(failed);
    await expect(slide(SLIDE_PLACE, { afterMs: 120 * SECOND })).rejects.toMatchObject(failed);
    const { id: own } = await send(slideCaptcha, undefined);
    platform.clock.now += SECOND;
    const elsewhere = platform.client({ merchant: other.merchant });
    await expect(elsewhere(solveSlideCaptcha, { ...right, id: own })).rejects.toMatchObject(failed);
  });

  it("AP-156 counts an address's wrong attempts, and rejects an invalid body", async () => {
    const body = { id: "x", x: 100, track: wayTo(100) };
    const ask = (address: string) => askRaw(platform, solveSlideCaptcha, body, { address });
    for (let wrong = 0; wrong < 10; wrong += 1) expect(await ask("203.0.113.7")).toMatchObject({ status: 422 });
    expect(await ask("203.0.113.7")).toMatchObject({ status: 429, body: { value: { retryAfter: 900 } } });
    expect(await ask("203.0.113.8")).toMatchObject({ status: 422 });
    for (const [wrong, field] of [
      [{ ...body, x: 1.5 }, "x"],
      [{ ...body, track: [{ x: 1, y: 1 }] }, "track.0.t"],
      [{ ...body, track: Array(501).fill({ x: 1, y: 1, t: 1 }) }, "track"],
    ] as const) {
      expect(await askRaw(platform, solveSlideCaptcha, wrong)).toMatchObject({
        status: 422,
        body: { value: { field } },
      });
    }
  });
});

it("AP-156 AP-001 its proof satisfies a login that needs a captcha, once and for five minutes", async () => {
  const attempt = (password: string, slideProof?: string) =>
    platform.client()(login, {
      type: "username",
      username: "demo",
      password,
      ...(slideProof !== undefined && { slideProof }),
    });
  await expect(attempt("wrong")).rejects.toMatchObject({ code: "WRONG_LOGIN" });
  const proof = await slide(SLIDE_PLACE);
  await expect(attempt("wrong", proof)).rejects.toMatchObject({ code: "WRONG_LOGIN" });
  await expect(attempt(DEMO_PASSWORD, proof)).rejects.toMatchObject({ code: "WRONG_CAPTCHA" });
  const late = await slide(SLIDE_PLACE);
  platform.clock.now += 300 * SECOND;
  await expect(attempt(DEMO_PASSWORD, late)).rejects.toMatchObject({ code: "WRONG_CAPTCHA" });
  await expect(attempt(DEMO_PASSWORD, await slide(SLIDE_PLACE))).resolves.toMatchObject({ userName: "demo" });
});
