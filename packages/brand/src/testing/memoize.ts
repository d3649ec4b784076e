/** As many as one family of brands asks for, some times over; more would only take memory. */
const MOST_KEPT = 500;

/** A pure function that works out each answer once. Generated brands say much the same again and again. */
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
