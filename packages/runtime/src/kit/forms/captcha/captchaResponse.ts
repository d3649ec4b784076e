/**
 * The visitor's answer to a captcha: the characters of a picture, the token of a widget, or else the proof of a solved
 * slide captcha.
 */
export interface CaptchaResponse {
  /** Both are empty with a `slideProof`. */
  readonly id: string;
  readonly text: string;
  readonly slideProof?: string;
}
