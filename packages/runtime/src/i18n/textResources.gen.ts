// Generated from packages/runtime/src/i18n/locales/ko by `npm run gen`. Do not edit.
import type { TextFileId } from "@livery/product/textFiles.ts";
import type affiliate from "./locales/ko/affiliate.json";
import type agent from "./locales/ko/agent.json";
import type auth from "./locales/ko/auth.json";
import type chat from "./locales/ko/chat.json";
import type core from "./locales/ko/core.json";
import type download from "./locales/ko/download.json";
import type elottery from "./locales/ko/elottery.json";
import type esports from "./locales/ko/esports.json";
import type fishing from "./locales/ko/fishing.json";
import type forms from "./locales/ko/forms.json";
import type gameLists from "./locales/ko/gameLists.json";
import type help from "./locales/ko/help.json";
import type launch from "./locales/ko/launch.json";
import type live from "./locales/ko/live.json";
import type lobby from "./locales/ko/lobby.json";
import type lottery from "./locales/ko/lottery.json";
import type member from "./locales/ko/member.json";
import type menu from "./locales/ko/menu.json";
import type notices from "./locales/ko/notices.json";
import type pointMall from "./locales/ko/pointMall.json";
import type poker from "./locales/ko/poker.json";
import type promotions from "./locales/ko/promotions.json";
import type seamless from "./locales/ko/seamless.json";
import type slots from "./locales/ko/slots.json";
import type sports from "./locales/ko/sports.json";
import type vip from "./locales/ko/vip.json";

/** A feature without texts does not compile. */
type OneFileEach<Files extends Record<TextFileId, Readonly<Record<string, string>>>> = Files;

/** The keys of every text file, for `t`: a key that no file has is a type error. */
export type TextResources = OneFileEach<{
  affiliate: typeof affiliate;
  agent: typeof agent;
  auth: typeof auth;
  chat: typeof chat;
  core: typeof core;
  download: typeof download;
  elottery: typeof elottery;
  esports: typeof esports;
  fishing: typeof fishing;
  forms: typeof forms;
  gameLists: typeof gameLists;
  help: typeof help;
  launch: typeof launch;
  live: typeof live;
  lobby: typeof lobby;
  lottery: typeof lottery;
  member: typeof member;
  menu: typeof menu;
  notices: typeof notices;
  pointMall: typeof pointMall;
  poker: typeof poker;
  promotions: typeof promotions;
  seamless: typeof seamless;
  slots: typeof slots;
  sports: typeof sports;
  vip: typeof vip;
}>;
