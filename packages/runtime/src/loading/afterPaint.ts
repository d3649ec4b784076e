// What every visit loads as soon as its first page is painted: the rest of the frame, and what a visitor meets first. Its code
// is one file. A list for `packages/pack`: these modules are loaded by `import()` where they are used.
import "../app/fontsReady.ts";
import "../app/lateStart.ts";
import "../launch/gameWindow.section.tsx";
import "../launch/launch.section.tsx";
import "../login/logout.section.tsx";
import "../app/network.section.tsx";
import "../app/reload.section.tsx";
import "../app/warning.section.tsx";
import "../login/welcome.section.tsx";
import "../frame/footer/FooterTopics.tsx";
import "../frame/header/account/MemberAccount.tsx";
import "../frame/nav/LateFrame.tsx";
import "../frame/sideMenu/sideMenu.section.tsx";
import "../dialogs/beforeReload.ts";
import "../session/enterSession.ts";
import "../kit/account/signOut.ts";
import "../app/watchNetwork.ts";
import "../app/watchPopups.ts";
