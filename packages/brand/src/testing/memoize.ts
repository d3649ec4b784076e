/** A few times what one family of brands needs; more would only use memory. */
const MOST_KEPT = 500;

/** Memoizes a pure function. Generated brands often repeat the same values. */
export function memoize<Question, Answer>(work: (question: Question) => Answer): (question: Question) => Answer {
  const answers = new Map<string, Answer>();
  return (question) => {
    const key = JSON.stringify(question);
    const answer = answers.get(key) ?? work(question);
    if (answers.size >= MOST_KEPT) answers.clear();
    answers.set(key, answer);
    return answer;
  };
}
