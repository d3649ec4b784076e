import { describe, expect, it } from "vitest";
import type { Call } from "./call.ts";
import { announcements } from "./calls/announcements.ts";
import { contractInfo } from "./calls/contractInfo.ts";
import { countryCodes } from "./calls/countryCodes.ts";
import { domainRoute } from "./calls/domainRoute.ts";
import { gameList } from "./calls/gameList.ts";
import { login } from "./calls/login.ts";
import { memberInfo } from "./calls/memberInfo.ts";
import { register } from "./calls/register.ts";
import { registerSettings } from "./calls/registerSettings.ts";
import { systemStatus } from "./calls/systemStatus.ts";
import { vendors } from "./calls/vendors.ts";

/** Decodes a body that must be valid. */
function read<Response>(call: Call<never, Response>, body: unknown): Response {
  const decoded = call.decode(body);
  if (!decoded.ok) throw new Error(`${decoded.path} ${decoded.reason}`);
  return decoded.value;
}

describe("the platform's responses in our names", () => {
  it.each([
    [false, false, "open"],
    [false, true, "restricted"],
    [true, false, "maintenance"],
    [true, true, "maintenance"],
  ])("SY-005 SY-006 maintenance %j and regionRestriction %j is %s", (maintenance, regionRestriction, state) => {
    expect(read(systemStatus, { maintenance, regionRestriction })).toMatchObject({ state });
  });

  it.each([
    [true, true],
    [1, true],
    ["1", true],
    ["Y", true],
    [false, false],
    [0, false],
    ["0", false],
    ["N", false],
    ["", false],
    [undefined, false],
  ])("AG-021 a contract flag of %j is %s", (divtypeinfo, on) => {
    const flags = read(contractInfo, { divtypeinfo, dailysalreqtype: !on });
    expect(flags).toMatchObject({ divtypeinfo: on, dailysalreqtype: !on, contracthoursalinfo: false });
  });

  it("the status may be in info or beside it; unknown fields are left out", () => {
    const info = {
      whitelabel: { modId: "ROOT", enabled: true, childrenNodes: [{ modId: "FREEPLAY3", enabled: false }] },
      resources: [{ resourceType: "IOS", url: "https://a.example", labelNameEn: "App", qrCodeUrl: null }],
      customerService: [
        { csType: "VIP", path: "/vip" },
        { csType: "MAIL", path: "/mail" },
      ],
      analytics: { gtagId: "G-1" },
      imageCDNs: ["https://img.example"],
    };
    const status = { maintenance: false, regionRestriction: false, location: { ip: "203.0.113.1" } };
    expect(read(systemStatus, { ...status, info, imageCDNs: [] })).toEqual({
      state: "open",
      location: { ip: "203.0.113.1" },
      resources: [{ type: "IOS", url: "https://a.example", labels: { en: "App" } }],
      customerService: [{ kind: "VIP", path: "/vip" }],
      gtagId: "G-1",
      imageHosts: [],
      gameHosts: [],
      switches: info.whitelabel,
    });
  });

  it("every spelling of a game gives name, provider and flags; a broken one is left out", () => {
    const game = { gameId: 7, vassalage: "JL", gameType: "RNG", showIcon: "/7.svg" };
    const games = [
      { ...game, gameName: "A", nodeName: "B", displayName: "Jili", supportPlay: 0, isHot: 1, rtp: 96.5, minBet: 0.2 },
      { ...game, nodeName: "B", supportPlay: 1, isot: true, maintenance: 1 },
      { ...game, showIcon: 5 },
    ];
    const common = { id: "7", vendor: "JL", type: "RNG", picture: "/7.svg", hot: true, opens: "game" };
    expect(read(gameList, { games, pageNum: 1, totalPages: 3 })).toEqual({
      games: [
        { ...common, name: "A", vendorName: "Jili", freeTrial: true, maintenance: false, rtp: 96.5, lowestBet: 20 },
        { ...common, name: "B", vendorName: "JL", freeTrial: false, maintenance: true },
      ],
      page: 1,
      pages: 3,
    });
  });

  it("a member without a nickname has the account's name", () => {
    const plain = { id: 5, account: "kim", nickname: null, type: "41", toUpline: 1, avatarType: "OTHER", avatar: "3" };
    expect(read(memberInfo, plain)).toEqual({
      id: "5",
      account: "kim",
      nickname: "kim",
      agentType: 41,
      toUpline: true,
      rank: { name: "", level: 0 },
      memberLabel: "",
      avatar: { kind: "STATIC", source: "3" },
    });
    const ranked = { id: "5", account: "kim", type: 0, clubLabel: { labelName: "Gold", rankLevel: 3 } };
    expect(read(memberInfo, ranked)).toMatchObject({ rank: { name: "Gold", level: 3 }, agentType: 0, toUpline: false });
  });

  it("each part of the announcements has its own list, which may be empty", () => {
    expect(read(announcements, {})).toEqual({ banners: [], notices: [], popups: [], promotions: [] });
    const notice = { id: 1, title: "T", content: "<p>C</p>", timestamp: 5 };
    const body = {
      banners: [{ id: 2, group: "home", title: "B", image: "/b.svg" }],
      playerNotices: [notice, { ...notice, timestamp: "soon" }],
      popup: [{ ...notice, id: 3 }],
      promotion: [{ id: 4, title: "P", summary: "S", image: "/p.svg", startTime: 1, endTime: null }],
    };
    expect(read(announcements, body)).toEqual({
      banners: [{ id: "2", group: "home", title: "B", text: "", picture: "/b.svg", phonePicture: "/b.svg" }],
      notices: [{ id: "1", title: "T", content: "<p>C</p>", at: 5 }],
      popups: [{ id: "3", title: "T", content: "<p>C</p>", at: 5 }],
      promotions: [{ id: "4", title: "P", summary: "S", picture: "/p.svg", startsAt: 1 }],
    });
  });

  it("optional fields of a response have defaults", () => {
    expect(read(login, { token: "t", userName: null })).toEqual({
      token: "t",
      firstTimeLogin: false,
      passwordExpired: false,
      mustChangePassword: false,
      userName: "",
    });
    expect(read(register, {})).toEqual({});
    expect(read(register, { token: "t" })).toEqual({ token: "t" });
    expect(read(domainRoute, { domainList: [{ url: "https://b.example" }] }).domains).toEqual([
      { url: "https://b.example", speed: Number.POSITIVE_INFINITY },
    ]);
    expect(read(registerSettings, { fields: { username: { patternId: 1 } }, verificationCode: {} })).toEqual({
      fields: { username: { required: false, patternId: 1 } },
      verificationCode: { required: false },
    });
  });

  it("codes are texts without prefixes", () => {
    const countries = [
      { countryCode: "KR", countryDialingCode: 82 },
      { countryCode: "PH", countryDialingCode: "+63" },
    ];
    expect(read(countryCodes, countries)).toEqual([
      { countryCode: "KR", dialingCode: "82" },
      { countryCode: "PH", dialingCode: "63" },
    ]);
    const group = {
      gameCategory: "RNG",
      vendors: [{ vassalage: "JL", displayName: "Jili", isHot: 1 }, { vassalage: "PP" }],
    };
    expect(read(vendors, [group])).toEqual([
      { type: "RNG", vendors: [{ code: "JL", name: "Jili", icon: "", hot: true }] },
    ]);
  });
});
