import { HOME_PATH } from "@livery/product/routes.ts";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { playedGameAtom } from "../../state/launch/playedGame.ts";
import { noticeAtom } from "../../state/notice.ts";
import { GameStage } from "./game/GameStage.tsx";

/** The page that shows a game: /game (RT-034). Opened without one it leads home and says why (RT-035). */
export default function Game() {
  const played = useAtomValue(playedGameAtom);
  const setNotice = useSetAtom(noticeAtom);
  const isCold = played === undefined;
  useEffect(() => {
    if (isCold) setNotice((notice) => notice ?? { kind: "noGame" });
  }, [isCold, setNotice]);
  return played ? <GameStage key={played.url} {...played} /> : <Navigate to={HOME_PATH} replace />;
}
