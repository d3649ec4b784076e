interface RegistrationFieldRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/**
 * The fields of the registration that a brand or its platform may ask for on top of username, password and mobile
 * number, which the switches govern (L122, VF-018 … VF-029). The ids are the specification's.
 */
export const registrationFields = [
  { id: "payeeName", title: "Real name", description: "The name that bank accounts are held in (VF-018)." },
  { id: "paymentPassword", title: "Payment password", description: "A second password for withdrawals (VF-019)." },
  { id: "qqNum", title: "QQ number", description: "The member's QQ account (VF-020)." },
  { id: "line", title: "LINE", description: "The member's LINE account (VF-021)." },
  { id: "whatsapp", title: "WhatsApp", description: "The member's WhatsApp account (VF-022)." },
  { id: "facebook", title: "Facebook", description: "The member's Facebook account (VF-023)." },
  { id: "wechat", title: "WeChat", description: "The member's WeChat account (VF-024)." },
  { id: "idNumber", title: "Identity number", description: "The number of an identity document (VF-025)." },
  { id: "email", title: "E-mail", description: "The member's e-mail address (VF-026)." },
  { id: "recommenderId", title: "Recommender", description: "The id of the member who recommended the site (VF-027)." },
  { id: "affiliateCode", title: "Affiliate code", description: "The code of a partner (VF-028)." },
  { id: "captcha", title: "Captcha", description: "Characters read from an image (VF-029)." },
] as const satisfies readonly RegistrationFieldRow[];

export type RegistrationFieldId = (typeof registrationFields)[number]["id"];
