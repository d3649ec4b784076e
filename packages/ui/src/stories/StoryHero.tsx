import { Button } from "../Button/Button.tsx";
import { Hero } from "../Hero/Hero.tsx";
import { StoryHeroPanel } from "./StoryHeroPanel.tsx";
import { storyTexts } from "./texts.ts";
import { useStoryArt } from "./useStoryArt.ts";

interface StoryHeroProps {
  /** How many further banners there are. */
  readonly tiles?: number;
  readonly title?: string;
}

/** A hero filled with the texts of the page's language and the brand's pictures. */
export function StoryHero({ tiles = 4, title }: StoryHeroProps) {
  const texts = storyTexts();
  const { hero, game } = useStoryArt();
  const banners = texts.tiles.slice(0, tiles).map((name, index) => ({
    title: name,
    eyebrow: texts.tileEyebrows[index] ?? "",
    href: `/promoDetail?id=${index}`,
    art: game(index),
  }));
  return (
    <Hero
      label={texts.heroLabel}
      main={{
        title: title ?? texts.heroTitle,
        eyebrow: texts.heroEyebrow,
        text: texts.heroText,
        art: hero,
        actions: (
          <>
            <Button>{texts.signUp}</Button>
            <Button variant="ghost">{texts.browse}</Button>
          </>
        ),
      }}
      tiles={banners}
      panel={<StoryHeroPanel />}
    />
  );
}
