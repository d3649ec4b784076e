import { feedback } from "@livery/platform/calls/feedback.ts";
import { slideCaptcha } from "@livery/platform/calls/slideCaptcha.ts";
import { solveSlideCaptcha } from "@livery/platform/calls/solveSlideCaptcha.ts";
import { multipart } from "@livery/platform/multipart.ts";
import { bytesOf } from "@livery/product/pictureKind.ts";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { looseLimits } from "../protection/limits.ts";
import { askRaw, solvedCaptcha } from "../testing/asking.ts";
import { DOT_PNG, fileOf } from "../testing/dotPng.ts";
import { SLIDE_PLACE, type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway();
});
afterEach(() => platform.gateway.close());

const png = fileOf(DOT_PNG);
const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: "#336699" } });
const jpg = new Blob([new Uint8Array(await plain.clone().jpeg().toBuffer())]);

/** A picture of a size in bytes: nothing follows its pixels. */
const padded = (picture: Blob, size: number) => new Blob([picture, new Uint8Array(size - picture.size)]);

const idea = { type: "IDEA", text: "Please show the rules of each game." } as const;

const ADDRESS = "203.0.113.7";

/** Sends feedback with a solved captcha and returns what the platform says. */
async function send(body: Readonly<Record<string, unknown>>, images: readonly Blob[] = [], address = ADDRESS) {
  const { id: captchaId, text: captcha } = await solvedCaptcha(platform);
  const fields = { ...idea, captchaId, captcha, ...body };
  const { status, body: said } = await platform.raw(feedback.path, {
    method: feedback.method,
    address,
    body: images.length === 0 ? JSON.stringify(fields) : multipart(fields, { images }),
  });
  return { status, code: said.code, value: said.value };
}

const kept = () => platform.gateway.control.feedback();
const refused = (field: string, rule: string) => ({ status: 422, code: "FIELD_INVALID", value: { field, rule } });
const full = { status: 422, code: "PICTURES_FULL", value: { field: "images" } };

it("HP-007 AP-047 a visitor without a session sends type, text, contact, remark and pictures", async () => {
  await platform.expectContract(feedback, {
    ...idea,
    contact: "han@mail.example",
    remark: "From my phone",
    images: [png, jpg],
    captcha: await solvedCaptcha(platform),
  });
  const [only, ...others] = await kept();
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    ...idea,
    merchant: "TEST01",
    contact: "han@mail.example",
    remark: "From my phone",
    language: "ko",
  });
  const drawn = await Promise.all(only!.pictures.map(async (picture) => sharp(picture).metadata()));
  expect(drawn).toMatchObject([
    { format: "jpeg", width: 1, height: 1 },
    { format: "jpeg", width: 40, height: 20 },
  ]);
});

async function slideProof(): Promise<string> {
  const { id } = await platform.client()(slideCaptcha, undefined);
  platform.clock.now += 1000;
  const track = Array.from({ length: 11 }, (_, step) => ({ x: (SLIDE_PLACE / 10) * step, y: 20, t: step * 80 }));
  return (await platform.client()(solveSlideCaptcha, { id, x: SLIDE_PLACE, track })).proof;
}

describe("proof of a human", () => {
  it("HP-008 feedback needs a captcha, which is good for one", async () => {
    const { status, body } = await askRaw(platform, feedback, idea);
    expect([status, body.code]).toEqual([422, "CAPTCHA_REQUIRED"]);
    const captcha = await solvedCaptcha(platform);
    await platform.client()(feedback, { ...idea, captcha });
    await expect(platform.client()(feedback, { ...idea, captcha })).rejects.toMatchObject({ code: "WRONG_CAPTCHA" });
    expect(await kept()).toHaveLength(1);
  });

  it("a slide opens no upload, and stays good for words", async () => {
    const captcha = { id: "", text: "", slideProof: await slideProof() };
    await expect(platform.client()(feedback, { ...idea, images: [png], captcha })).rejects.toMatchObject({
      code: "CAPTCHA_REQUIRED",
    });
    await platform.client()(feedback, { ...idea, captcha });
    expect(await kept()).toMatchObject([{ pictures: [] }]);
  });

  it("pictures are not read before the captcha is solved", async () => {
    const form = new Response(multipart(idea, { images: [padded(png, bytesOf(5))] }));
    const bytes = new Uint8Array(await form.clone().arrayBuffer());
    const PIECE = 16 * 1024;
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          controller.enqueue(bytes.subarray(pulled, pulled + PIECE));
          pulled += PIECE;
          if (pulled >= bytes.length) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { Merchant: "TEST01", "Content-Type": form.headers.get("Content-Type")! };
    const init = { method: feedback.method, headers, body, duplex: "half" };
    const response = await platform.gateway.fetch(
      new Request(`http://platform.test${feedback.path}`, init as RequestInit),
    );
    expect([response.status, await response.json()]).toMatchObject([422, { code: "CAPTCHA_REQUIRED" }]);
    expect(pulled).toBeLessThan(bytes.length / 10);
  });
});

