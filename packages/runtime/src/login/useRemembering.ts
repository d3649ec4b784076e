import { useSetAtom } from "jotai";
import { useState } from "react";
import { sayNotKeptAtom } from "../dialogs/notice.ts";
import { forgetLogins, readRememberedLogin } from "../session/remember/rememberedLogin.ts";
import { useSite } from "../site/SiteContext.ts";

export interface Remembering {
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
  /** How long a login is remembered. */
  readonly hours: number;
  /** Logs in and remembers the login beside that: a database that hangs does not hold it up. */
  readonly enter: (logIn: () => Promise<void>, remember: WhatIsRemembered) => Promise<void>;
}

interface WhatIsRemembered {
  /** With the box ticked. Resolves to whether the browser kept everything; the visitor is told if not. */
  readonly ticked: (seconds: number) => Promise<boolean>;
  /** Without it. */
  readonly unticked?: (seconds: number) => void;
}

/** The box "remember me" of the login: it starts as the last login left it, and unticking it forgets everything at once. */
export function useRemembering(): Remembering {
  const hours = useSite().constants.rememberMe;
  const sayNotKept = useSetAtom(sayNotKeptAtom);
  const [ticked, setTicked] = useState(() => readRememberedLogin().ticked);
  return {
    ticked,
    hours,
    async enter(logIn, remember) {
      const seconds = hours * 3600;
      const remembered = ticked ? remember.ticked(seconds) : undefined;
      await logIn();
      if (!ticked) remember.unticked?.(seconds);
      void remembered?.then((isKept) => isKept || sayNotKept("notRemembered"));
    },
    onTick(next) {
      setTicked(next);
      if (!next) void forgetLogins();
    },
  };
}
