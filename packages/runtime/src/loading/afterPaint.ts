// What every visit loads as soon as its first page is painted: the rest of the frame, and what a visitor meets first. Its code
// is one file. A list for `packages/pack`: these modules are loaded by `import()` where they are used.
import "../app/fontsReady.ts";
import "../app/lateStart.ts";
import "../features/core/game/gameWindow.section.tsx";
import "../features/core/game/launch.section.tsx";
import "../features/core/logout.section.tsx";
import "../features/core/network.section.tsx";
import "../features/core/reload.section.tsx";
import "../features/core/warning.section.tsx";
import "../features/core/welcome.section.tsx";
import "../shell/FooterTopics.tsx";
import "../shell/account/MemberAccount.tsx";
import "../shell/nav/LateFrame.tsx";
import "../shell/sideMenu.section.tsx";
import "../state/beforeReload.ts";
import "../state/enterSession.ts";
import "../state/signOut.ts";
import "../state/watchNetwork.ts";
import "../state/watchPopups.ts";
