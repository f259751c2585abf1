/** One official FAQ in so many, the first in second place. */
const BLOCK = 4
const FAQ_PLACE = 1

/** Both lists in one, each in its own order; when one ends, the rest of the other follows. */
export function interleave<T>(questions: readonly T[], faqs: readonly T[]): T[] {
  const mixed: T[] = []
  let [question, faq] = [0, 0]
  while (question < questions.length || faq < faqs.length) {
    const wantsFaq = mixed.length % BLOCK === FAQ_PLACE
    const takesFaq = question >= questions.length || (wantsFaq && faq < faqs.length)
    mixed.push((takesFaq ? faqs[faq++] : questions[question++]) as T)
  }
  return mixed
}
