interface HoverDelays {
  /** Until the first one opens, in ms, so that a pointer on its way elsewhere opens nothing. */
  readonly open: number;
  /** Until another one takes its place: a diagonal way to what is open crosses its neighbours. */
  readonly switch: number;
  /** Until it closes after the pointer has left. */
  readonly close: number;
}

interface HoverIntent {
  /** The pointer is over this one. */
  enter(id: string): void;
  leave(): void;
  /** At once: by a press, a key or a navigation. */
  set(id: string | undefined): void;
  /** Forgets what is about to happen. */
  stop(): void;
}

const usual: HoverDelays = { open: 120, switch: 250, close: 350 };

/** Decides from a pointer's way which of several things is open; `apply` gets its id, or undefined. */
export function hoverIntent(apply: (id: string | undefined) => void, delays: HoverDelays = usual): HoverIntent {
  let open: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const set = (id: string | undefined) => {
    stop();
    open = id;
    apply(id);
  };
  const later = (id: string | undefined, ms: number) => {
    stop();
    timer = setTimeout(() => set(id), ms);
  };
  return {
    enter(id) {
      if (id === open) stop();
      else later(id, open === undefined ? delays.open : delays.switch);
    },
    leave() {
      if (open === undefined) stop();
      else later(undefined, delays.close);
    },
    set,
    stop,
  };
}
