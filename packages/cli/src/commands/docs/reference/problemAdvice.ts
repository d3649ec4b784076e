import type { Localized } from "@livery/brand/localized.ts";
import type { ProblemCode } from "@livery/brand/problemCodes.ts";

/** How to fix problems without a rule: those of texts, shapes and files. */
export const problemAdvice: Partial<Readonly<Record<ProblemCode, Localized>>> = {
  LIV1001: {
    en: "Correct the marked place; texts and keys need straight double quotes.",
    ko: "메시지가 가리키는 곳을 고칩니다. 텍스트와 키는 곧은 큰따옴표로 감쌉니다.",
  },
  LIV1002: {
    en: "Remove the comment. Keep notes in a README.md next to brand.json.",
    ko: "주석을 지웁니다. 메모는 brand.json 옆의 README.md에 쓸 수 있습니다.",
  },
  LIV1003: {
    en: "Remove the comma before the closing bracket.",
    ko: "닫는 괄호 앞의 쉼표를 지웁니다.",
  },
  LIV1004: { en: "Keep one of the two keys.", ko: "두 키 가운데 하나만 남깁니다." },
  LIV1005: {
    en: "Remove the key: JavaScript reserves its name.",
    ko: "자바스크립트가 예약한 이름이므로 키를 지웁니다.",
  },
  LIV1006: {
    en: 'Save the file as "UTF-8" instead of "UTF-8 with BOM".',
    ko: '파일을 "UTF-8 with BOM"이 아닌 "UTF-8"로 저장합니다.',
  },
  LIV1007: {
    en: "Write the number in decimal digits, without a sign or zeros in front.",
    ko: "숫자를 10진수로 쓰고, 앞에 + 부호나 0을 붙이지 않습니다.",
  },
  LIV1008: {
    en: "Shorten the file; pictures and long texts do not belong in a config.",
    ko: "파일을 줄입니다. 그림이나 긴 글은 설정에 넣지 않습니다.",
  },
  LIV1009: {
    en: "Look for an unclosed bracket; no key is nested this deeply.",
    ko: "닫지 않은 괄호를 찾습니다. 이렇게 깊은 키는 없습니다.",
  },
  LIV1010: {
    en: "Save the file as UTF-8 and write the broken character again.",
    ko: "파일을 UTF-8로 저장하고 깨진 문자를 다시 씁니다.",
  },
  LIV1011: { en: "Write a JSON object: `{ … }`.", ko: "JSON 객체 `{ … }`를 씁니다." },
  LIV1012: {
    en: "Change the permissions of the file, or run Livery as its owner.",
    ko: "파일의 권한을 바꾸거나 소유자 계정으로 Livery를 실행합니다.",
  },
  LIV1013: {
    en: "Replace the link with a copy; Livery does not follow links in brands.",
    ko: "링크 대신 파일을 복사해 넣습니다. 브랜드 폴더의 링크는 따라가지 않습니다.",
  },
  LIV1014: {
    en: "Replace it with a regular file or folder.",
    ko: "일반 파일이나 폴더로 바꿉니다.",
  },
  LIV1015: { en: "Try again, and check the disk.", ko: "다시 시도하고 디스크를 확인합니다." },
  LIV1016: {
    en: "Create a brand with `livery new`, or remove the folder.",
    ko: "`livery new`로 브랜드를 만들거나 폴더를 지웁니다.",
  },
  LIV1101: {
    en: "Use a listed key; the message names the nearest one or the object that the key belongs in.",
    ko: "목록에 있는 키를 씁니다. 메시지가 가장 비슷한 키나 그 키가 속한 객체를 알려 줍니다.",
  },
  LIV1102: { en: "Add the key.", ko: "키를 추가합니다." },
  LIV1103: {
    en: "Write a value of the right type, such as a number without quotes.",
    ko: "따옴표 없는 숫자처럼 키에 맞는 타입의 값을 씁니다.",
  },
  LIV1104: { en: "Choose one of the values that the message lists.", ko: "메시지에 나온 값 중 하나를 고릅니다." },
  LIV1105: { en: "Write a number in the range.", ko: "범위 안의 숫자를 씁니다." },
  LIV1106: {
    en: "Write the text in the format that the message describes.",
    ko: "메시지가 설명하는 형식으로 텍스트를 씁니다.",
  },
  LIV1107: { en: "Shorten or lengthen the text.", ko: "텍스트를 줄이거나 늘립니다." },
  LIV1108: { en: "Remove one of the two entries.", ko: "두 항목 가운데 하나를 지웁니다." },
  LIV1109: { en: "Add or remove entries.", ko: "항목을 추가하거나 지웁니다." },
  LIV1306: {
    en: "Remove the key: there is no inherited value to remove.",
    ko: "상속한 값이 없으므로 키를 지웁니다.",
  },
  LIV1401: {
    en: "Name the file after the code of a language that the brand offers, or add the language to `locales`.",
    ko: "파일 이름을 브랜드가 제공하는 언어의 코드로 바꾸거나 `locales`에 언어를 추가합니다.",
  },
  LIV1402: {
    en: 'Use the id of a feature; texts that belong to none go in "core".',
    ko: '기능의 id를 씁니다. 어느 기능에도 속하지 않는 텍스트는 "core"에 둡니다.',
  },
  LIV1403: {
    en: "Use a key of the product's own texts; a brand can change texts but not add new ones.",
    ko: "제품의 기본 텍스트에 있는 키를 씁니다. 브랜드는 텍스트를 바꿀 수 있지만 추가할 수는 없습니다.",
  },
  LIV1404: { en: "Write a visible text.", ko: "눈에 보이는 텍스트를 씁니다." },
  LIV1405: {
    en: "Use the same placeholders as the product's own text, such as `{{name}}`.",
    ko: "`{{name}}`처럼 제품의 기본 텍스트에 있는 자리표시자를 그대로 씁니다.",
  },
  LIV1406: {
    en: "Remove the character that the message names. It stays allowed where a script needs it: joiners in Arabic, Persian or Indic texts and in emoji, direction marks in a text with right-to-left letters, zero width spaces in Thai, Lao, Khmer and Burmese.",
    ko: "메시지가 알려 주는 문자를 지웁니다. 문자 체계에 필요한 곳에는 쓸 수 있습니다. 아랍어, 페르시아어, 인도계 문자와 이모지의 결합 문자, 오른쪽에서 왼쪽으로 쓰는 글자가 있는 텍스트의 방향 표시, 태국어·라오어·크메르어·버마어의 폭 없는 공백이 그렇습니다.",
  },
  LIV1407: {
    en: "Remove the texts, or switch the feature on.",
    ko: "텍스트를 지우거나 기능을 켭니다.",
  },
  LIV1501: {
    en: "Put an SVG into `assets/` and name it in `logo`.",
    ko: "SVG 파일을 `assets/`에 넣고 `logo`에 이름을 씁니다.",
  },
  LIV1502: { en: "Simplify the logo and export it again.", ko: "로고를 더 단순하게 내보냅니다." },
  LIV1503: {
    en: "Export the logo as one well-formed SVG with a `viewBox`.",
    ko: "로고를 `viewBox`가 있는 올바른 SVG 하나로 내보냅니다.",
  },
  LIV1504: {
    en: "Remove everything that runs or fetches something: scripts, event handlers and addresses. A `<!DOCTYPE …>` may stay, but not definitions of its own in `[ … ]`: export the logo again as a plain SVG.",
    ko: "스크립트, 이벤트 처리기, 주소처럼 무언가를 실행하거나 불러오는 내용을 지웁니다. `<!DOCTYPE …>`은 두어도 되지만 `[ … ]` 안에 직접 쓴 정의는 둘 수 없으므로, 로고를 일반 SVG로 다시 내보냅니다.",
  },
  LIV1505: {
    en: "Remove the file, or name it in brand.json.",
    ko: "파일을 지우거나 brand.json에 이름을 씁니다.",
  },
  LIV1506: {
    en: "Export the logo again as a plain SVG with at least one shape.",
    ko: "도형이 하나 이상 있는 일반 SVG로 로고를 다시 내보냅니다.",
  },
  LIV1507: {
    en: "Convert the text to paths in the drawing program: every device has other fonts.",
    ko: "그리기 프로그램에서 텍스트를 패스로 바꿉니다. 기기마다 글꼴이 다르기 때문입니다.",
  },
  LIV1508: {
    en: "Put a plate behind the logo in that mode, with the value of `component.logo.plate` that the message names, or draw it in colours that can be seen in both modes.",
    ko: "그 모드에서 로고 뒤에 판을 깝니다. 메시지가 알려 주는 `component.logo.plate` 값을 쓰거나, 두 모드에서 모두 보이는 색으로 로고를 그립니다.",
  },
  LIV1509: {
    en: "Convert clones (`<use>`), patterns and masks to paths in the drawing program, and simplify them. Every visitor's device draws the logo on every page.",
    ko: "그리기 프로그램에서 복제(`<use>`), 패턴, 마스크를 패스로 바꾸고 단순하게 만듭니다. 모든 방문자의 기기가 페이지마다 로고를 그립니다.",
  },
  LIV1601: {
    en: "Write the nearest colour that the message suggests, or use `--fix`.",
    ko: "메시지가 알려 주는 가장 가까운 색을 쓰거나 `--fix`로 바꿉니다.",
  },
  LIV1602: {
    en: "Write the stronger colour that the message suggests, or leave it: it is only advice from `livery check --apca`.",
    ko: "메시지가 알려 주는 더 진한 색을 쓰거나 그대로 둡니다. `livery check --apca`가 알려 주는 조언입니다.",
  },
  LIV1603: {
    en: "Write a value in the token's format, or the name of a token of the same type and of the same or a lower tier.",
    ko: "토큰의 형식에 맞는 값을 쓰거나, 종류가 같고 같은 단계 또는 아래 단계에 있는 토큰의 이름을 씁니다.",
  },
  LIV1604: { en: "Write the name that the message suggests.", ko: "메시지가 알려 주는 이름을 씁니다." },
  LIV1605: {
    en: "Replace one of the references in the cycle with a value.",
    ko: "순환하는 참조 중 하나를 값으로 바꿉니다.",
  },
  LIV1701: {
    en: "Remove the value: the pack then sets it. Or remove the market.",
    ko: "값을 지우면 규정 팩이 정합니다. 또는 그 시장을 지웁니다.",
  },
  LIV1702: {
    en: "Raise `compliance.minimumAge`, or remove it.",
    ko: "`compliance.minimumAge`를 높이거나 지웁니다.",
  },
  LIV1703: {
    en: "Create a separate brand for one of the markets.",
    ko: "두 시장 가운데 하나는 별도의 브랜드로 만듭니다.",
  },
  LIV1704: {
    en: "Add a help line for the market to `compliance.helpLines`.",
    ko: "`compliance.helpLines`에 그 시장의 상담 창구를 추가합니다.",
  },
  LIV1705: {
    en: "Remove the help line, or add its market to `compliance.markets`.",
    ko: "상담 창구를 지우거나 그 시장을 `compliance.markets`에 추가합니다.",
  },
  LIV1706: {
    en: "Raise the constant to the pack's minimum, or remove it.",
    ko: "상수를 규정 팩의 최솟값 이상으로 높이거나 지웁니다.",
  },
};
