import { Button } from "../Button/Button.tsx";
import { HeroPanel } from "../HeroPanel/HeroPanel.tsx";
import { Money } from "../Money/Money.tsx";
import { storyTexts } from "./texts.ts";
import { useStoryArt } from "./useStoryArt.ts";

const marks = ["+3", "+3", "+3", "+5", "+5", "+8", "+10"];
const TODAY = 3;

/** A guest's panel with texts in the page's language. */
export function StoryHeroPanel({ share = 0.4 }: { readonly share?: number }) {
  const texts = storyTexts();
  const { symbol } = useStoryArt();
  return (
    <HeroPanel
      title={texts.panelTitle}
      tag={texts.playMoney}
      lead={{ label: texts.panelLead, value: <Money symbol={symbol} amount="10,000" /> }}
      days={{
        label: texts.attendance,
        items: texts.days.map((name, day) => ({
          name,
          mark: day < TODAY ? texts.done : (marks[day] ?? ""),
          state: day < TODAY ? "done" : day === TODAY ? "now" : "next",
        })),
      }}
      action={<Button block>{texts.signUp}</Button>}
      limit={{ label: texts.timeToday, value: texts.timeLimit, href: "/help", share }}
      note={texts.noCashValue}
    />
  );
}
