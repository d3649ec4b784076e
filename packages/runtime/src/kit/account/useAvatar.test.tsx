import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { parsePictureAddress } from "@livery/product/pictures.ts";
import { describe, expect, it } from "vitest";
import { htmlOf } from "../../testing/htmlOf.tsx";
import { useAvatar } from "./useAvatar.ts";

function Picture({ avatar }: Pick<Member, "avatar">) {
  return <img src={useAvatar({ avatar } as Member)} alt="" />;
}

const hosts = { api: "/", endpoints: {}, tokenHeader: "Authorization", images: ["https://cdn.example"] } as const;

const sourceOf = (avatar: Member["avatar"]) =>
  / src="([^"]*)"/u.exec(htmlOf(<Picture avatar={avatar} />, { site: { hosts } }))?.[1];

describe("HD-021 a member's avatar", () => {
  it("is the member's own picture, from the site or a host that the brand allows", () => {
    expect(sourceOf({ kind: "CUSTOM", source: "https://cdn.example/me.png" })).toBe("https://cdn.example/me.png");
    expect(sourceOf({ kind: "CUSTOM", source: "/wps/avatars/me.png" })).toBe("/wps/avatars/me.png");
    for (const source of ["https://other.example/me.png", "//cdn.example/me.png", "javascript:alert(1)"]) {
      expect(sourceOf({ kind: "CUSTOM", source })).toBe("data:,");
    }
  });

  it.each([
    ["7", "7"],
    ["../me", "1"],
  ])("is one of the site's by the number %s", (source, seed) => {
    expect(parsePictureAddress(sourceOf({ kind: "STATIC", source })?.replace(/[?#].*/u, "") ?? "")).toMatchObject({
      kind: "avatar",
      seed,
    });
  });
});
