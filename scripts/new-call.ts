import { planCall } from "./new/planCall.ts";
import { runScaffold } from "./new/scaffold.ts";

await runScaffold({
  usage: 'npm run new:call -- id --row AP-000 [--path /…] [--method GET] [--does "What it does"]',
  plan: (read, [id], { row, ...more }) =>
    id === undefined || row === undefined ? undefined : planCall(read, { id, row, ...more }),
  next: "Describe the request and the response in their schemas (npm run gen writes types and decoder).",
});
