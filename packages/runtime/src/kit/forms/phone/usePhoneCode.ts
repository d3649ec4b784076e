import { PlatformError } from "@livery/platform/platformError.ts";
import { useSetAtom } from "jotai";
import { use, useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useLanguage } from "../../../site/language.ts";
import { missingAtom } from "../../../dialogs/missing.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { NumberProofContext } from "../../services/firebase/numberProof.ts";
import type { CodePurpose } from "./codeHold.ts";
import { inWords } from "./phoneErrors.ts";

export interface PhoneCode {
  readonly purpose: CodePurpose;
  /** Who sends and checks the code; the `type` of a login by code (AU-003). */
  readonly channel: "sms" | "firebase";
  /** Has Firebase send a code to a number such as +821012345678; undefined where the platform sends it. */
  readonly send?: (number: string) => Promise<void>;
  /** Checks a code that Firebase sent and returns its proof; undefined where the platform checks the code itself. */
  readonly prove: (code: string) => Promise<string | undefined>;
}

/** The page was loaded anew since the code was sent. */
const nothingSent = new PlatformError("refused", "no code was sent", {
  status: 400,
  apiError: { code: "auth/code-expired" },
});

/** A code that Firebase sent, and what was proven with it: a code is good for one proof, which may be sent again. */
interface SentByFirebase {
  readonly id: string;
  readonly proven?: { readonly code: string; readonly proof: string };
}

/**
 * The code that a form asks for: what for, and by which channel. A brand with a Firebase account has its codes for logins and
 * registrations sent by Firebase (AU-003, AU-061); the calls that recover a password and that change a number take only the
 * platform's (AP-017, AP-102).
 */
export function usePhoneCode(purpose: CodePurpose): PhoneCode {
  const { firebase, constants } = useSite();
  const { language } = useLanguage();
  const { t } = useTranslation("forms");
  const service = use(NumberProofContext);
  const missing = useSetAtom(missingAtom);
  const sent = useRef<SentByFirebase>(undefined);
  const account = purpose === "login" || purpose === "register" ? firebase : undefined;
  useEffect(() => {
    // Fetched ahead of need; a failure shows when a code is asked for.
    if (account) service.preload().catch(() => undefined);
  }, [account, service]);
  if (!account) return { purpose, channel: "sms", prove: async () => undefined };

  const open = async () => {
    const openService = await service.preload().catch(async (cause: unknown) => {
      await missing({ what: service });
      throw new PlatformError("offline", "the code of Firebase did not arrive", { cause });
    });
    return openService(account);
  };
  const prove = async (code: string) => {
    if (!sent.current) throw nothingSent;
    const { id, proven } = sent.current;
    if (proven?.code === code) return proven.proof;
    const proof = await (await open()).confirm(id, code);
    sent.current = { id, proven: { code, proof } };
    return proof;
  };
  return {
    purpose,
    channel: "firebase",
    send: async (number) => {
      const id = await (await open()).send(number, language);
      sent.current = { id };
    },
    prove: (code) =>
      prove(code).catch((reason: unknown) => {
        throw inWords(reason, t, constants.tooManyRequestsWait);
      }),
  };
}
