import { type CSSProperties, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./SlideCaptcha.css.ts";
import { type SlidePoint, useSlide } from "./useSlide.ts";

/** A picture and the piece that belongs somewhere in it. */
export interface SlidePuzzle {
  /** Different for each picture: the piece starts at the left edge again. */
  readonly id: string;
  /** Addresses of the pictures, usually data URLs; both at the same scale. */
  readonly image: string;
  readonly piece: string;
  /** The distance of the piece from the top edge, and the size of the picture: the units of all coordinates. */
  readonly pieceTop: number;
  readonly width: number;
  readonly height: number;
}

type SlideState = "loading" | "ready" | "checking" | "passed" | "failed";

interface SlideTexts {
  /** Describes the picture. */
  readonly image: string;
  /** In the bar: "Slide the piece into place". */
  readonly slide: string;
  readonly checking: string;
  readonly passed: string;
  /** Shown instead of the picture if it fails to load. */
  readonly failed: string;
  readonly refresh: string;
  /** The button that checks a piece that was moved by keys. */
  readonly check: string;
}

export interface SlideCaptchaProps extends FieldTexts {
  /** The name of the slider in its form. */
  readonly name: string;
  readonly state: SlideState;
  readonly puzzle?: SlidePuzzle | undefined;
  readonly texts: SlideTexts;
  /** The piece was released at `x`, after it was moved along `track`. */
  readonly onSlid: (x: number, track: readonly SlidePoint[]) => void;
  readonly onRefresh: () => void;
}

/** A piece to slide to its place in a picture: by mouse, by finger, or by arrow keys. */
export function SlideCaptcha(props: SlideCaptchaProps) {
  const [field, rest] = splitField(props);
  return <Field {...field}>{(control) => <Slide {...rest} control={control} />}</Field>;
}

type SlideProps = Omit<SlideCaptchaProps, keyof FieldTexts> & {
  readonly control: object;
};

/** The shape of a picture that has not arrived. */
const USUAL = { width: 320, height: 160, pieceTop: 0 } as const;

function Slide({ name, state, puzzle, texts, onSlid, onRefresh, control }: SlideProps) {
  const { width, height, pieceTop } = puzzle ?? USUAL;
  const [pieceWidth, setPieceWidth] = useState(0);
  const most = width - pieceWidth;
  const disabled = state !== "ready" || pieceWidth === 0;
  const { x, byKeys, input, check, onChange, onKeyDown, onPointerDown } = useSlide({
    id: puzzle?.id,
    width,
    most,
    disabled,
    onSlid,
  });
  const stateText = state === "checking" || state === "passed" ? texts[state] : undefined;
  return (
    <div
      className={css.slide}
      dir="ltr"
      style={{ "--x": x / width, "--way": most > 0 ? x / most : 0, "--top": pieceTop / height } as CSSProperties}
      data-state={state}
    >
      <div className={css.stage} style={{ aspectRatio: `${width} / ${height}` }} onPointerDown={onPointerDown}>
        {state === "loading" && <Skeleton shape="fill" />}
        {state === "failed" && <p className={css.failed}>{texts.failed}</p>}
        {puzzle && state !== "loading" && state !== "failed" && (
          <>
            <img className={css.picture} src={puzzle.image} alt={texts.image} draggable={false} />
            <img
              className={css.piece}
              style={{ width: `${(pieceWidth / width) * 100}%` }}
              src={puzzle.piece}
              alt=""
              draggable={false}
              onLoad={({ currentTarget }) => setPieceWidth(currentTarget.naturalWidth / SCALE)}
            />
          </>
        )}
        <span className={css.refresh}>
          <IconButton icon="refresh" label={texts.refresh} disabled={state === "loading"} onClick={onRefresh} />
        </span>
      </div>
      <div className={css.rail} onPointerDown={onPointerDown}>
        <input
          {...control}
          ref={input}
          className={css.input}
          type="range"
          name={name}
          min={0}
          max={Math.max(1, most)}
          value={x}
          aria-disabled={disabled || undefined}
          aria-valuetext={stateText}
          onChange={(event) => disabled || onChange(event)}
          onKeyDown={onKeyDown}
        />
        <span className={css.words} aria-hidden="true">
          {stateText ?? texts.slide}
        </span>
        <span className={css.handle} aria-hidden="true">
          <Icon name={state === "passed" ? "check" : "arrowRight"} />
        </span>
      </div>
      <p className={css.heard} role="status">
        {stateText}
      </p>
      {byKeys && state === "ready" && (
        <Button variant="soft" block onClick={check}>
          {texts.check}
        </Button>
      )}
    </div>
  );
}

/** Picture and piece are drawn at twice their size. */
const SCALE = 2;
