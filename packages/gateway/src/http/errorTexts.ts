import type { TextLanguage } from "@livery/product/languages.ts";

type ErrorText = Readonly<Record<TextLanguage, string>> & { readonly status: number };

/**
 * The error codes, each with its HTTP status and the text for the visitor. `{x}` is replaced by x of the error's value.
 */
export const errorTexts = {
  BAD_REQUEST: {
    status: 400,
    ko: "요청을 읽을 수 없습니다.",
    en: "The request could not be read.",
  },
  MERCHANT_UNKNOWN: {
    status: 400,
    ko: "이 사이트를 알 수 없습니다.",
    en: "This site is unknown.",
  },
  SEAL_MISSING: {
    status: 400,
    ko: "이 요청은 암호화해서 보내야 합니다.",
    en: "This request must be encrypted.",
  },
  SEAL_UNREADABLE: {
    status: 400,
    ko: "암호화된 요청을 열 수 없습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.",
    en: "The encrypted request could not be opened. Please reload the page and try again.",
  },
  SESSION_EXPIRED: {
    status: 401,
    ko: "로그인이 필요합니다. 다시 로그인해 주세요.",
    en: "You are not logged in. Please log in again.",
  },
  FOREIGN_ORIGIN: {
    status: 403,
    ko: "다른 사이트에서 보낸 요청은 받지 않습니다.",
    en: "Requests from other sites are not allowed.",
  },
  RESTRICTED: {
    status: 403,
    ko: "지금 계신 곳에서는 이 사이트를 이용할 수 없습니다.",
    en: "This site is not available in your location.",
  },
  NOT_AGENT: {
    status: 403,
    ko: "에이전트만 로그인할 수 있습니다.",
    en: "Only agents can log in here.",
  },
  AGENTS_ONLY: {
    status: 403,
    ko: "에이전트만 이용할 수 있는 기능입니다.",
    en: "Only agents can do this.",
  },
  REGISTRATION_CLOSED: {
    status: 403,
    ko: "지금은 가입을 받지 않습니다.",
    en: "Registration is closed at the moment.",
  },
  REGISTRATION_REFUSED: {
    status: 403,
    ko: "지금은 가입할 수 없습니다. 고객센터에 문의해 주세요.",
    en: "You cannot register at the moment. Please contact customer service.",
  },
  NOT_MEMBER: {
    status: 403,
    ko: "회원 계정이 아니므로 로그인할 수 없습니다.",
    en: "This is not a member account, so it cannot log in here.",
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    ko: "먼저 새 비밀번호를 정해 주세요.",
    en: "Please choose a new password first.",
  },
  FREE_PLAY_CLOSED: {
    status: 403,
    ko: "이 사이트에서는 체험 플레이를 할 수 없습니다.",
    en: "This site has no free play.",
  },
  TOO_YOUNG: {
    status: 403,
    ko: "최소 나이가 되지 않아 이용할 수 없습니다.",
    en: "You are below the minimum age of this site.",
  },
  VERIFICATION_REQUIRED: {
    status: 403,
    ko: "처음 보는 곳에서 로그인했습니다. 본인 확인을 해 주세요.",
    en: "You are logging in from a new location. Please verify your identity.",
  },
  VERIFICATION_ENDED: {
    status: 403,
    ko: "본인 확인 시간이 지났거나 여러 번 틀렸습니다. 처음부터 다시 로그인해 주세요.",
    en: "The verification has expired or failed too many times. Please log in again.",
  },
  "auth/operation-not-allowed": {
    status: 403,
    ko: "이 사이트에서는 쓸 수 없는 방법입니다. 고객센터에 문의해 주세요.",
    en: "This method is not available on this site. Please contact customer service.",
  },
  UNKNOWN_CALL: {
    status: 404,
    ko: "없는 주소입니다.",
    en: "This address does not exist.",
  },
  WRONG_METHOD: {
    status: 405,
    ko: "이 주소는 다른 메서드로 요청해야 합니다.",
    en: "This address does not accept this method.",
  },
  ACCOUNT_TAKEN: {
    status: 409,
    ko: "이미 사용 중인 아이디입니다. 다른 아이디를 입력해 주세요.",
    en: "This username is taken. Please choose another.",
  },
  FIELD_SET: {
    status: 409,
    ko: "이 항목은 한 번만 입력할 수 있습니다. 바꾸려면 고객센터에 문의해 주세요.",
    en: "This can be entered only once. To change it, please contact customer service.",
  },
  MOBILE_TAKEN: {
    status: 409,
    ko: "이미 가입된 휴대폰 번호입니다.",
    en: "This phone number is already registered.",
  },
  BODY_TOO_LARGE: {
    status: 413,
    ko: "보낸 내용이 너무 큽니다.",
    en: "The request is too large.",
  },
  ADDRESS_TOO_LONG: {
    status: 414,
    ko: "주소가 너무 깁니다.",
    en: "The address is too long.",
  },
  WRONG_CONTENT_TYPE: {
    status: 415,
    ko: "이 형식의 요청은 읽을 수 없습니다.",
    en: "A request of this content type cannot be read.",
  },
  WRONG_LOGIN: {
    status: 422,
    ko: "아이디 또는 비밀번호가 맞지 않습니다.",
    en: "Wrong username or password.",
  },
  CAPTCHA_REQUIRED: {
    status: 422,
    ko: "그림의 문자를 입력해 주세요.",
    en: "Please enter the characters in the picture.",
  },
  WRONG_CAPTCHA: {
    status: 422,
    ko: "그림의 문자와 다릅니다. 새 그림으로 다시 입력해 주세요.",
    en: "That does not match the picture. Please try again with a new one.",
  },
  CAPTCHA_UNAVAILABLE: {
    status: 503,
    ko: "지금은 보안 확인을 할 수 없습니다. 잠시 뒤 다시 시도해 주세요.",
    en: "The security check is not available at the moment. Please try again later.",
  },
  "auth/missing-phone-number": {
    status: 422,
    ko: "휴대폰 번호를 입력해 주세요.",
    en: "Please enter your phone number.",
  },
  "auth/invalid-phone-number": {
    status: 422,
    ko: "휴대폰 번호가 올바르지 않습니다.",
    en: "This is not a valid phone number.",
  },
  "auth/missing-verification-code": {
    status: 422,
    ko: "인증번호를 입력해 주세요.",
    en: "Please enter the code.",
  },
  "auth/invalid-verification-code": {
    status: 422,
    ko: "인증 정보가 맞지 않습니다. 다시 확인하거나 인증번호를 새로 받아 주세요.",
    en: "That is not correct. Please check it or request a new code.",
  },
  "auth/code-expired": {
    status: 422,
    ko: "인증번호의 유효 시간이 지났습니다. 다시 받아 주세요.",
    en: "The code has expired. Please request a new one.",
  },
  "auth/captcha-check-failed": {
    status: 422,
    ko: "퍼즐이 맞지 않습니다. 새 그림으로 다시 맞춰 주세요.",
    en: "The piece is not in its place. Please try again with a new picture.",
  },
  AFFILIATE_UNKNOWN: {
    status: 422,
    ko: "초대 코드가 올바르지 않습니다.",
    en: "This invitation code is not valid.",
  },
  PASSWORD_UNSUITABLE: {
    status: 422,
    ko: "이 비밀번호는 쓸 수 없습니다. 다른 비밀번호를 정해 주세요.",
    en: "This password cannot be used. Please choose another.",
  },
  PASSWORD_COMMON: {
    status: 422,
    ko: "너무 쉬운 비밀번호입니다. 흔한 단어, 연속된 숫자나 글자, 반복을 피해 주세요.",
    en: "This password is too easy to guess. Avoid common words, sequences such as 1234 and repetition.",
  },
  PASSWORD_HAS_NAME: {
    status: 422,
    ko: "비밀번호에 아이디, 이름, 휴대폰 번호를 넣을 수 없습니다.",
    en: "A password cannot contain your username, name or phone number.",
  },
  PICTURES_FULL: {
    status: 422,
    ko: "지금은 사진을 더 받을 수 없습니다. 사진 없이 보내시거나 나중에 다시 시도해 주세요.",
    en: "No more pictures can be taken at the moment. Please send your message without them, or try again later.",
  },
  FIELD_INVALID: {
    status: 422,
    ko: "입력한 내용을 확인해 주세요.",
    en: "Please check what you entered.",
  },
  KEY_MISSING: {
    status: 400,
    ko: "요청 번호가 없습니다.",
    en: "The Idempotency-Key header is missing.",
  },
  KEY_MALFORMED: {
    status: 400,
    ko: "요청 번호는 공백 없이 16~128자여야 합니다.",
    en: "An Idempotency-Key must have 16 to 128 characters without spaces.",
  },
  EXCLUDED: {
    status: 403,
    ko: "본인이 정한 이용 제한 기간입니다. 다시 이용할 수 있는 때: {until}.",
    en: "You have chosen to take a break from play. It ends at {until}.",
  },
  TRIAL_ACCOUNT: {
    status: 403,
    ko: "체험 계정은 이 기능을 쓸 수 없습니다.",
    en: "A trial account cannot do this.",
  },
  ROOM_READ_ONLY: {
    status: 403,
    ko: "이 채팅방에는 글을 쓸 수 없습니다.",
    en: "Nobody can write in this chat room.",
  },
  CONTRACT_NOT_ALLOWED: {
    status: 403,
    ko: "계약 상대방만 할 수 있습니다.",
    en: "Only the other party of the contract can do this.",
  },
  CANCEL_FORBIDDEN: {
    status: 403,
    ko: "이 사이트에서는 출금 신청을 취소할 수 없습니다.",
    en: "A withdrawal cannot be cancelled on this site.",
  },
  PROMOTION_UNKNOWN: {
    status: 404,
    ko: "프로모션을 찾을 수 없습니다.",
    en: "This promotion was not found.",
  },
  DOWNLINE_UNKNOWN: {
    status: 404,
    ko: "하위 회원 중에 이 아이디가 없습니다.",
    en: "Your team has no member with this username.",
  },
  CONTRACT_UNKNOWN: {
    status: 404,
    ko: "계약을 찾을 수 없습니다.",
    en: "This contract was not found.",
  },
  AFFILIATE_LINK_UNKNOWN: {
    status: 404,
    ko: "추천 링크를 찾을 수 없습니다.",
    en: "This link was not found.",
  },
  BET_UNKNOWN: {
    status: 404,
    ko: "베팅 내역을 찾을 수 없습니다.",
    en: "This bet was not found.",
  },
  REWARD_UNKNOWN: {
    status: 404,
    ko: "상품을 찾을 수 없습니다.",
    en: "This reward was not found.",
  },
  MISSION_UNKNOWN: {
    status: 404,
    ko: "미션을 찾을 수 없습니다.",
    en: "This mission was not found.",
  },
  MAIL_UNKNOWN: {
    status: 404,
    ko: "쪽지를 찾을 수 없습니다.",
    en: "This message was not found.",
  },
  ROOM_UNKNOWN: {
    status: 404,
    ko: "채팅방을 찾을 수 없습니다.",
    en: "This chat room was not found.",
  },
  ORDER_UNKNOWN: {
    status: 404,
    ko: "신청 내역을 찾을 수 없습니다.",
    en: "This order was not found.",
  },
  CARD_UNKNOWN: {
    status: 404,
    ko: "등록되지 않은 계좌입니다.",
    en: "This account is not registered.",
  },
  SESSION_UNKNOWN: {
    status: 404,
    ko: "이미 끝난 로그인입니다.",
    en: "This login has already ended.",
  },
  MAIL_KEPT: {
    status: 409,
    ko: "계정의 안전에 관한 쪽지는 30일 동안 지울 수 없습니다.",
    en: "Messages about the safety of your account cannot be deleted for 30 days.",
  },
  KEY_IN_FLIGHT: {
    status: 409,
    ko: "같은 요청을 처리하고 있습니다. 잠시 후 다시 확인해 주세요.",
    en: "This request is still being processed. Please check again in a moment.",
  },
  CONTRACT_STATE: {
    status: 409,
    ko: "계약의 현재 상태에서는 처리할 수 없습니다. 계약을 다시 확인해 주세요.",
    en: "The contract's status has changed. Please check it again.",
  },
  CONTRACT_PENDING: {
    status: 409,
    ko: "이 종류의 계약 신청에 아직 답이 없습니다.",
    en: "A contract of this kind has already been requested and is waiting for an answer.",
  },
  ORDER_STATE: {
    status: 409,
    ko: "현재 상태에서는 처리할 수 없습니다. 신청 내역을 다시 확인해 주세요.",
    en: "The order's status has changed. Please check it again.",
  },
  PRIZE_CLAIMED: {
    status: 409,
    ko: "이번 기회는 이미 썼습니다. 다음 기회에 다시 참여해 주세요.",
    en: "You have already used this chance. Please come back for the next one.",
  },
  PROMOTION_JOINED: {
    status: 409,
    ko: "이미 참여한 프로모션입니다.",
    en: "You have already joined this promotion.",
  },
  CARD_TAKEN: {
    status: 409,
    ko: "이미 등록된 계좌입니다.",
    en: "This account is already registered.",
  },
  KEY_REUSED: {
    status: 422,
    ko: "같은 요청 번호로 다른 내용을 보냈습니다.",
    en: "A different request was already sent with this Idempotency-Key.",
  },
  NOT_A_RAFFLE: {
    status: 422,
    ko: "추첨이 없는 프로모션입니다.",
    en: "This promotion has no draw.",
  },
  NOTHING_TO_JOIN: {
    status: 422,
    ko: "신청 없이 참여하는 프로모션입니다.",
    en: "You take part in this promotion without joining it.",
  },
  PROMOTION_CLOSED: {
    status: 422,
    ko: "지금은 참여할 수 없는 프로모션입니다.",
    en: "This promotion cannot be joined at the moment.",
  },
  PROMOTION_CONDITION: {
    status: 422,
    ko: "이 프로모션의 참여 조건에 맞지 않습니다.",
    en: "You do not meet the conditions of this promotion.",
  },
  INSUFFICIENT_FUNDS: {
    status: 422,
    ko: "잔액이 부족합니다.",
    en: "Your balance is too low.",
  },
  INSUFFICIENT_POINTS: {
    status: 422,
    ko: "포인트가 부족합니다.",
    en: "You do not have enough points.",
  },
  POINTS_OUT_OF_RANGE: {
    status: 422,
    ko: "{minimum}포인트 이상을 {step}포인트 단위로 바꿀 수 있습니다.",
    en: "You can convert {minimum} points or more, in steps of {step}.",
  },
  REWARD_CONDITION: {
    status: 422,
    ko: "이 상품에 필요한 입금 금액에 아직 도달하지 않았습니다.",
    en: "You have not reached the deposits that this reward requires.",
  },
  NOTHING_TO_CLAIM: {
    status: 422,
    ko: "지금 받을 수 있는 금액이 없습니다.",
    en: "There is nothing to claim at the moment.",
  },
  REWARD_SOLD_OUT: {
    status: 409,
    ko: "남은 수량이 부족합니다.",
    en: "There are not enough of this reward left.",
  },
  AMOUNT_OUT_OF_RANGE: {
    status: 422,
    ko: "금액이 최소 또는 최대 한도를 벗어났습니다.",
    en: "The amount is below the minimum or above the maximum.",
  },
  BALANCE_LIMIT: {
    status: 422,
    ko: "이 금액을 더하면 보유할 수 있는 최대 금액을 넘습니다.",
    en: "This amount would exceed the highest balance that an account can hold.",
  },
  SINGLE_WALLET: {
    status: 422,
    ko: "이 사이트는 지갑이 하나이므로 이체할 필요가 없습니다.",
    en: "This site has a single wallet, so no transfer is needed.",
  },
  GAME_MAINTENANCE: {
    status: 409,
    ko: "이 게임은 지금 점검 중입니다.",
    en: "This game is under maintenance.",
  },
  LIMIT_REACHED: {
    status: 422,
    ko: "본인이 정한 이용 한도를 넘습니다.",
    en: "This exceeds a limit that you have set.",
  },
  TOO_MANY_ORDERS: {
    status: 422,
    ko: "지금은 더 신청할 수 없습니다. 진행 중인 신청을 확인해 주세요.",
    en: "You cannot place more orders now. Please check your open orders.",
  },
  CARD_TOO_NEW: {
    status: 422,
    ko: "새로 추가한 계좌입니다. 이 계좌로 출금할 수 있는 때: {from}.",
    en: "This account was added recently. You can withdraw to it from {from}.",
  },
  TOO_MANY_CARDS: {
    status: 422,
    ko: "계좌를 더 등록할 수 없습니다.",
    en: "You cannot add more accounts.",
  },
  CONTRACT_PARTY: {
    status: 422,
    ko: "계약은 바로 위나 바로 아래의 에이전트와만 할 수 있습니다.",
    en: "Contracts are only possible with the agent above you and agents directly below you.",
  },
  CONTRACT_RATE_TOO_HIGH: {
    status: 422,
    ko: "이 계약의 요율은 {most}%를 넘을 수 없습니다.",
    en: "The rate of this contract cannot be above {most}%.",
  },
  RATE_TOO_HIGH: {
    status: 422,
    ko: "요율은 본인의 요율({most}%)을 넘을 수 없습니다.",
    en: "The rate cannot be above your own of {most}%.",
  },
  TOO_MANY_AFFILIATE_LINKS: {
    status: 422,
    ko: "추천 링크를 더 만들 수 없습니다.",
    en: "You cannot create more links.",
  },
  NO_UPLINE: {
    status: 422,
    ko: "이체할 상위 회원이 없습니다.",
    en: "You have no upline member to transfer to.",
  },
  CONTACT_UNPROVEN: {
    status: 403,
    ko: "먼저 이메일 주소를 인증해 주세요. 비밀번호 찾기에서 메일을 요청하고, 받은 임시 비밀번호로 로그인하면 됩니다.",
    en: "Please confirm your e-mail address first: request an e-mail under “Forgot your password?” and log in with the password in it.",
  },
  GIFT_WAITS: {
    status: 422,
    ko: "선물로 받은 금액과 그 당첨금은 첫 입금을 마치고 휴대폰이나 이메일을 인증한 뒤에 보내거나 출금할 수 있습니다.",
    en: "Money that was given to you, and what you won with it, can be sent or withdrawn once you have made a deposit and confirmed a phone number or e-mail address.",
  },
  UPLINE_LOCKED: {
    status: 422,
    ko: "이용을 쉬고 있는 상위 회원에게는 이체할 수 없습니다.",
    en: "Your upline member is taking a break and cannot receive transfers.",
  },
  DOWNLINE_LOCKED: {
    status: 422,
    ko: "쉬고 있는 회원에게는 이체할 수 없습니다.",
    en: "This member is taking a break and cannot receive transfers.",
  },
  PASSWORD_UNSET: {
    status: 422,
    ko: "아직 로그인 비밀번호가 없습니다. 로그인 화면의 비밀번호 찾기에서 먼저 설정해 주세요.",
    en: "You have no login password yet. Please set one first, with “Forgot your password?” on the login screen.",
  },
  PAYMENT_PASSWORD_UNSET: {
    status: 422,
    ko: "결제 비밀번호를 먼저 설정해 주세요.",
    en: "Please set a payment password first.",
  },
  WRONG_PAYMENT_PASSWORD: {
    status: 422,
    ko: "결제 비밀번호가 맞지 않습니다.",
    en: "Wrong payment password.",
  },
  WRONG_PASSWORD: {
    status: 422,
    ko: "비밀번호가 맞지 않습니다.",
    en: "Wrong password.",
  },
  PASSWORD_LOCKED: {
    status: 429,
    ko: "비밀번호를 여러 번 잘못 입력했습니다. {minutes}분 뒤에 다시 시도해 주세요.",
    en: "Too many wrong passwords. Please try again in {minutes} min.",
  },
  "auth/too-many-requests": {
    status: 429,
    ko: "요청이 너무 많습니다. {minutes}분 뒤에 다시 시도해 주세요.",
    en: "Too many requests. Please try again in {minutes} min.",
  },
  "auth/quota-exceeded": {
    status: 429,
    ko: "오늘 받을 수 있는 인증번호를 모두 받았습니다. 고객센터에 문의해 주세요.",
    en: "No more codes can be sent today. Please contact customer service.",
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    ko: "요청 헤더가 너무 큽니다.",
    en: "The request headers are too large.",
  },
  INTERNAL: {
    status: 500,
    ko: "문제가 생겼습니다. 계속되면 오류 번호와 함께 문의해 주세요: {id}",
    en: "Something went wrong. If the problem persists, contact us with this number: {id}",
  },
  CLOSING: {
    status: 503,
    ko: "서비스를 다시 시작하고 있습니다. 잠시 뒤에 다시 시도해 주세요.",
    en: "The service is being restarted. Please try again in a moment.",
  },
  MAINTENANCE: {
    status: 503,
    ko: "사이트를 점검하고 있습니다. 점검이 끝난 뒤에 다시 이용해 주세요.",
    en: "The site is under maintenance. Please come back later.",
  },
  BUSY: {
    status: 503,
    ko: "지금은 접속이 많습니다. 잠시 뒤에 다시 시도해 주세요.",
    en: "The service is very busy. Please try again in a moment.",
  },
  UNAVAILABLE: {
    status: 503,
    ko: "지금은 처리할 수 없습니다. 잠시 뒤에 다시 시도해 주세요.",
    en: "This is temporarily unavailable. Please try again in a moment.",
  },
} as const satisfies Record<string, ErrorText>;

export type ErrorCode = keyof typeof errorTexts;
