import { planScreen } from "./new/planScreen.ts";
import { runScaffold } from "./new/scaffold.ts";

await runScaffold({
  usage: "npm run new:screen -- /path [--feature <id>]",
  plan: (read, [path], { feature }) => (path === undefined ? undefined : planScreen(read, { path, feature })),
  next: "Fill the section and its texts (ko and en); an entry in the menus is a row in packages/product/src/navigation.ts.",
});
