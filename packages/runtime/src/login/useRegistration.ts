import { checkAffiliate } from "@livery/platform/calls/checkAffiliate.ts";
import { register } from "@livery/platform/calls/register.ts";
import { registerByMobile } from "@livery/platform/calls/registerByMobile.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { Registered } from "@livery/platform/registration.ts";
import type { FormField, RegistrationMode } from "@livery/product/registration.ts";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { birthdayFault, birthdayTexts } from "../kit/forms/birthday.ts";
import type { FormControls } from "../kit/forms/formControls.ts";
import type { Entered } from "../kit/forms/formField.ts";
import { codeField, mobileField } from "../kit/forms/phone/phoneFields.ts";
import type { PhoneCode } from "../kit/forms/phone/usePhoneCode.ts";
import type { PhoneCountry } from "../kit/forms/phone/usePhoneCountry.ts";
import { useWriteForm } from "../kit/forms/useWriteForm.ts";
import { linkCodes } from "../kit/links/linkCodes.ts";
import { sendAtom } from "../site/send.ts";
import { enterNewAccountAtom, signInAtom } from "../kit/account/signIn.ts";
import { useSite } from "../site/SiteContext.ts";
import { useWrite } from "../kit/writes/useWrite.ts";
import { readStored, store } from "../storage/browserStorage.ts";
import { passwordsMatch, type RegisterFieldId, registerFieldNames, registerFormFields } from "./registerFormFields.ts";
import { registerRequest } from "./registerRequest.ts";
import { useTimeZone } from "../kit/siteClock.ts";

/** A way to register, with the fields that platform and brand ask for. */
interface RegistrationWay {
  readonly mode: RegistrationMode;
  readonly asked: readonly FormField[];
}

export interface RegistrationOptions {
  /** In the order of their tabs; at least one. */
  readonly ways: readonly RegistrationWay[];
  /** For the number and its code, where a way asks for them. */
  readonly phone?: Phone | undefined;
  /** The account is there, but its owner has to log in. */
  readonly onMade: () => void;
}

export interface Phone {
  readonly country: PhoneCountry;
  readonly code: PhoneCode;
}

export interface Registration {
  readonly mode: RegistrationMode;
  /** Goes on with another way to register. */
  readonly choose: (mode: RegistrationMode) => void;
  readonly form: FormControls<RegisterFieldId>;
  /** The fields in their order, without the captcha and the terms. */
  readonly names: readonly Exclude<RegisterFieldId, "terms">[];
  /** The code of the member whose link the visitor followed. */
  readonly referralCode: string | undefined;
  /** Logs in with an account that may have been created by a registration whose response was lost. */
  readonly logInInstead: () => void;
}

/** The field that names the account of each way to register. */
const accountField = { username: "username", mobile: "mobileNum" } as const satisfies Record<
  RegistrationMode,
  RegisterFieldId
>;

/** The code of the last link whose visit was counted in this session. */
const COUNTED_LINK = "countedLink";

/** What a platform says of an account that an earlier registration created, or of a code that it used up. */
const afterLost: readonly string[] = [
  "ACCOUNT_TAKEN",
  "MOBILE_TAKEN",
  "auth/invalid-verification-code",
  "auth/code-expired",
];

/**
 * The registration in the order of AU-058: the fields, the affiliate code, the captcha, the registration itself, and the
 * login with the new account.
 */
