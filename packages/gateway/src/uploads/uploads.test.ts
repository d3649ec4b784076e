import { confirmWithdrawal } from "@livery/platform/calls/confirmWithdrawal.ts";
import { countryCodes } from "@livery/platform/calls/countryCodes.ts";
import { feedback } from "@livery/platform/calls/feedback.ts";
import { language } from "@livery/platform/calls/language.ts";
import { uploadAvatar } from "@livery/platform/calls/uploadAvatar.ts";
import { multipart } from "@livery/platform/multipart.ts";
import { randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp, { type Metadata } from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { type Limits, looseLimits } from "../protection/limits.ts";
import { DOT_PNG, fileOf } from "../testing/dotPng.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { asAvatar, asPhoto, drawPicture } from "./drawPicture.ts";
import { createUploadRoom } from "./uploadRoom.ts";

const open: TestGateway[] = [];
afterEach(() => Promise.all(open.splice(0).map(({ gateway }) => gateway.close())));

async function platformWith(limits: Partial<Limits> = {}): Promise<TestGateway> {
  const platform = await openTestGateway({ limits: { ...looseLimits, ...limits } });
  open.push(platform);
  return platform;
}

const dot = fileOf(DOT_PNG);
const avatar = () => multipart({ type: "image/png" }, { image: [dot] });

/** Sends a body with a picture, and with a key of its own. */
async function upload({ raw }: TestGateway, token: string, body: FormData = avatar(), call = uploadAvatar) {
  const headers = { Authorization: token, "Idempotency-Key": randomUUID() };
  const answer = await raw(call.path, { method: call.method, headers, body });
  return `${answer.status} ${answer.body.code}`;
}

describe("who may upload", () => {
  it("each member has a limit for bodies with pictures, and another one for other calls", async () => {
    const platform = await platformWith({ uploads: { burst: 2, perMinute: 1 } });
    const [demo, vip] = [await platform.logIn("demo"), await platform.logIn("vip")];
    const answers = [await upload(platform, demo), await upload(platform, demo), await upload(platform, demo)];
    expect(answers).toEqual(["200 undefined", "200 undefined", "429 auth/too-many-requests"]);
    expect(await upload(platform, vip)).toBe("200 undefined");
    const noPicture = await platform.raw(confirmWithdrawal.path, {
      method: confirmWithdrawal.method,
      headers: { Authorization: demo, "Idempotency-Key": randomUUID() },
      body: JSON.stringify({ id: "W1", received: true }),
    });
    expect(noPicture.status).toBe(404);
  });

  it("an address without a session has the same limit, whatever else it proves", async () => {
    const platform = await platformWith({ uploads: { burst: 1, perMinute: 1 } });
    const send = () =>
      platform.raw(feedback.path, {
        method: feedback.method,
        address: "203.0.113.7",
        body: multipart({ type: "IDEA", text: "Please show the rules." }, { images: [] }),
      });
    expect((await send()).body.code).toBe("CAPTCHA_REQUIRED");
    expect((await send()).status).toBe(429);
  });

  it("a trial account uploads nothing: anybody gets one", async () => {
    const platform = await platformWith();
    expect(await upload(platform, await platform.logIn("trial"))).toBe("403 TRIAL_ACCOUNT");
  });

  it("a call without pictures takes none", async () => {
    const { raw } = await platformWith();
    const body = multipart({ language: "ko" }, { image: [dot] });
    expect((await raw(language.path, { method: language.method, body })).status).toBe(415);
  });
});

it("AP-G the same key with another picture is another body, and with the same one the same", async () => {
  const platform = await platformWith();
  const token = await platform.logIn("demo");
  const headers = { Authorization: token, "Idempotency-Key": randomUUID() };
  const send = async (picture: Blob) => {
    const body = multipart({ type: "image/png" }, { image: [picture] });
    const answer = await platform.raw(uploadAvatar.path, { method: uploadAvatar.method, headers, body });
    return answer.body.code ?? answer.body.value;
  };
  const first = await send(dot);
  expect(await send(dot)).toEqual(first);
  expect(await send(new Blob([dot, "x"]))).toBe("KEY_REUSED");
});

/** Sends an avatar whose last bytes come when `comes` resolves; `isAwaited` resolves when the platform waits for them. */
async function uploadSlowly({ gateway }: TestGateway, headers: Readonly<Record<string, string>>) {
  // So large that the platform reads the fields before it waits for the rest.
  const whole = new Response(multipart({ type: "image/png" }, { image: [new Blob([dot, new Uint8Array(50_000)])] }));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const [comes, isAwaited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let pieces = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pieces += 1;
        if (pieces === 1) return controller.enqueue(bytes.subarray(0, -20));
        isAwaited.resolve();
        await comes.promise;
        controller.enqueue(bytes.subarray(-20));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const type = whole.headers.get("Content-Type")!;
  const all = { Merchant: "TEST01", "Content-Type": type, ...headers };
  const init = { method: uploadAvatar.method, headers: all, body, duplex: "half" };
  const response = gateway.fetch(new Request(`http://platform.test${uploadAvatar.path}`, init as RequestInit));
  await isAwaited.promise;
  return { comes, code: async () => ((await (await response).json()) as { code?: string }).code };
}

it("an upload that never arrives blocks nobody, and one that breaks off is no platform error", async () => {
  const platform = await platformWith({ underWay: 2 });
  const headers = { Authorization: await platform.logIn("demo"), "Idempotency-Key": randomUUID() };
  const first = await uploadSlowly(platform, headers);
  const second = await uploadSlowly(platform, headers);
  expect((await platform.raw(countryCodes.path)).status).toBe(200);
  // From now on it waits to learn whether the first one has the same body.
  second.comes.resolve();
  expect((await platform.raw(countryCodes.path)).status).toBe(200);
  first.comes.reject(new Error("The visitor has left."));
  expect(await first.code()).toBe("BAD_REQUEST");
  expect(await second.code()).toBe("KEY_IN_FLIGHT");
  expect(platform.reports).toEqual([]);
});

it("a member has two uploads under way at most, and blocks nobody else's with them", async () => {
  const platform = await platformWith();
  const [demo, vip] = [await platform.logIn("demo"), await platform.logIn("vip")];
  const slow = () => uploadSlowly(platform, { Authorization: demo, "Idempotency-Key": randomUUID() });
  const [first, second] = [await slow(), await slow()];
  let isThirdDone = false;
  const third = upload(platform, demo).finally(() => (isThirdDone = true));
  expect(await upload(platform, vip)).toBe("200 undefined");
  expect(isThirdDone).toBe(false);
  first.comes.reject(new Error("The visitor has left."));
  expect(await third).toBe("200 undefined");
  second.comes.resolve();
  expect(await second.code()).toBeUndefined();
});

it("uploads share their memory: when it is full they are asked to wait, until there is room again", () => {
  const room = createUploadRoom();
  const largest = 5 * 1024 * 1024;
  let taken = 0;
  const take = () => {
    room.take(largest);
    taken += 1;
  };
  expect(() => {
    for (;;) take();
  }).toThrow("BUSY");
  expect(taken).toBe(6);
  room.giveBack(largest);
  expect(take).not.toThrow();
  expect(take).toThrow("BUSY");
});

describe("a picture", () => {
  const noise = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#336699", noise: { type: "gaussian", sigma: 90 } } });
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

  /** A PNG whose header declares another size. */
  async function declaring(width: number, height: number): Promise<Buffer> {
    const png = await blank(1, 1).png().toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return png;
  }

  it.each([
    ["of one pixel that declares 30,000 × 30,000", () => declaring(30_000, 30_000)],
    ["that declares 1 × 49,000,000", () => declaring(1, 49_000_000)],
    ["of 17 million transparent pixels", () => blank(4100, 4100).png().toBuffer()],
    ["of 12 million pixels as a progressive JPEG", () => blank(3400, 3400).jpeg({ progressive: true }).toBuffer()],
    ["of 9 million pixels as an interlaced PNG", () => blank(3000, 3000).png({ progressive: true }).toBuffer()],
    ["of 56 million pixels", () => blank(8000, 7000).jpeg().toBuffer()],
    ["that ends in the middle", async () => (await noise(400, 400).png().toBuffer()).subarray(0, 4000)],
    ["that is only its signature", async () => Buffer.from("iVBORw0KGgo=", "base64")],
    [
      "that is an SVG behind a signature",
      async () => Buffer.from(`\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>`, "latin1"),
    ],
    ["of no bytes", async () => Buffer.alloc(0)],
  ])("%s is none", async (_, make) => {
    expect(await drawPicture(await make(), asPhoto)).toBeUndefined();
  });

  it("of a phone with 35 million pixels is drawn, upright, and small", async () => {
    const photo = await sharp({ create: { width: 7000, height: 5000, channels: 3, background: "#336699" } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const drawn = await drawPicture(photo, asPhoto);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1143, height: 1600 });
    expect(drawn!.length).toBeLessThan(100_000);
  });

  it("without a background is drawn on white, and an avatar keeps its transparency", async () => {
    const png = await blank(20, 20).png().toBuffer();
    const { dominant } = await sharp(await drawPicture(png, asPhoto)).stats();
    expect(Object.values(dominant).every((value) => value > 240)).toBe(true);
    expect((await sharp(await drawPicture(png, asAvatar)).stats()).isOpaque).toBe(false);
  });

  it("reaches the decoder without its comments, which may inflate to gigabytes", async () => {
    const png = await blank(20, 20).png().toBuffer();
    // After the signature and the header.
    const [head, rest] = [png.subarray(0, 33), png.subarray(33)];
    const comment = (type: string, data: string): Buffer => {
      const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type), Buffer.from(data), Buffer.alloc(4)]);
      bytes.writeUInt32BE(data.length);
      bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
      return bytes;
    };
    const comments = [
      comment("tEXt", "Title\0page"),
      comment("iTXt", "Author\0\0\0\0\0page"),
      comment("tEXt", "Other\0page"),
    ];
    const seen: Promise<Metadata>[] = [];
    const drawn = await drawPicture(Buffer.concat([head, ...comments, rest]), (picture) => {
      seen.push(picture.metadata());
      return asAvatar(picture);
    });
    const [metadata] = await Promise.all(seen);
    expect(metadata).toMatchObject({ width: 20 });
    expect(metadata?.comments).toBeUndefined();
    expect(drawn).toEqual(await drawPicture(png, asAvatar));
  });

  it("is nothing but its pixels, also if it is a page or an archive as well", async () => {
    const page = "<script>alert(1)</script>";
    const jpeg = await noise(60, 60)
      .withExif({ IFD0: { ImageDescription: page, Copyright: page } })
      .jpeg()
      .toBuffer();
    const png = await noise(60, 60).png().toBuffer();
    for (const file of [jpeg, png]) {
      const drawn = await drawPicture(Buffer.concat([file, Buffer.from(`${page}PK\u0003\u0004`)]), asPhoto);
      expect(Buffer.from(drawn!).includes("script")).toBe(false);
      expect((await sharp(drawn).metadata()).exif).toBeUndefined();
    }
  });
});
