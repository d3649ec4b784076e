import type { TextsOf } from "./tokenText.ts";

const playful = (index: number) => ({
  en: `Cheerful fill ${index} of six, for tag headings, tile shortcuts and confetti; the text on it is dark.`,
  ko: `태그형 제목, 타일형 바로가기, 색종이 무늬에 쓰는 밝은 채움색 여섯 가지 중 ${index}번째입니다. 그 위에는 어두운 글자를 씁니다.`,
});

export const colorTexts: TextsOf<"color"> = {
  "semantic.color.bg": { en: "Background of the page.", ko: "페이지의 배경입니다." },
  "semantic.color.bg2": {
    en: "Background of bands that separate a part of the page.",
    ko: "페이지의 일부를 구분하는 띠의 배경입니다.",
  },
  "semantic.color.surface": { en: "Background of panels and cards.", ko: "패널과 카드의 배경입니다." },
  "semantic.color.raised": {
    en: "Background of what lies above a panel: a menu, an arrow, a hovered card.",
    ko: "메뉴, 화살표, 포인터를 올린 카드처럼 패널 위에 놓이는 요소의 배경입니다.",
  },
  "semantic.color.inset": {
    en: "Background of fields, bars and wells; darker than a panel.",
    ko: "입력란, 막대, 오목한 영역의 배경입니다. 패널보다 어둡습니다.",
  },
  "semantic.color.hover": {
    en: "Background of a quiet button, row or entry on hover.",
    ko: "포인터를 올린 보조 버튼, 행, 항목의 배경입니다.",
  },
  "semantic.color.active": {
    en: "Background of a quiet button, row or entry while pressed.",
    ko: "누르고 있는 보조 버튼, 행, 항목의 배경입니다.",
  },
  "semantic.color.disabled": {
    en: "Background of a disabled control; its text is `ink3`.",
    ko: "사용할 수 없는 컨트롤의 배경입니다. 글자색은 `ink3`입니다.",
  },
  "semantic.color.ink": { en: "Main text.", ko: "기본 글자색입니다." },
  "semantic.color.ink2": { en: "Supporting text and navigation.", ko: "보조 글과 내비게이션의 글자색입니다." },
  "semantic.color.ink3": {
    en: "Captions, hints and placeholders; also with a contrast of 4.5:1.",
    ko: "설명, 도움말, 자리표시 글의 색입니다. 이 색도 명암비 4.5:1을 지킵니다.",
  },
  "semantic.color.line": { en: "Borders of panels.", ko: "패널 테두리의 색입니다." },
  "semantic.color.lineStrong": {
    en: "Borders of fields and of hovered elements.",
    ko: "입력란과 포인터를 올린 요소의 테두리입니다.",
  },
  "semantic.color.hair": { en: "Lines inside a panel.", ko: "패널 안쪽의 가는 선입니다." },
  "semantic.color.brand": {
    en: "Fill of the main action and of the current entry.",
    ko: "가장 중요한 동작과 현재 위치를 나타내는 채움색입니다.",
  },
  "semantic.color.onBrand": {
    en: "Text and icons on the brand fill; may be dark.",
    ko: "브랜드 채움색 위의 글자와 아이콘입니다. 어두운 색일 수 있습니다.",
  },
  "semantic.color.brandInk": {
    en: "The brand colour made readable as text on panels.",
    ko: "패널 위에서 읽을 수 있도록 조정한 브랜드 글자색입니다.",
  },
  "semantic.color.brandSoft": {
    en: "A hint of the brand behind selected entries and tags.",
    ko: "선택한 항목과 태그 뒤에 깔리는 옅은 브랜드색입니다.",
  },
  "semantic.color.accent": { en: "Fill of counters and badges.", ko: "숫자 표시와 배지의 채움색입니다." },
  "semantic.color.onAccent": { en: "Text on the accent fill.", ko: "강조 채움색 위의 글자색입니다." },
  "semantic.color.accentInk": {
    en: "The accent colour made readable as text on panels.",
    ko: "패널 위에서 읽을 수 있도록 조정한 강조 글자색입니다.",
  },
  "semantic.color.pos": { en: "Gains and success, as text.", ko: "이익과 성공을 나타내는 글자색입니다." },
  "semantic.color.neg": { en: "Losses and errors, as text.", ko: "손실과 오류를 나타내는 글자색입니다." },
  "semantic.color.focus": {
    en: "Ring around the focused control; 3:1 on every background.",
    ko: "포커스가 있는 컨트롤의 테두리입니다. 모든 배경에서 명암비 3:1을 지킵니다.",
  },
  "semantic.color.scrim": {
    en: "Overlay between the page and a dialog; the last two digits are its opacity.",
    ko: "페이지와 대화상자 사이에 깔리는 막입니다. 마지막 두 자리는 불투명도입니다.",
  },
  "semantic.color.headerBg": { en: "Background of the header.", ko: "헤더의 배경입니다." },
  "semantic.color.headerInk": { en: "Text of the header.", ko: "헤더의 글자색입니다." },
  "semantic.color.footBg": { en: "Background of the footer.", ko: "푸터의 배경입니다." },
  "semantic.color.footInk": { en: "Text of the footer.", ko: "푸터의 글자색입니다." },
  "semantic.color.footStrong": { en: "Headings of the footer.", ko: "푸터 제목의 글자색입니다." },
  "semantic.color.chatHeader": { en: "Background of the chat room's header.", ko: "채팅방 헤더의 배경입니다." },
  "semantic.color.onChatHeader": { en: "Text in the chat room's header.", ko: "채팅방 헤더의 글자색입니다." },
  "semantic.color.playful1": playful(1),
  "semantic.color.playful2": playful(2),
  "semantic.color.playful3": playful(3),
  "semantic.color.playful4": playful(4),
  "semantic.color.playful5": playful(5),
  "semantic.color.playful6": playful(6),
  "semantic.color.onPlayful": {
    en: "Text colour that is readable on all cheerful fills.",
    ko: "모든 밝은 채움색 위에서 읽을 수 있는 글자색입니다.",
  },
};
