import { answerRealityCheck } from "@livery/platform/calls/answerRealityCheck.ts";
import { realityCheck } from "@livery/platform/calls/realityCheck.ts";
import type { RealityCheckResponse } from "@livery/platform/decoders/realityCheck.gen.js";
import { accountKindOf } from "@livery/product/gate.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { QuestionBox } from "@livery/ui/ConfirmDialog/QuestionBox.tsx";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { realityCheckAtom } from "../kit/data/realityCheck.ts";
import { durationText } from "../kit/durationText.ts";
import { Figure } from "../kit/money/Figure.tsx";
import { amountParts } from "../kit/money/formatAmount.ts";
import { useCurrency } from "../kit/money/useCurrency.ts";
import { figure, Sentence } from "../kit/Sentence.tsx";
import { useWrite } from "../kit/writes/useWrite.ts";
import { useSession } from "../session/session.ts";
import { useLanguage } from "../site/language.ts";
import * as css from "./playWatch.css.ts";

const MINUTE_MS = 60_000;

interface PlayWatchProps {
  /** Leaves the game. */
  readonly onLeave: () => void;
}

/**
 * What every frame of a game shows beside it: the time, and for a member how long they have played and with what result.
 * When a reality check is due it asks whether to go on (CO-023). The game stays open meanwhile.
 */
export function PlayWatch({ onLeave }: PlayWatchProps) {
  const { t } = useTranslation("launch");
  const session = useSession();
  const plays = session.state === "in" && accountKindOf(session.member.agentType) !== "trial";
  return (
    <div className={css.watch} role="group" aria-label={t("watch")}>
      <Clock />
      {plays && <Play onLeave={onLeave} />}
    </div>
  );
}

/** The time of day, to the minute. */
function Clock() {
  const { language } = useLanguage();
  const [minute, setMinute] = useState(minuteNow);
  useEffect(() => {
    const timer = setInterval(() => setMinute(minuteNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <time>{new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(minute * MINUTE_MS)}</time>;
}

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);

function Play({ onLeave }: PlayWatchProps) {
  const { t } = useTranslation("launch");
  const { language } = useLanguage();
  const { data } = useAtomValue(realityCheckAtom);
  if (!data) return null;
  return (
    <>
      <span>{t("watch.played", { time: durationText(data.elapsedMinutes, language) })}</span>
      <span>
        {t("watch.net")} <Figure of={data.net} won />
      </span>
      <Question key={data.dueAt} check={data} onLeave={onLeave} />
    </>
  );
}

/** By the platform's own clock: the device's may be wrong. */
function isDue({ startedAt, elapsedMinutes, dueAt }: RealityCheckResponse): boolean {
  return Date.parse(startedAt) + elapsedMinutes * MINUTE_MS >= Date.parse(dueAt);
}

interface QuestionProps extends PlayWatchProps {
  readonly check: RealityCheckResponse;
}

function Question({ check, onLeave }: QuestionProps) {
  const { t } = useTranslation("launch");
  const { language } = useLanguage();
  const currency = useCurrency();
  const write = useWrite(answerRealityCheck, { invalidates: [realityCheck], scope: "play" });
  const { net } = check;
  const size = figure(amountParts(net, currency, { decimals: "needed" }).digits);
  const result = net === 0 ? t("check.even") : net > 0 ? t("check.won", { net: size }) : t("check.lost", { net: size });
  const isUnsaved = "error" in write;
  return (
    <QuestionBox
      open={isDue(check) && write.state !== "done"}
      title={t("check.title", { time: durationText(check.elapsedMinutes, language) })}
      text={
        <>
          <Sentence>{result}</Sentence>
          {isUnsaved && <p role="alert">{t("check.unsaved")}</p>}
        </>
      }
      onEscape={() => undefined}
    >
      <Button
        variant="soft"
        onClick={() => {
          void write.write({ answer: "LEAVE" });
          onLeave();
        }}
      >
        {t("check.leave")}
      </Button>
      <Button
        variant="soft"
        loading={write.state === "sending"}
        onClick={() => void write.write({ answer: "CONTINUE" })}
      >
        {t("check.continue")}
      </Button>
    </QuestionBox>
  );
}
