import { type CSSProperties, type ReactNode, useId } from "react";
import { classNames } from "../classNames.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./Dialog.css.ts";
import { useDelayed } from "./useDelayed.ts";
import { useFocusLoop } from "./useFocusLoop.ts";
import { useModal } from "./useModal.ts";
import { type Move, useMove } from "./useMove.ts";

export interface DialogProps {
  readonly open: boolean;
  /** Called on Esc, on Back, on the close button and, with `closeBeside`, on a press outside; the owner of `open` sets it to false. */
  readonly onClose: () => void;
  readonly title: string;
  /** Only screen readers get the title; the content shows its own. */
  readonly titleHidden?: boolean | undefined;
  readonly closeLabel: string;
  /** card: a centred box. split: a box with a picture beside it. sheet: a panel at the end edge. auth: the brand's layout decides. */
  readonly format?: "card" | "split" | "sheet" | "auth" | undefined;
  /** The width of a card: 400, 460 or 720 px. */
  readonly size?: "sm" | "md" | "lg" | undefined;
  /** chat: the header has the brand's colour for the chat (BR-018). */
  readonly tone?: "chat" | undefined;
  /** Next to the close button, above the title: the logo. */
  readonly head?: ReactNode;
  /** What the format `split` shows on a desktop; not loaded where it is not visible. */
  readonly picture?:
    | { readonly src: string; readonly eyebrow?: string | undefined; readonly title?: string | undefined }
    | undefined;
  readonly closeBeside?: boolean | undefined;
  /** There is no close button: the content has a button to continue. */
  readonly forced?: boolean | undefined;
  /** A window: as large as its content, and movable by its header where there is room. */
  readonly windowed?: DialogWindow | undefined;
  /** The content is only for reading and has no controls: it takes the focus itself, so that keys scroll it. */
  readonly reading?: boolean | undefined;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
  /** Rendered only while it is open. */
  readonly children: ReactNode;
}

/** How a window behaves. */
interface DialogWindow {
  /** The delay before it opens, in ms. */
  readonly delay: number;
  /** Its smallest size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly draggable: boolean;
  /** The label of the button that takes the arrow keys: "Move the window". */
  readonly moveLabel: string;
}

/**
 * A modal for a task of its own: a login, a record, a choice. On a phone each format is a sheet from the bottom. The focus
 * goes to the element inside that has `data-autofocus`, or to the title (`useModal`).
 */
export function Dialog({
  open,
  onClose,
  closeBeside = false,
  format = "card",
  size = "md",
  windowed,
  ...rest
}: DialogProps) {
  const here = useDelayed(open, windowed?.delay ?? 0);
  const modal = useModal({ open: here, onClose, closeBeside });
  useFocusLoop(modal.ref);
  const titleId = useId();
  const { offset, ...move } = useMove(modal.ref);
  return (
    <dialog
      {...modal}
      className={css.dialog}
      data-format={windowed ? "window" : format}
      data-size={size}
      style={windowed && windowStyle(windowed, offset)}
      aria-labelledby={titleId}
    >
      {here && (
        <Inside
          {...rest}
          titleId={titleId}
          onClose={onClose}
          move={windowed?.draggable ? { ...move, label: windowed.moveLabel } : undefined}
        />
      )}
    </dialog>
  );
}

/** Never larger than the screen, whatever the brand sets. */
function windowStyle({ width, height }: DialogWindow, { x, y }: Move["offset"]): CSSProperties {
  return { minWidth: `min(${width}px, 100vw)`, minHeight: `min(${height}px, 96dvh)`, translate: `${x}px ${y}px` };
}

interface InsideProps extends Pick<
  DialogProps,
  | "title"
  | "titleHidden"
  | "tone"
  | "closeLabel"
  | "forced"
  | "head"
  | "picture"
  | "reading"
  | "footer"
  | "children"
  | "onClose"
> {
  readonly titleId: string;
  /** The handlers and label of a movable window. */
  readonly move?: (Omit<Move, "offset"> & { readonly label: string }) | undefined;
}

function Inside({
  titleId,
  title,
  titleHidden = false,
  tone,
  closeLabel,
  forced = false,
  head,
  picture,
  reading = false,
  footer,
  children,
  onClose,
  move,
}: InsideProps) {
  const heading = (
    <h2
      className={classNames(css.title, head ? css.titleBelow : css.titleBeside, titleHidden && css.hidden)}
      id={titleId}
      tabIndex={-1}
      data-autofocus-title=""
    >
      {title}
    </h2>
  );
  return (
    <div className={css.inside}>
      {picture && (
        <div className={css.picture} data-over-art="">
          <img className={css.art} src={picture.src} alt="" loading="lazy" />
          <div className={css.pictureText}>
            {picture.eyebrow && <p className={css.eyebrow}>{picture.eyebrow}</p>}
            {picture.title && <p className={css.pictureTitle}>{picture.title}</p>}
          </div>
        </div>
      )}
      <div className={css.form}>
        <div
          className={classNames(css.head, tone && css.tone[tone], move && css.handle)}
          onPointerDown={move?.onPointerDown}
        >
          {head ? <div className={css.sign}>{head}</div> : heading}
          <span className={css.buttons}>
            {move && (
              <span className={css.mover}>
                <IconButton icon="move" label={move.label} onKeyDown={move.onKeyDown} />
              </span>
            )}
            {!forced && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
          </span>
        </div>
        <div
          className={css.body}
          tabIndex={reading ? 0 : undefined}
          role={reading ? "group" : undefined}
          aria-labelledby={reading ? titleId : undefined}
        >
          {head && heading}
          {children}
        </div>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
    </div>
  );
}
