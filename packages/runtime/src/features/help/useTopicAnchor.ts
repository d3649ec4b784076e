import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How long the topic is kept in view while the page around it still loads, in ms. */
const PATIENCE = 2000;

/** The id of a topic's element. The prefix keeps a platform's ids apart from the page's own. */
export function topicElement(id: string): string {
  return `topic-${id}`;
}

/**
 * Opens the topic of the address's hash and scrolls to it (RT-003, RT-030). The component that uses it is there once the
 * topics are; `showAll` makes sure that no search hides the topic.
 */
export function useTopicAnchor(showAll: () => void): void {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const open = useEffectEvent((id: string) => {
    showAll();
    return keepInView(id, isBack);
  });
  useEffect(() => (hash.length > 1 ? open(decoded(hash.slice(1))) : undefined), [hash, key]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Opens a topic and scrolls to it again whenever the page changes its height, until the visitor acts. After Back and
 * Forward (`isBack`) a position that was restored wins.
 */
function keepInView(id: string, isBack: boolean): () => void {
  let isFirst = true;
  let frame = 0;
  const show = () => {
    const topic = document.getElementById(topicElement(id));
    if (!(topic instanceof HTMLDetailsElement)) return;
    topic.open = true;
    if (isFirst && isBack && window.scrollY > 0) return stop();
    isFirst = false;
    topic.scrollIntoView({ block: "start", behavior: "instant" });
  };
  // In the next frame: opening changes the page's height, and the scroll rule of the page has moved to the top by then.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  });
  const timer = setTimeout(stop, PATIENCE);
  const acts = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
  for (const act of acts) window.addEventListener(act, stop, { passive: true });
  observer.observe(document.body);

  function stop(): void {
    cancelAnimationFrame(frame);
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) window.removeEventListener(act, stop);
  }
  return stop;
}
