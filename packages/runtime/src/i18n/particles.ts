/** Digits whose Korean names end in a consonant (영 일 삼 육 칠 팔); 10, 100 … end in 십, 백, 천, 만, 억. */
const CLOSED = /[013678]$/u;

/** Korean particles: after a consonant, and after a vowel. */
const forms = { object: ["을", "를"], subject: ["이", "가"] } as const;

/** The Korean particle after an amount, by how its last digit is read: 58,000을, 4,205를. */
export function particleAfter(amount: string, particle: keyof typeof forms): string {
  const [closed, open] = forms[particle];
  return CLOSED.test(amount.replace(/\D+$/u, "")) ? closed : open;
}
