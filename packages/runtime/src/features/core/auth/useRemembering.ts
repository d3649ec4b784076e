import { useState } from "react";
import { forgetLogins, readRememberedLogin } from "../../../state/remember/rememberedLogin.ts";
import { useSite } from "../../../state/SiteContext.ts";

export interface Remembering {
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
  /** How long a login is remembered, in hours and in seconds. */
  readonly hours: number;
  readonly seconds: number;
}

/** The box "remember me" of the login: it starts as the last login left it, and unticking it forgets everything at once. */
export function useRemembering(): Remembering {
  const hours = useSite().constants.rememberMe;
  const [ticked, setTicked] = useState(() => readRememberedLogin().ticked);
  return {
    ticked,
    hours,
    seconds: hours * 3600,
    onTick(next) {
      setTicked(next);
      if (!next) void forgetLogins();
    },
  };
}
