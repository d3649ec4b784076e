import type { HelpTopic } from "@livery/platform/calls/helpCenter.ts";
import { plainText } from "../../kit/html/inertHtml.ts";

/** A topic with its text in the form that it is searched in. */
interface SearchableTopic extends HelpTopic {
  readonly title: string;
  readonly words: string;
}

export function searchable(topics: readonly HelpTopic[]): readonly SearchableTopic[] {
  return topics.map((topic) => ({ ...topic, words: folded(`${topic.title} ${plainText(topic.content)}`) }));
}

/** The topics that have every word of the query: those with all of them in their title first. */
export function findTopics(topics: readonly SearchableTopic[], query: string): readonly SearchableTopic[] {
  const words = folded(query).split(/\s+/u).filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  const found = topics.filter((topic) => has(topic.words));
  const isNamed = (topic: SearchableTopic) => has(folded(topic.title));
  return [...found.filter(isNamed), ...found.filter((topic) => !isNamed(topic))];
}

/** One form for all ways to write a text: composed, in small letters. */
function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
