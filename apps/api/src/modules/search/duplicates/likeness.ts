import { isGranted, readable, type Wish } from '../query/fallback-query.ts'
import { quantitiesIn } from '../quantities.ts'

export type Texts = { title: string; conclusion: string; labels: string; content: string }

/** A word of the trade or a catalogue number tells more than two neighbouring characters. */
const WEIGHT = { term: 2, pair: 1 }
/** What the title does not say but the text does counts for less. */
const CREDIT = { title: 1, answer: 0.7, text: 0.45 }

const isPair = ({ wordings }: Wish) => wordings.length === 1 && wordings[0]?.length === 1

/** How much of what is asked a piece is about, from 0 to 1. */
export function likeness(wishes: readonly Wish[], quantities: readonly string[], texts: Texts): number {
  const places = [
    { ...readable(texts.title), quantities: quantitiesIn(texts.title), credit: CREDIT.title },
    {
      ...readable(`${texts.title} ${texts.conclusion} ${texts.labels}`),
      quantities: quantitiesIn(`${texts.title} ${texts.conclusion}`),
      credit: CREDIT.answer,
    },
    {
      ...readable(`${texts.title} ${texts.conclusion} ${texts.labels} ${texts.content}`),
      quantities: quantitiesIn(`${texts.conclusion} ${texts.content}`),
      credit: CREDIT.text,
    },
  ]
  const asked = [
    ...wishes.map((wish) => ({
      weight: isPair(wish) ? WEIGHT.pair : WEIGHT.term,
      credit: places.find((place) => isGranted(wish, place))?.credit ?? 0,
    })),
    ...quantities.map((quantity) => ({
      weight: WEIGHT.term,
      credit: places.find((place) => place.quantities.includes(quantity))?.credit ?? 0,
    })),
  ]
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? 0 : asked.reduce((sum, { weight, credit }) => sum + weight * credit, 0) / total
}