export function useRegistration({ ways, phone, onMade }: RegistrationOptions): Registration {
  const { t } = useTranslation("auth");
  const { t: shared } = useTranslation("forms");
  const { registration, minimumAge, constants } = useSite();
  const timeZone = useTimeZone();
  const send = useAtomValue(sendAtom);
  const enter = useSetAtom(enterNewAccountAtom);
  const signIn = useSetAtom(signInAtom);
  /** The affiliate code that was checked: not again after the captcha, nor after a reload. */
  const knownCode = useRef(readStored("session", COUNTED_LINK));
  const [codes, setCodes] = useState(() => linkCodes(location.search));
  // The platform counts a link's visits by the questions about its code (AP-182). A reload is the same visit.
  useEffect(() => {
    const code = codes.affiliateCode;
    if (code === undefined || code === knownCode.current) return;
    send(checkAffiliate, { code, domain: location.host }).then(
      ({ valid }) => {
        if (!valid) return;
        store("session", COUNTED_LINK, code);
        knownCode.current = code;
      },
      // A visit that is not counted is no reason to trouble the visitor.
      () => undefined,
    );
  }, [codes.affiliateCode, send]);
  const byName = useWrite(register, {
    invalidates: [],
    // Also after a reload the name that was sent must not be called somebody else's.
    remembers: ({ fields: { username = "" } }) => ({ fields: { username: username.toLowerCase() } }),
  });
  const byNumber = useWrite(registerByMobile, {
    invalidates: [],
    remembers: ({ fields: { mobileNum = "" } }) => ({ fields: { mobileNum } }),
  });
  const [wanted, setWanted] = useState<RegistrationMode>(byNumber.pending === undefined ? "username" : "mobile");
  const way = ways.find(({ mode }) => mode === wanted) ?? ways[0];
  const { mode = "username", asked = [] } = way ?? {};
  const write = mode === "mobile" ? byNumber : byName;
  const lostName = write.pending?.fields?.[accountField[mode]];

  const ruleOf = (name: RegisterFieldId) => asked.find(({ id }) => id === name)?.rule;
  const accountOf = (values: Entered<RegisterFieldId>) => ({
    username: values[accountField[mode]] ?? "",
    password: values.password ?? "",
  });
  const enterWith = async (registered: Registered, values: Entered<RegisterFieldId>): Promise<boolean> => {
    // Without a password nothing could log in but the token.
    const enters = registered.token !== undefined || values.password !== undefined;
    return enters && (await enter(registered, accountOf(values)));
  };
  const form = useWriteForm({
    fields: registerFormFields(asked, {
      label: (id) => (id === "terms" ? t("terms.agree", { age: minimumAge }) : t(`field.${id}`)),
      own: {
        username: { ACCOUNT_TAKEN: t(lostName === undefined ? "fault.taken" : "register.takenAfterLost") },
        mobileNum: {
          ...mobileField({ label: "", rule: ruleOf("mobileNum"), t: shared }).texts,
          MOBILE_TAKEN: t(lostName === undefined ? "fault.mobileTaken" : "register.mobileTakenAfterLost"),
        },
        verificationCode: codeField({ label: "", rule: ruleOf("verificationCode"), t: shared }).texts,
        birthday: birthdayTexts(constants.birthdayAge, shared),
        affiliateCode: { AFFILIATE_UNKNOWN: t("invitation_code_error") },
      },
    }),
    defaults: {
      ...blank(ways),
      terms: registration.termsChecked,
      affiliateCode: codes.affiliateCode ?? "",
      [accountField[mode]]: lostName ?? "",
    },
    check: (values) => ({
      ...passwordsMatch(values),
      birthday: birthdayFault(values.birthday, constants.birthdayAge, timeZone),
    }),
    captcha: asked.find(({ id }) => id === "captcha")?.rule,
    slides: true,
    before: async ({ affiliateCode = "" }) => {
      if (affiliateCode === "" || affiliateCode === knownCode.current) return;
      const { valid } = await send(checkAffiliate, { code: affiliateCode, domain: location.host });
      if (!valid) throw unknownAffiliate;
      knownCode.current = affiliateCode;
    },
    write,
    request: async (values, captcha) => {
      const proof =
        values.verificationCode === undefined ? undefined : await phone?.code.prove(values.verificationCode);
      return registerRequest({
        values,
        page: location,
        codes,
        captcha,
        dialingCode: phone?.country.dialingCode,
        proof,
      });
    },
    onDone: async (response, values) => {
      if (!(await enterWith(response, values))) onMade();
    },
    onRefused: async ({ code = "" }, values) => {
      // The link's code was not typed here: sending again goes without it.
      if (code === "AFFILIATE_UNKNOWN" && values.affiliateCode === undefined) {
        setCodes(({ affiliateCode: _, ...others }) => others);
      }
      // The account is there, perhaps by the send whose response was lost: then its password logs in.
      const mayBeOwn = afterLost.includes(code) && lostName === accountOf(values).username.toLowerCase();
      return mayBeOwn && (await enterWith({}, values));
    },
    texts: {
      REGISTRATION_CLOSED: t("problem.closed"),
      WRONG_LOGIN: t("problem.wrongLogin"),
      AFFILIATE_UNKNOWN: t("problem.linkCode"),
      unknown: t("register.lost", { name: lostName ?? "" }),
    },
    guarded: true,
  });
  return {
    mode,
    choose: (next) => {
      form.clear();
      setWanted(next);
    },
    form,
    names: registerFieldNames(asked),
    referralCode: codes.referralCode,
    logInInstead: () => void form.attempt(() => signIn(accountOf(form.values()))),
  };
}

const unknownAffiliate = new PlatformError("refused", "the affiliate code is unknown", {
  status: 422,
  apiError: { code: "AFFILIATE_UNKNOWN", value: { field: "affiliateCode" } },
});

/** Every field of every way, empty: one that comes with another way is no change of the form by itself. */
function blank(ways: readonly RegistrationWay[]): Entered<RegisterFieldId> {
  const names = ways.flatMap(({ asked }) => registerFieldNames(asked));
  return Object.fromEntries(names.map((name) => [name, ""]));
}
