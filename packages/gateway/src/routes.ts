import type { liveCalls } from "@livery/platform/allCalls.gen.ts";
import { announcements } from "./routes/announcements.ts";
import { balance } from "./routes/balance.ts";
import { captcha } from "./routes/captcha.ts";
import { countryCodes } from "./routes/countryCodes.ts";
import { domainRoute } from "./routes/domainRoute.ts";
import { gameList } from "./routes/gameList.ts";
import { helpCenter } from "./routes/helpCenter.ts";
import { hotGames } from "./routes/hotGames.ts";
import { language } from "./routes/language.ts";
import { login } from "./routes/login.ts";
import { logout } from "./routes/logout.ts";
import { memberInfo } from "./routes/memberInfo.ts";
import { rankList } from "./routes/rankList.ts";
import { register } from "./routes/register.ts";
import { registerSettings } from "./routes/registerSettings.ts";
import { systemStatus } from "./routes/systemStatus.ts";
import { vendors } from "./routes/vendors.ts";
import { whitelabel } from "./routes/whitelabel.ts";
import type { Route } from "./visit.ts";

/** What answers each live call; path, method and access are the call's own. A call without a route does not compile. */
export const routes = {
  announcements,
  balance,
  captcha,
  countryCodes,
  domainRoute,
  gameList,
  helpCenter,
  hotGames,
  language,
  login,
  logout,
  memberInfo,
  rankList,
  register,
  registerSettings,
  systemStatus,
  vendors,
  whitelabel,
} satisfies Record<keyof typeof liveCalls, Route>;
