import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { playerAvatars } from "@livery/platform/calls/playerAvatars.ts";
import { setAvatar } from "@livery/platform/calls/setAvatar.ts";
import { uploadAvatar } from "@livery/platform/calls/uploadAvatar.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";

let lab: MoneyLab;
let member: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  member = lab.addMember();
});

const site = (of = member) => lab.siteOf(of);
const shown = async () => (await site()(memberInfo, undefined)).avatar;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } });
const upload = (bytes: Uint8Array, type: "image/png" | "image/jpeg" = "image/png", of = member) =>
  site(of)(uploadAvatar, { image: new Blob([new Uint8Array(bytes)]), type });
const fetchPicture = (path: string, method = "GET") =>
  lab.platform.gateway.fetch(
    new Request(`http://platform.test${path}`, { method, headers: { Merchant: member.merchant } }),
    {},
  );

it("AP-004 AP-015 lists the predefined pictures, and the chosen one is the member's", async () => {
  const token = lab.tokenOf(member);
  const { avatars } = await lab.platform.expectContract(playerAvatars, undefined, token);
  expect(avatars).toHaveLength(24);
  expect(avatars.every(({ avatarType }) => avatarType === "STATIC")).toBe(true);
  const chosen = avatars[6]!;
  await lab.platform.expectContract(setAvatar, chosen, token);
  expect(await shown()).toEqual({ kind: "STATIC", source: chosen.avatar });
});

it("AP-015 rejects a picture that was not offered: an unknown number, another address, somebody else's upload", async () => {
  const { avatar } = await upload(await plain(8, 8).png().toBuffer(), "image/png", lab.addMember());
  for (const asked of [
    { avatar: "25", avatarType: "STATIC" },
    { avatar: "https://evil.example/x.png", avatarType: "CUSTOM" },
    { avatar: "3", avatarType: "CUSTOM" },
    { avatar, avatarType: "CUSTOM" },
  ] as const) {
    await expect(site()(setAvatar, asked)).rejects.toMatchObject({ code: "FIELD_INVALID", value: { field: "avatar" } });
  }
  expect(await shown()).toEqual({ kind: "STATIC", source: "1" });
});

describe("uploads", () => {
  it.each(["png", "jpeg"] as const)("AP-103 a %s is drawn again, served as a small PNG, and shown", async (kind) => {
    const sent = await plain(1200, 800)
      .withExif({ IFD0: { ImageDescription: "where I live" } })
      .toFormat(kind)
      .toBuffer();
    const request = { image: new Blob([new Uint8Array(sent)]), type: `image/${kind}` } as const;
    const { avatar } = await lab.platform.expectContract(uploadAvatar, request, lab.tokenOf(member));
    expect(await shown()).toEqual({ kind: "CUSTOM", source: avatar });
    const answer = await fetchPicture(avatar);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "cross-origin",
    });
    const served = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(served).metadata()).toMatchObject({ format: "png", width: 256, height: 256 });
    expect(served.includes("where I live")).toBe(false);
  });

  it("AP-103 is what its bytes say, whatever its sender calls it, and keeps nothing that follows the picture", async () => {
    const page = "<script>alert(1)</script>";
    const jpeg = Buffer.concat([await plain(20, 20).jpeg().toBuffer(), Buffer.from(page)]);
    const { avatar } = await upload(jpeg, "image/png");
    const served = Buffer.from(await (await fetchPicture(avatar)).arrayBuffer());
    expect((await sharp(served).metadata()).format).toBe("png");
    expect(served.includes("script")).toBe(false);
  });

  it("AP-103 rejects what is no PNG or JPEG, what only begins like one, and too many pixels", async () => {
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
    const cut = (await plain(400, 400).png().toBuffer()).subarray(0, 40);
    // A file of some kilobytes that would fill 170 MB.
    const bomb = await plain(7600, 7600).png({ compressionLevel: 9 }).toBuffer();
    for (const bytes of [svg, await plain(9, 9).webp().toBuffer(), cut, bomb]) {
      await expect(upload(bytes)).rejects.toMatchObject({
        code: "FIELD_INVALID",
        value: { field: "image", rule: "pattern" },
      });
    }
    expect(await shown()).toEqual({ kind: "STATIC", source: "1" });
  });

  it("AP-103 takes 5 MB, and not a byte more", async () => {
    const picture = await plain(20, 20).png().toBuffer();
    const filled = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    const most = 5 * 1024 * 1024;
    expect(await upload(filled(most))).toMatchObject({ avatarType: "CUSTOM" });
    await expect(upload(filled(most + 1))).rejects.toMatchObject({ value: { field: "image", rule: "length" } });
  });

  it("AP-103 a new upload replaces the earlier one, which can be chosen until then", async () => {
    const { avatar: first } = await upload(await plain(8, 8).png().toBuffer());
    await site()(setAvatar, { avatar: "9", avatarType: "STATIC" });
    const { avatars } = await site()(playerAvatars, undefined);
    expect(avatars[0]).toEqual({ avatar: first, avatarType: "CUSTOM" });
    expect(avatars).toHaveLength(25);
    await site()(setAvatar, avatars[0]!);
    expect(await shown()).toEqual({ kind: "CUSTOM", source: first });
    const { avatar: second } = await upload(await plain(8, 8).png().toBuffer());
    expect((await fetchPicture(first)).status).toBe(404);
    expect((await fetchPicture(second, "HEAD")).status).toBe(200);
    expect((await fetchPicture("/wps/avatars/1.png")).status).toBe(404);
  });
});
