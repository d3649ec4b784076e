import { planPane } from "./new/planPane.ts";
import { runScaffold } from "./new/scaffold.ts";

await runScaffold({
  usage: 'npm run new:pane -- id --centre member|agent [--feature <id>] [--en "Name" --ko "이름"]',
  plan: (read, [id], { centre, ...more }) =>
    id === undefined || (centre !== "member" && centre !== "agent")
      ? undefined
      : planPane(read, { id, centre, ...more }),
  next: "Fill the section, its texts (ko and en), its story and its test. Who sees it is the row's gate.",
});
