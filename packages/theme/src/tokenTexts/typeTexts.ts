import type { TextsOf } from "./tokenText.ts";

export const typeTexts: TextsOf<"font" | "weight" | "track" | "case" | "text" | "title" | "stretch"> = {
  "semantic.font.body": { en: "Font family of body text.", ko: "본문 글꼴입니다." },
  "semantic.font.display": { en: "Font family of titles.", ko: "제목 글꼴입니다." },
  "semantic.font.num": {
    en: "Font family of amounts, with tabular figures.",
    ko: "금액에 쓰는 글꼴입니다. 숫자의 너비가 같습니다.",
  },
  "semantic.weight.body": { en: "Weight of body text.", ko: "본문의 굵기입니다." },
  "semantic.weight.display": { en: "Weight of titles.", ko: "제목의 굵기입니다." },
  "semantic.weight.button": { en: "Weight of button labels.", ko: "버튼 글자의 굵기입니다." },
  "semantic.track.body": { en: "Letter spacing of body text, in em.", ko: "본문의 자간입니다. 단위는 em입니다." },
  "semantic.track.title": { en: "Letter spacing of titles, in em.", ko: "제목의 자간입니다. 단위는 em입니다." },
  "semantic.track.button": {
    en: "Letter spacing of button labels, in em.",
    ko: "버튼 글자의 자간입니다. 단위는 em입니다.",
  },
  "semantic.track.logo": {
    en: "Letter spacing of the name beside the logo, in em.",
    ko: "로고 옆 이름의 자간입니다. 단위는 em입니다.",
  },
  "semantic.case.title": {
    en: "Whether Latin titles are shown in capitals.",
    ko: "라틴 문자 제목을 대문자로 쓸지 정합니다.",
  },
  "semantic.text.xs": { en: "Size of captions.", ko: "설명 글의 크기입니다." },
  "semantic.text.sm": { en: "Size of small text and labels.", ko: "작은 글과 레이블의 크기입니다." },
  "semantic.text.md": { en: "Size of body text.", ko: "본문의 크기입니다." },
  "semantic.text.lg": { en: "Size of lead text.", ko: "머리말의 크기입니다." },
  "semantic.text.xl": { en: "Size of a panel's title.", ko: "패널 제목의 크기입니다." },
  "semantic.text.xxxl": { en: "Size of large figures.", ko: "큰 숫자의 크기입니다." },
  "semantic.title.hero": { en: "Font of the hero's title on a desktop.", ko: "데스크톱 히어로 제목의 글꼴입니다." },
  "semantic.title.heroPhone": { en: "Font of the hero's title on a phone.", ko: "휴대폰 히어로 제목의 글꼴입니다." },
  "semantic.title.h1": { en: "Font of a page's title.", ko: "페이지 제목의 글꼴입니다." },
  "semantic.title.h2": { en: "Font of a dialog's title.", ko: "대화상자 제목의 글꼴입니다." },
  "semantic.title.section": { en: "Font of a section's heading.", ko: "섹션 제목의 글꼴입니다." },
  "semantic.title.card": { en: "Font of a card's title.", ko: "카드 제목의 글꼴입니다." },
  "semantic.title.logo": { en: "Font of the name beside the logo.", ko: "로고 옆 이름의 글꼴입니다." },
  "semantic.title.logoPhone": {
    en: "Font of the name beside the logo on a phone.",
    ko: "휴대폰에서 로고 옆 이름의 글꼴입니다.",
  },
  "semantic.stretch.display": {
    en: "Width of the letters of titles and logo, if the font has variable width.",
    ko: "너비를 조절할 수 있는 글꼴에서 제목과 로고 글자의 너비입니다.",
  },
};
