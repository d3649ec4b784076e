import { PlatformError } from "@livery/platform/platformError.ts";

/** How long the token may come after its challenge has closed, in ms. */
const GRACE = 1000;

interface ChallengeWatch {
  /** Rejects when the visitor closes the challenge without solving it: reCAPTCHA itself says nothing then. */
  readonly givenUp: Promise<never>;
  readonly end: () => void;
}

/**
 * reCAPTCHA sometimes shows a challenge, as a child of the body. A modal dialog would make it inert: while the challenge is
 * visible, the open dialogs are not modal.
 */
export function watchChallenge(isSolved: () => boolean): ChallengeWatch {
  let released: readonly HTMLDialogElement[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = Promise.withResolvers<never>();
  // Nobody may wait for it any more.
  giveUp.promise.catch(() => undefined);
  const look = () => {
    const shown = isChallengeShown();
    if (shown === (released !== undefined)) return;
    clearTimeout(timer);
    if (shown) released = releaseDialogs();
    else {
      holdDialogs(released);
      released = undefined;
      timer = setTimeout(() => isSolved() || giveUp.reject(failedCheck()), GRACE);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["style"] });
  return {
    givenUp: giveUp.promise,
    end() {
      observer.disconnect();
      clearTimeout(timer);
      holdDialogs(released);
      released = undefined;
    },
  };
}

/** reCAPTCHA keeps the frame of its challenge in the page, and hides it. */
function isChallengeShown(): boolean {
  const frame = document.querySelector('iframe[src*="/recaptcha/"][src*="/bframe"]');
  return frame?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
}

function releaseDialogs(): HTMLDialogElement[] {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")];
  for (const dialog of dialogs) {
    dialog.close();
    dialog.show();
  }
  return dialogs;
}

function holdDialogs(dialogs: readonly HTMLDialogElement[] = []): void {
  for (const dialog of dialogs.filter(({ open }) => open)) {
    dialog.close();
    dialog.showModal();
  }
}

function failedCheck(): PlatformError {
  return new PlatformError("refused", "the challenge was closed", {
    status: 400,
    apiError: { code: "auth/captcha-check-failed" },
  });
}
