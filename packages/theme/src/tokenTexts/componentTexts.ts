import type { TextsOf } from "./tokenText.ts";

type ComponentGroup =
  | "panel"
  | "btn"
  | "ghost"
  | "soft"
  | "chip"
  | "field"
  | "seg"
  | "badge"
  | "tab"
  | "modal"
  | "dock"
  | "header"
  | "nav"
  | "bar"
  | "skel"
  | "logo"
  | "letter"
  | "fav";

export const componentTexts: TextsOf<ComponentGroup> = {
  "component.panel.bg": { en: "Background of a panel.", ko: "패널의 배경입니다." },
  "component.panel.bd": { en: "Border of a panel.", ko: "패널의 테두리입니다." },
  "component.panel.sh": { en: "Shadow of a panel.", ko: "패널의 그림자입니다." },
  "component.panel.lineInner": {
    en: "Second hairline inside a panel of the surface `engraved`.",
    ko: "`engraved` 표면에서 패널 안쪽의 두 번째 가는 선입니다.",
  },
  "component.btn.bg": { en: "Background of the main button.", ko: "주 버튼의 배경입니다." },
  "component.btn.hover": {
    en: "Background of the main button on hover.",
    ko: "포인터를 올린 주 버튼의 배경입니다.",
  },
  "component.btn.active": {
    en: "Background of the main button while pressed.",
    ko: "누르고 있는 주 버튼의 배경입니다.",
  },
  "component.btn.ink": { en: "Text of the main button.", ko: "주 버튼의 글자색입니다." },
  "component.btn.bd": { en: "Border of the main button.", ko: "주 버튼의 테두리입니다." },
  "component.btn.sh": { en: "Shadow of the main button.", ko: "주 버튼의 그림자입니다." },
  "component.btn.shPress": {
    en: "Shadow of the main button while pressed.",
    ko: "누르고 있는 주 버튼의 그림자입니다.",
  },
  "component.btn.press": {
    en: "Movement of the main button while pressed.",
    ko: "누르고 있는 주 버튼의 움직임입니다.",
  },
  "component.ghost.bg": { en: "Background of a quiet button.", ko: "보조 버튼의 배경입니다." },
  "component.ghost.hover": {
    en: "Background of a quiet button on hover.",
    ko: "포인터를 올린 보조 버튼의 배경입니다.",
  },
  "component.ghost.active": {
    en: "Background of a quiet button while pressed.",
    ko: "누르고 있는 보조 버튼의 배경입니다.",
  },
  "component.ghost.bd": { en: "Border of a quiet button.", ko: "보조 버튼의 테두리입니다." },
  "component.soft.bg": { en: "Background of a soft button.", ko: "옅은 버튼의 배경입니다." },
  "component.soft.hover": {
    en: "Background of a soft button on hover.",
    ko: "포인터를 올린 옅은 버튼의 배경입니다.",
  },
  "component.soft.active": {
    en: "Background of a soft button while pressed.",
    ko: "누르고 있는 옅은 버튼의 배경입니다.",
  },
  "component.soft.ink": { en: "Text of a soft button.", ko: "옅은 버튼의 글자색입니다." },
  "component.soft.bd": { en: "Border of a soft button.", ko: "옅은 버튼의 테두리입니다." },
  "component.chip.bg": { en: "Background of a chip.", ko: "칩의 배경입니다." },
  "component.chip.bd": { en: "Border of a chip.", ko: "칩의 테두리입니다." },
  "component.field.bg": { en: "Background of a field.", ko: "입력란의 배경입니다." },
  "component.field.bd": { en: "Border of a field.", ko: "입력란의 테두리입니다." },
  "component.seg.bg": { en: "Background of a row of segments.", ko: "세그먼트 줄의 배경입니다." },
  "component.seg.on": { en: "Background of the selected segment.", ko: "선택한 세그먼트의 배경입니다." },
  "component.seg.ink": { en: "Text of the selected segment.", ko: "선택한 세그먼트의 글자색입니다." },
  "component.seg.sh": { en: "Shadow of the selected segment.", ko: "선택한 세그먼트의 그림자입니다." },
  "component.badge.bg": { en: "Background of a badge.", ko: "배지의 배경입니다." },
  "component.badge.ink": { en: "Text of a badge.", ko: "배지의 글자색입니다." },
  "component.tab.bg": { en: "Background of the tab bar on a phone.", ko: "휴대폰 탭 바의 배경입니다." },
  "component.tab.bd": { en: "Border of the tab bar.", ko: "탭 바의 테두리입니다." },
  "component.tab.on": { en: "Colour of the current tab.", ko: "현재 탭의 색입니다." },
  "component.modal.bg": { en: "Background of dialogs and menus.", ko: "대화상자와 메뉴의 배경입니다." },
  "component.modal.sh": { en: "Shadow of a dialog.", ko: "대화상자의 그림자입니다." },
  "component.dock.bd": {
    en: "Border of elements that float beside the page.",
    ko: "페이지 옆에 떠 있는 요소의 테두리입니다.",
  },
  "component.dock.sh": {
    en: "Shadow of elements that float over the page.",
    ko: "페이지 위에 떠 있는 요소의 그림자입니다.",
  },
  "component.header.bd": { en: "Line below the header.", ko: "헤더 아래의 선입니다." },
  "component.nav.bar": { en: "Height of the bar under the current entry.", ko: "현재 항목 아래 막대의 높이입니다." },
  "component.bar.bd": { en: "Border of a progress bar.", ko: "진행 막대의 테두리입니다." },
  "component.skel.bg": { en: "Background of content that is still loading.", ko: "불러오는 중인 자리의 배경입니다." },
  "component.logo.mark": { en: "The logo's symbol.", ko: "로고 도형의 색입니다." },
  "component.logo.ink": { en: "The name beside the logo.", ko: "로고 옆 이름의 색입니다." },
  "component.logo.footMark": { en: "The logo's symbol in the footer.", ko: "푸터에 놓인 로고 도형의 색입니다." },
  "component.logo.plate": {
    en: "Plate behind the logo, for a mode in which it would be hard to see; none by default.",
    ko: "로고 뒤에 까는 판의 색입니다. 로고가 잘 보이지 않는 모드에 쓰며, 기본값은 판 없음입니다.",
  },
  "component.letter.ink": { en: "Lettering over a game's picture.", ko: "게임 그림 위에 겹치는 제목의 글자색입니다." },
  "component.letter.rule": { en: "Line below the lettering.", ko: "겹친 제목 아래의 선입니다." },
  "component.letter.sh": { en: "Shadow of the lettering.", ko: "겹친 제목의 그림자입니다." },
  "component.fav.ink": { en: "Colour of the heart over a game's picture.", ko: "게임 그림 위의 하트 색입니다." },
};
