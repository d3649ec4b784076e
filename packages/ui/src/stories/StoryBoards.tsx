import { BoardGrid } from "../Leaderboard/BoardGrid.tsx";
import { Leaderboard } from "../Leaderboard/Leaderboard.tsx";
import { Money } from "../Money/Money.tsx";
import { WinnerList } from "../WinnerList/WinnerList.tsx";
import { storyTexts } from "./texts.ts";
import { useStoryArt } from "./useStoryArt.ts";

interface StoryBoardsProps {
  readonly show?: "leaders" | "winners" | "both";
  readonly count?: number;
  readonly busy?: boolean;
}

const amounts = ["2,481,300", "2,120,050", "1,874,900", "1,502,440", "1,333,010"];

/** Ranks and wins with texts in the page's language. */
export function StoryBoards({ show = "both", count = 5, busy = false }: StoryBoardsProps) {
  const texts = storyTexts();
  const { symbol, game } = useStoryArt();
  const rows = amounts.slice(0, busy ? 0 : count).map((amount, index) => ({
    id: String(index),
    rank: index + 1,
    player: texts.players3[index] ?? "",
    avatar: index === 3 ? undefined : game(index + 2),
    game: texts.games[index] ?? "",
    picture: game(index),
    amount: <Money symbol={symbol} amount={amount} />,
    when: `${index * 7 + 4}${texts.ago}`,
  }));
  return (
    <BoardGrid>
      {show !== "winners" && (
        <Leaderboard title={texts.leaders} note={texts.leadersNote} items={rows} busy={busy} empty={texts.noRanks} />
      )}
      {show !== "leaders" && (
        <WinnerList title={texts.winners} note={texts.winnersNote} items={rows} busy={busy} empty={texts.noRanks} />
      )}
    </BoardGrid>
  );
}
