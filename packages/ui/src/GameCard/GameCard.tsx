import { useId, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { classNames } from "../classNames.ts";
import { Icon } from "../Icon/Icon.tsx";
import { LazyImage } from "../LazyImage/LazyImage.tsx";
import { Tag } from "../Tag/Tag.tsx";
import * as css from "./GameCard.css.ts";
import * as parts from "./gameCardParts.css.ts";
import * as outside from "./outsidePicture.css.ts";

/** A way to open the game, and its button over the art. */
interface Opening {
  readonly label: string;
  readonly onPlay: () => void;
}

export interface GameCardProps {
  readonly title: string;
  /** The address of the picture. */
  readonly art: string;
  /** The picture that replaces one which does not load (LB-034). */
  readonly placeholder?: string | undefined;
  /** The picture comes from another host: it gets the brand's frame (`data-vendor-art`) instead of the art treatment. */
  readonly outside?: boolean | undefined;
  readonly vendor?: string | undefined;
  /** Shown on the art: "HOT", "NEW". */
  readonly badge?: string | undefined;
  /** A game that runs now with people: the label on the art ("LIVE"), before the badge. */
  readonly live?: string | undefined;
  /** Up to three facts in the format `wide`: RTP, lines, lowest bet. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[] | undefined;
  /** The current number of players as text: "1,854명". */
  readonly players?: string | undefined;
  /** The card is visible when the page opens, so its picture loads at once. */
  readonly eager?: boolean | undefined;
  /** The whole card plays the game. The buttons appear over the art on hover and with the keyboard. */
  readonly play: Opening;
  readonly trial?: Opening | undefined;
  readonly favourite?: { readonly on: boolean; readonly label: string; readonly onToggle: () => void } | undefined;
  /** Under maintenance: the text of the plate on the art ("점검 중 · 06:00까지"). */
  readonly maintenance?: string | undefined;
}

/** One game in a lobby, in the format of the brand's layout (`data-card`: tile, poster, wide, round). */
export function GameCard(card: GameCardProps) {
  const titleId = useId();
  return (
    <article
      className={classNames(css.card, card.maintenance && css.off, card.outside && outside.tones)}
      aria-labelledby={titleId}
    >
      <div className={classNames(css.media, card.outside && outside.frame)} data-over-art="">
        <Picture {...card} />
        <span className={parts.lettering} data-length={lengthOf(card.title)} aria-hidden="true">
          <span className={parts.letters}>{card.title}</span>
        </span>
        {(card.live ?? card.badge) && (
          <span className={parts.badge}>
            <Tag tone={card.live ? "live" : "accent"}>{card.live ?? card.badge}</Tag>
          </span>
        )}
        {card.maintenance && <span className={parts.plate}>{card.maintenance}</span>}
      </div>
      <div className={classNames(css.body, card.favourite && css.besideHeart)}>
        <h3 className={css.title} id={titleId}>
          {card.title}
        </h3>
        {(card.vendor || card.players) && (
          <div className={css.line}>
            {card.vendor && <p className={css.vendor}>{card.vendor}</p>}
            {card.players && <p className={css.players}>{card.players}</p>}
          </div>
        )}
        {card.facts && <Facts facts={card.facts} />}
      </div>
      <button type="button" className={css.cover} aria-labelledby={titleId} onClick={card.play.onPlay} />
      <div className={parts.overArt} data-over-art="">
        {!card.maintenance && <Actions play={card.play} trial={card.trial} title={card.title} />}
        {card.favourite && <Favourite {...card.favourite} />}
      </div>
    </article>
  );
}

function Picture({ art, placeholder, outside: isOutside, eager }: GameCardProps) {
  const [broken, setBroken] = useState<string>();
  const Image = eager ? "img" : LazyImage;
  return (
    <Image
      className={classNames(css.art, isOutside && outside.picture)}
      src={broken === art ? placeholder : art}
      alt=""
      onError={placeholder ? () => setBroken(art) : undefined}
      width={300}
      height={300}
    />
  );
}

/** How long a title over the art is, in steps that its size follows: by its longest word, and by three equal lines. */
function lengthOf(title: string): "short" | "long" | "longest" {
  // A syllable of Hangul is nearly as wide as two Latin letters.
  const width = (text: string) => text.length + text.replaceAll(/[^\u1100-\uFFFF]/gu, "").length * 0.9;
  const line = Math.max(width(title) * 0.46, ...title.split(" ").map(width));
  if (line > 11.5) return "longest";
  return line > 8.5 ? "long" : "short";
}

function Facts({ facts }: { readonly facts: NonNullable<GameCardProps["facts"]> }) {
  return (
    <dl className={parts.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={parts.fact}>
          <dt className={parts.factLabel}>{label}</dt>
          <dd className={parts.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ActionsProps extends Pick<GameCardProps, "title" | "play"> {
  readonly trial: GameCardProps["trial"];
}

function Actions({ play, trial, title }: ActionsProps) {
  return (
    <div className={parts.actions}>
      <Button size="sm" icon="play" onClick={play.onPlay} aria-label={`${play.label}: ${title}`}>
        {play.label}
      </Button>
      {trial && (
        <Button size="sm" variant="ghost" onClick={trial.onPlay} aria-label={`${trial.label}: ${title}`}>
          {trial.label}
        </Button>
      )}
    </div>
  );
}

function Favourite({ on, label, onToggle }: NonNullable<GameCardProps["favourite"]>) {
  return (
    <button type="button" className={parts.favourite} aria-pressed={on} aria-label={label} onClick={onToggle}>
      <Icon name={on ? "heartOn" : "heart"} />
    </button>
  );
}
