/** Digits whose Korean names end in a consonant (영 일 삼 육 칠 팔); 10, 100 … end in 십, 백, 천, 만, 억. */
const CLOSED = /[013678]$/u;

/** The Korean object particle after an amount, by how its last digit is read: 58,000을, 4,205를. */
export function objectParticle(amount: string): string {
  return CLOSED.test(amount.replace(/\D+$/u, "")) ? "을" : "를";
}
