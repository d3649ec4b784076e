import type { AnswerRealityCheckResponse } from "@livery/platform/decoders/answerRealityCheck.gen.js";
import { shape } from "@livery/platform/requests/answerRealityCheck.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { requestOf } from "../requestOf.ts";
import { answerCheck, wireRealityCheck } from "../responsible/realityCheck.ts";
import { sessionOf } from "../requestContext.ts";

/** AP-167: sets how often a check comes, or records the member's decision. */
export const answerRealityCheck = withKey<AnswerRealityCheckResponse>("answerRealityCheck", (context) => {
  const session = sessionOf(context);
  const asked = requestOf(context, shape);
  return (writing) => {
    answerCheck(writing, session, asked, context.now);
    return wireRealityCheck(writing, session, context.now);
  };
});
