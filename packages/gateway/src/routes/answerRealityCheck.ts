import type { AnswerRealityCheckResponse } from "@livery/platform/decoders/answerRealityCheck.gen.js";
import { shape } from "@livery/platform/requests/answerRealityCheck.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { requestOf } from "../requestOf.ts";
import { answerCheck, playOf, wireRealityCheck } from "../responsible/realityCheck.ts";

/** AP-167: sets how often a check comes, or records the member's decision. */
export const answerRealityCheck = withKey<AnswerRealityCheckResponse>("answerRealityCheck", (context) => {
  const play = playOf(context);
  const asked = requestOf(context, shape);
  return (writing) => {
    answerCheck(writing, play, asked);
    return wireRealityCheck(writing, play);
  };
});
