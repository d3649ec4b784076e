import { Button } from "../Button/Button.tsx";
import { Hero } from "../Hero/Hero.tsx";
import { StoryHeroPanel } from "./StoryHeroPanel.tsx";
import { storyTexts } from "./texts.ts";
import { useStoryArt } from "./useStoryArt.ts";

interface StoryHeroProps {
  /** The number of further banners. */
  readonly tiles?: number;
  readonly title?: string;
  readonly pending?: boolean;
}

/** A hero with texts in the page's language and the brand's pictures. */
export function StoryHero({ tiles = 4, title, pending = false }: StoryHeroProps) {
  const texts = storyTexts();
  const { hero, game } = useStoryArt();
  const banners = texts.tiles.slice(0, tiles).map((name, index) => ({
    title: name,
    eyebrow: texts.tileEyebrows[index] ?? "",
    href: `/promoDetail?id=${index}`,
    art: index % 2 === 0 ? hero : game(index),
    text: texts.promoText,
    action: texts.seeMore,
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
      pending={pending}
      controls={{ previous: texts.previous, next: texts.next }}
      panel={<StoryHeroPanel />}
    />
  );
}