describe("the platform's own bounds", () => {
  it.each([
    ["text", "x".repeat(9), "length"],
    ["text", "x".repeat(10), undefined],
    ["text", "x".repeat(500), undefined],
    ["text", "x".repeat(501), "length"],
    ["text", `${" ".repeat(20)}x`, "length"],
    ["remark", "x".repeat(140), undefined],
    ["remark", "x".repeat(141), "length"],
    ["contact", "nobody", "pattern"],
    ["type", "PRAISE", "choice"],
  ])("VF-051 VF-054 %s %j", async (field, value, rule) => {
    expect(await send({ [field]: value })).toMatchObject(rule ? refused(field, rule) : { status: 200 });
    expect(await kept()).toHaveLength(rule ? 0 : 1);
  });

  const gif = new Blob(["GIF89a"]);
  const page = new Blob(["<!doctype html><script>alert(1)</script>"]);
  const half = new Blob([fileOf("iVBORw0KGgo="), page]);
  it.each([
    ["VF-055 a GIF", [gif], refused("images", "pattern")],
    ["VF-058 a page that was renamed", [png, page], refused("images", "pattern")],
    ["VF-058 a page behind the signature of a PNG", [half], refused("images", "pattern")],
    ["VF-056 5 MB", [padded(png, bytesOf(5))], { status: 200 }],
    ["VF-056 a byte more", [padded(png, bytesOf(5) + 1)], refused("images", "length")],
    ["VF-057 three of 5 MB", Array<Blob>(3).fill(padded(jpg, bytesOf(5))), { status: 200 }],
    ["VF-057 four", [png, jpg, png, jpg], refused("images", "length")],
  ])("%s", async (_, images, answer) => {
    expect(await send({}, images)).toMatchObject(answer);
    expect(await kept()).toHaveLength(answer.status === 200 ? 1 : 0);
  });

  it("pictures are no part of the JSON", async () => {
    expect(await send({ images: [DOT_PNG] })).toMatchObject(refused("images", "type"));
  });
});

describe("pictures that are kept", () => {
  it("have nothing of the file but its pixels", async () => {
    const secret = "<script>where I live</script>";
    const photo = await plain
      .clone()
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    await send({}, [new Blob([new Uint8Array(photo), secret])]);
    const [{ pictures } = { pictures: [] }] = await kept();
    expect(pictures).toHaveLength(1);
    expect(Buffer.from(pictures[0]!).includes("script")).toBe(false);
  });

  it("are nine a day from one address; its words are still taken, and others' pictures", async () => {
    const three = [png, png, png];
    for (let sent = 0; sent < 3; sent += 1) expect(await send({}, three)).toMatchObject({ status: 200 });
    expect(await send({}, [png])).toMatchObject(full);
    expect(await send({})).toMatchObject({ status: 200 });
    expect(await send({}, [png], "203.0.113.8")).toMatchObject({ status: 200 });
    platform.clock.now += 86_400_000;
    expect(await send({}, three)).toMatchObject({ status: 200 });
  });

  it("are at most nine, however many messages come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({}, [png, png, png])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await kept()).flatMap(({ pictures }) => pictures)).toHaveLength(9);
  });

  it("have a quota for all addresses together, and words have none", async () => {
    await platform.gateway.close();
    platform = await openTestGateway({ limits: { ...looseLimits, feedbackPictures: 4 } });
    expect(await send({}, [png, png, png])).toMatchObject({ status: 200 });
    expect(await send({}, [png, png], "203.0.113.8")).toMatchObject(full);
    expect(await send({}, [png], "203.0.113.8")).toMatchObject({ status: 200 });
    expect(await send({}, [png], "203.0.113.9")).toMatchObject(full);
    expect(await send({}, [], "203.0.113.9")).toMatchObject({ status: 200 });
  });

  it("CN-062 are deleted after 90 days, and the words after a year, as the privacy text says", async () => {
    await send({}, [png]);
    platform.clock.now += 90 * 86_400_000 - 1;
    expect(await kept()).toMatchObject([{ pictures: [expect.anything()] }]);
    platform.clock.now += 1;
    expect(await kept()).toMatchObject([{ text: idea.text, pictures: [] }]);
    platform.clock.now += 275 * 86_400_000;
    await send({ text: "Something else after a year." });
    expect(await kept()).toMatchObject([{ text: "Something else after a year.", pictures: [] }]);
  });
});
