import { planComponent } from "./new/planComponent.ts";
import { runScaffold } from "./new/scaffold.ts";

await runScaffold({
  usage: "npm run new:component -- Name",
  plan: (read, [name]) => (name === undefined ? undefined : planComponent(read, name)),
  next: "Its story is its test: npm run test:stories",
});
