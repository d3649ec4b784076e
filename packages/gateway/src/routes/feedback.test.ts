import { feedback } from "@livery/platform/calls/feedback.ts";
import { bytesOf } from "@livery/product/pictureKind.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { askRaw, solvedCaptcha } from "../testing/asking.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway();
});
afterEach(() => platform.gateway.close());

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPG = [0xff, 0xd8, 0xff, 0xe0];

/** A file of a size that begins with these bytes, as base64. */
function file(begin: readonly number[], size = 32): string {
  const bytes = Buffer.alloc(size);
  bytes.set(begin);
  return bytes.toString("base64");
}

const idea = { type: "IDEA", text: "Please show the rules of each game." } as const;

/** Sends feedback with a solved captcha and returns what the platform says. */
async function send(body: Readonly<Record<string, unknown>>) {
  const { id: captchaId, text: captcha } = await solvedCaptcha(platform);
  const { status, body: said } = await askRaw(platform, feedback, { ...idea, captchaId, captcha, ...body });
  return { status, code: said.code, value: said.value };
}

const kept = () => platform.gateway.control.feedback();
const refused = (field: string, rule: string) => ({ status: 422, code: "FIELD_INVALID", value: { field, rule } });

it("HP-007 AP-047 a visitor without a session sends type, text, contact, remark and pictures", async () => {
  await platform.expectContract(feedback, {
    ...idea,
    contact: "han@mail.example",
    remark: "From my phone",
    images: [file(PNG), file(JPG)],
    captcha: await solvedCaptcha(platform),
  });
  expect(await kept()).toMatchObject([
    {
      ...idea,
      merchant: "TEST01",
      contact: "han@mail.example",
      remark: "From my phone",
      language: "ko",
      pictures: [{ kind: "png" }, { kind: "jpg" }],
    },
  ]);
  const [{ pictures } = { pictures: [] }] = await kept();
  expect(Buffer.from(pictures[0]!.bytes).toString("base64")).toBe(file(PNG));
});

it("HP-008 feedback needs a captcha, which is good for one", async () => {
  const { status, body } = await askRaw(platform, feedback, idea);
  expect([status, body.code]).toEqual([422, "CAPTCHA_REQUIRED"]);
  const captcha = await solvedCaptcha(platform);
  await platform.client()(feedback, { ...idea, captcha });
  await expect(platform.client()(feedback, { ...idea, captcha })).rejects.toMatchObject({ code: "WRONG_CAPTCHA" });
  expect(await kept()).toHaveLength(1);
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

  const gif = file([...Buffer.from("GIF89a")]);
  const page = Buffer.from("<!doctype html><script>alert(1)</script>").toString("base64");
  it.each([
    ["VF-055 a GIF", [gif], refused("images", "pattern")],
    ["VF-058 a page that was renamed", [file(PNG), page], refused("images", "pattern")],
    ["VF-056 5 MB", [file(PNG, bytesOf(5))], { status: 200 }],
    ["VF-056 a byte more", [file(PNG, bytesOf(5) + 1)], refused("images", "length")],
    ["VF-057 three", [file(PNG), file(JPG), file(PNG)], { status: 200 }],
    ["VF-057 four", [file(PNG), file(JPG), file(PNG), file(JPG)], refused("images", "length")],
  ])("%s", async (_, images, answer) => {
    expect(await send({ images })).toMatchObject(answer);
  });

  it("three pictures of 5 MB fit into one request, and no other call takes as much", async () => {
    const largest = file(JPG, bytesOf(5));
    expect(await send({ images: [largest, largest, largest] })).toMatchObject({ status: 200 });
    const login = { method: "POST", path: "/wps/session/login" } as const;
    expect((await askRaw(platform, login, { username: "x".repeat(70_000) })).status).toBe(413);
  });
});

it("feedback is deleted after a year, as the privacy text says", async () => {
  await send({ images: [file(PNG)] });
  platform.clock.now += 365 * 86_400_000;
  await send({ text: "Something else after a year." });
  expect(await kept()).toMatchObject([{ text: "Something else after a year.", pictures: [] }]);
});
