import type { Game } from "@livery/platform/game.ts";
import { LoadMore } from "@livery/ui/LoadMore/LoadMore.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { EndlessList } from "../../kit/calls/useEndlessCall.ts";
import { formatCount } from "../../kit/formatCount.ts";

/** How many steps load by themselves before a press is needed, so that visitors can reach the footer (LB-035). */
const BY_ITSELF = 3;

/** How far below the window the end of the list may be to load further games. */
const MARGIN = "0px 0px 400px 0px";

interface MoreGamesProps {
  readonly list: Pick<EndlessList<Game>, "data" | "more" | "loadMore">;
}

/**
 * The end of a list of games: further ones load by its button, and a few times by themselves when a visitor who scrolls
 * comes near it.
 */
export function MoreGames({ list }: MoreGamesProps) {
  const { t } = useTranslation("lobby");
  const core = useTranslation().t;
  const place = useRef<HTMLDivElement>(null);
  const [steps, setSteps] = useState(0);
  const { data = [], more, loadMore } = list;
  const [hasScrolled, setHasScrolled] = useState(false);
  const isWaiting = hasScrolled && more === "more" && steps < BY_ITSELF;
  useEffect(() => {
    const scrolled = () => setHasScrolled(true);
    window.addEventListener("scroll", scrolled, { once: true, passive: true });
    return () => window.removeEventListener("scroll", scrolled);
  }, []);
  useEffect(() => {
    const end = place.current;
    if (!end || !isWaiting) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSteps((before) => before + 1);
        loadMore();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [isWaiting, loadMore, data.length]);
  return (
    <div ref={place}>
      <LoadMore
        state={more}
        onMore={() => {
          setSteps(0);
          loadMore();
        }}
        moreLabel={t("more")}
        countLabel={t("shown", { count: data.length, number: formatCount(data.length) })}
        failedLabel={t("failed")}
        retryLabel={core("failure.retry")}
      />
    </div>
  );
}
