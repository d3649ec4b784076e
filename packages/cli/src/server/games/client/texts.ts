/** The language of the page, from its address. */
export const language = new URLSearchParams(location.search).get("language") === "ko" ? "ko" : "en";

/** The texts of one game in the page's language. */
export function textsOf<Texts>(all: { readonly en: Texts; readonly ko: Texts }): Texts {
  return all[language];
}

/** The texts that all games share. */
export const texts = textsOf({
  en: {
    demo: "Demonstration game · play money",
    trial: "Free trial · play credits",
    balance: "Balance",
    fair: "Fairness",
    fairText:
      "Before a round you see the SHA-256 of its secret, and you may change your own part. After it the secret is shown, and this page repeats the calculation.",
    seed: "Your part of the chance",
    commit: "SHA-256 of the next round's secret",
    last: "Last round",
    checked: "checked: the secret fits, and gives exactly this result",
    wrong: "This round does not fit its secret. Please contact the provider.",
    round: "round",
    secret: "secret",
    offline: "The connection was lost. Press again: the same round is never played twice.",
    ended: "This game has ended. Open it again from the site.",
  },
  ko: {
    demo: "시연용 게임 · 플레이머니",
    trial: "무료 체험 · 체험 크레딧",
    balance: "잔액",
    fair: "공정성",
    fairText:
      "라운드 전에 비밀값의 SHA-256을 보여 주고, 내 값은 직접 바꿀 수 있습니다. 라운드가 끝나면 비밀값을 공개하고 이 화면이 다시 계산해 확인합니다.",
    seed: "내 값",
    commit: "다음 라운드 비밀값의 SHA-256",
    last: "지난 라운드",
    checked: "확인됨: 비밀값이 맞고 결과도 똑같습니다",
    wrong: "이 라운드는 비밀값과 맞지 않습니다. 게임사에 문의해 주세요.",
    round: "라운드",
    secret: "비밀값",
    offline: "연결이 끊겼습니다. 다시 누르세요. 같은 라운드는 두 번 진행되지 않습니다.",
    ended: "게임이 끝났습니다. 사이트에서 다시 열어 주세요.",
  },
});
