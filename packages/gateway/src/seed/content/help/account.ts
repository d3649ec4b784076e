import type { HelpTopicSeed } from "./helpTopicSeed.ts";

/** Registration, login and passwords. */
export const account: HelpTopicSeed = {
  id: "account",
  title: { ko: "계정과 로그인", en: "Account and login" },
  content: {
    ko: `
<h3>가입</h3>
<p>아이디와 비밀번호를 정하고, 만 {age}세 이상임을 확인하면 됩니다. 브랜드에 따라 휴대폰 번호나 이메일을 함께 묻기도 합니다. 아이디는 나중에 바꿀 수 없습니다.</p>
<h3>로그인이 안 될 때</h3>
<ul><li>아이디와 비밀번호의 대소문자를 확인해 주세요.</li><li>한 번 틀리면 15분 동안 보안 문자를 함께 입력합니다.</li><li>15분 안에 열 번 틀리면 잠시 로그인할 수 없습니다. 기다리거나 비밀번호를 다시 정해 주세요.</li></ul>
<h3>비밀번호를 잊었을 때</h3>
<p>로그인 창의 ‘비밀번호 찾기’에서 이메일이나 휴대폰으로 다시 정합니다. 메일로 받은 임시 비밀번호는 30분 동안 한 번만 쓸 수 있고, 로그인하면 곧바로 새 비밀번호를 정합니다.</p>
<h3>자동 로그아웃</h3>
<p>30분 동안 쓰지 않거나 로그인한 지 24시간이 지나면 다시 로그인해야 합니다. 비밀번호를 바꾸면 다른 기기에서는 모두 로그아웃됩니다.</p>
`,
    en: `
<h3>Registration</h3>
<p>Choose a username and a password, and confirm that you are at least {age}. Some brands also ask for a mobile number or an e-mail address. The username cannot be changed later.</p>
<h3>If you cannot log in</h3>
<ul><li>Check capital and small letters of your username and password.</li><li>After a failed login you also enter a security code, for 15 minutes.</li><li>After ten failed logins in 15 minutes the account is locked for a while. Wait, or set a new password.</li></ul>
<h3>If you forgot your password</h3>
<p>Choose “Forgot password” in the login window and set a new one by e-mail or phone. A temporary password from a mail works once, within 30 minutes, and you then choose a new password at once.</p>
<h3>When you are logged out</h3>
<p>After 30 minutes without use, and 24 hours after your login. Changing your password logs you out on all other devices.</p>
`,
  },
};
