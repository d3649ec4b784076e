/** Where local storage notes that this device has seen the age notice (CO-012). */
export const AGE_NOTICE_KEY = "ageNotice";
