import type { AnswerRealityCheckAnswer } from "@livery/platform/decoders/answerRealityCheck.gen.js";
import { shape } from "@livery/platform/requests/answerRealityCheck.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { requestOf } from "../requestOf.ts";
import { answerCheck, wireRealityCheck } from "../responsible/realityCheck.ts";
import { sessionOf } from "../visit.ts";

/** AP-167: how often a check comes, or what its reader decided. */
export const answerRealityCheck = withKey<AnswerRealityCheckAnswer>("answerRealityCheck", (visit) => {
  const session = sessionOf(visit);
  const asked = requestOf(visit, shape);
  return (writing) => {
    answerCheck(writing, session, asked, visit.now);
    return wireRealityCheck(writing, session, visit.now);
  };
});
