// Generated from the Korean texts in packages/runtime/src by `npm run gen`. Do not edit.
import type { PaneTextFile, TextFileId } from "@livery/product/textFiles.ts";
import type affiliate from "../i18n/locales/ko/affiliate.json";
import type agent from "../i18n/locales/ko/agent.json";
import type auth from "../i18n/locales/ko/auth.json";
import type chat from "../i18n/locales/ko/chat.json";
import type core from "../i18n/locales/ko/core.json";
import type download from "../i18n/locales/ko/download.json";
import type elottery from "../i18n/locales/ko/elottery.json";
import type esports from "../i18n/locales/ko/esports.json";
import type fishing from "../i18n/locales/ko/fishing.json";
import type forms from "../i18n/locales/ko/forms.json";
import type gameLists from "../i18n/locales/ko/gameLists.json";
import type help from "../i18n/locales/ko/help.json";
import type launch from "../i18n/locales/ko/launch.json";
import type live from "../i18n/locales/ko/live.json";
import type lobby from "../i18n/locales/ko/lobby.json";
import type lottery from "../i18n/locales/ko/lottery.json";
import type member from "../i18n/locales/ko/member.json";
import type menu from "../i18n/locales/ko/menu.json";
import type notices from "../i18n/locales/ko/notices.json";
import type pointMall from "../i18n/locales/ko/pointMall.json";
import type poker from "../i18n/locales/ko/poker.json";
import type promotions from "../i18n/locales/ko/promotions.json";
import type records from "../i18n/locales/ko/records.json";
import type seamless from "../i18n/locales/ko/seamless.json";
import type slots from "../i18n/locales/ko/slots.json";
import type sports from "../i18n/locales/ko/sports.json";
import type vip from "../i18n/locales/ko/vip.json";
import type memberDepositv2 from "../member/panes/depositv2/ko.json";
import type memberPersonalHistoryCopy from "../member/panes/personalHistoryCopy/ko.json";
import type memberWithdraw from "../member/panes/withdraw/ko.json";

/** The core or a feature without texts does not compile. A pane has none as long as it is not built. */
type OneFileEach<Files extends Record<Exclude<TextFileId, PaneTextFile>, Readonly<Record<string, string>>>> = Files;

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
  records: typeof records;
  seamless: typeof seamless;
  slots: typeof slots;
  sports: typeof sports;
  vip: typeof vip;
  "member/depositv2": typeof memberDepositv2;
  "member/personalHistoryCopy": typeof memberPersonalHistoryCopy;
  "member/withdraw": typeof memberWithdraw;
}>;
