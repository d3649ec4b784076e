import { HOME_PATH } from "@livery/product/routes.ts";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { playedGameAtom } from "./playedGame.ts";
import { noticeAtom } from "../dialogs/notice.ts";
import { GameStage } from "./GameStage.tsx";

interface GamePageProps {
  /** What the visitor should know about the games of this page. */
  readonly note?: string | undefined;
}

/** The page of the opened game. Without one it leads home and says why (RT-035). */
export function GamePage({ note }: GamePageProps) {
  const played = useAtomValue(playedGameAtom);
  const setNotice = useSetAtom(noticeAtom);
  const isCold = played === undefined;
  useEffect(() => {
    if (isCold) setNotice((notice) => notice ?? { kind: "noGame" });
  }, [isCold, setNotice]);
  if (!played) return <Navigate to={HOME_PATH} replace />;
  return <GameStage key={played.url} played={played} note={note} />;
}
