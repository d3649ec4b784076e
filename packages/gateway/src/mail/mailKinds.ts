import type { LocalizedText } from "@livery/product/siteConfig.ts";

interface MailFacts {
  readonly box: "INBOX" | "SYSTEM";
  /** It brings or advertises a reward, so nobody gets it during a break (CO-027). */
  readonly isOffer?: true;
  /** It tells of a change by which somebody may take over the account, who must not be able to delete it. */
  readonly isWarning?: true;
  readonly title: LocalizedText;
  /** Plain text with {brand} and {email}; a mail's amount of money is beside it. */
  readonly text: LocalizedText;
}

/** Everything that the platform writes to members: the inbox is about the offer, the system box about the account. */
export const mailKinds = {
  welcome: {
    box: "INBOX",
    isOffer: true,
    title: { ko: "{brand}에 오신 것을 환영합니다", en: "Welcome to {brand}" },
    text: {
      ko: "지갑에 플레이머니를 넣어 드렸습니다. 플레이머니는 현금으로 바꿀 수 없습니다. 궁금한 점은 언제든 고객센터에 물어봐 주세요.",
      en: "Your wallet holds play money to begin with. Play money cannot be exchanged for money. If you have a question, our support is glad to help.",
    },
  },
  prize: {
    box: "INBOX",
    isOffer: true,
    title: { ko: "룰렛 당첨을 축하합니다", en: "You won on the wheel" },
    text: {
      ko: "오늘 룰렛에서 플레이머니를 받았습니다. 이미 지갑에 들어 있습니다.",
      en: "Today's spin brought you play money. It is already in your wallet.",
    },
  },
  withdrawals: {
    box: "SYSTEM",
    title: { ko: "첫 출금을 신청하기 전에", en: "Before your first withdrawal" },
    text: {
      ko: "출금하려면 결제 비밀번호와 출금 계좌가 필요합니다. 둘 다 회원 센터에서 미리 정해 둘 수 있습니다.",
      en: "A withdrawal needs a payment password and a bank account. You can set both in the member centre beforehand.",
    },
  },
  limits: {
    box: "SYSTEM",
    title: { ko: "이용 한도는 직접 정할 수 있습니다", en: "You decide on your own limits" },
    text: {
      ko: "입금, 손실, 이용 시간의 한도를 회원 센터에서 정하고 언제든 휴식을 시작할 수 있습니다. 한도를 낮추면 바로 적용됩니다.",
      en: "In the member centre you can limit deposits, losses and time, and take a break at any moment. A lower limit takes effect at once.",
    },
  },
  password: {
    box: "SYSTEM",
    isWarning: true,
    title: { ko: "비밀번호가 바뀌었습니다", en: "Your password was changed" },
    text: {
      ko: "로그인 비밀번호가 바뀌었습니다. 다른 기기에서는 로그아웃되었습니다. 직접 바꾸지 않았다면 바로 알려 주세요: {email}",
      en: "The password that you log in with was changed. All other devices were logged out. If this was not you, please tell us at once: {email}",
    },
  },
  paymentPassword: {
    box: "SYSTEM",
    isWarning: true,
    title: { ko: "새 결제 비밀번호가 설정되었습니다", en: "A new payment password was set" },
    text: {
      ko: "결제 비밀번호가 새로 설정되었습니다. 다른 기기에서는 로그아웃되었습니다. 직접 설정하지 않았다면 바로 알려 주세요: {email}",
      en: "Your account has a new payment password. All other devices were logged out. If this was not you, please tell us at once: {email}",
    },
  },
  mobile: {
    box: "SYSTEM",
    isWarning: true,
    title: { ko: "휴대폰 번호가 바뀌었습니다", en: "Your phone number was changed" },
    text: {
      ko: "계정의 휴대폰 번호가 바뀌었습니다. 다른 기기에서는 로그아웃되었습니다. 직접 바꾸지 않았다면 바로 알려 주세요: {email}",
      en: "Your account has a new phone number. All other devices were logged out. If this was not you, please tell us at once: {email}",
    },
  },
  email: {
    box: "SYSTEM",
    isWarning: true,
    title: { ko: "이메일 주소가 바뀌었습니다", en: "Your email address was changed" },
    text: {
      ko: "계정의 이메일 주소가 바뀌었습니다. 다른 기기에서는 로그아웃되었습니다. 직접 바꾸지 않았다면 바로 알려 주세요: {email}",
      en: "Your account has a new email address. All other devices were logged out. If this was not you, please tell us at once: {email}",
    },
  },
  messenger: {
    box: "SYSTEM",
    isWarning: true,
    title: { ko: "메신저 계정이 바뀌었습니다", en: "Your messenger accounts were changed" },
    text: {
      ko: "프로필의 메신저 계정이 바뀌었습니다. 다른 기기에서는 로그아웃되었습니다. 직접 바꾸지 않았다면 바로 알려 주세요: {email}",
      en: "The messenger accounts of your profile were changed. All other devices were logged out. If this was not you, please tell us at once: {email}",
    },
  },
  person: {
    box: "SYSTEM",
    isWarning: true,
    title: { ko: "개인 정보가 바뀌었습니다", en: "Your personal details were changed" },
    text: {
      ko: "프로필의 생년월일, 국적 등 개인 정보가 바뀌었습니다. 다른 기기에서는 로그아웃되었습니다. 직접 바꾸지 않았다면 바로 알려 주세요: {email}",
      en: "Personal details of your profile, such as birthday or nationality, were changed. All other devices were logged out. If this was not you, please tell us at once: {email}",
    },
  },
  bankCard: {
    box: "SYSTEM",
    isWarning: true,
    title: { ko: "출금 계좌가 바뀌었습니다", en: "Your withdrawal accounts were changed" },
    text: {
      ko: "출금 계좌가 추가되거나 삭제되었습니다. 새 계좌로는 일정 시간이 지나야 출금할 수 있습니다. 다른 기기에서는 로그아웃되었습니다. 직접 바꾸지 않았다면 바로 알려 주세요: {email}",
      en: "A withdrawal account was added or removed. A new one can be used after a while. All other devices were logged out. If this was not you, please tell us at once: {email}",
    },
  },
  newAddress: {
    box: "SYSTEM",
    isWarning: true,
    title: { ko: "처음 보는 곳에서 로그인했습니다", en: "A login from a new location" },
    text: {
      ko: "본인 확인을 마치고 처음 보는 곳에서 로그인했습니다. 직접 한 것이 아니라면 비밀번호를 바꾸고 알려 주세요: {email}",
      en: "Somebody verified a login to your account from a new location. If this was not you, change your password and tell us: {email}",
    },
  },
  withdrawalRejected: {
    box: "SYSTEM",
    title: { ko: "출금 신청이 거절되었습니다", en: "Your withdrawal was rejected" },
    text: {
      ko: "아직 나가지 않은 금액을 지갑에 돌려 드렸습니다. 거절한 까닭은 출금 내역에 있습니다.",
      en: "What was not paid yet is back in your wallet. Your withdrawals show the reason.",
    },
  },
} as const satisfies Record<string, MailFacts>;

export type MailKind = keyof typeof mailKinds;

export function mailFacts(kind: MailKind): MailFacts {
  return mailKinds[kind];
}
