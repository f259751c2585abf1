import { numeralsToFigures } from './chinese-numerals.ts'

/** Units as people write them, each with its base unit and factor: 1.5千瓦, 1500W and 1.5 kW are one quantity. */
const UNITS: Record<string, readonly [base: string, factor: number]> = {
  ma: ['a', 0.001],
  毫安: ['a', 0.001],
  a: ['a', 1],
  安: ['a', 1],
  安培: ['a', 1],
  ka: ['a', 1000],
  千安: ['a', 1000],
  v: ['v', 1],
  伏: ['v', 1],
  伏特: ['v', 1],
  kv: ['v', 1000],
  千伏: ['v', 1000],
  w: ['w', 1],
  瓦: ['w', 1],
  kw: ['w', 1000],
  千瓦: ['w', 1000],
  kva: ['va', 1000],
  千伏安: ['va', 1000],
  kvar: ['var', 1000],
  千乏: ['var', 1000],
  hz: ['hz', 1],
  赫兹: ['hz', 1],
  赫: ['hz', 1],
  // Poles of a switch: 三极, 3 极 and 3P.
  p: ['p', 1],
  极: ['p', 1],
  mm2: ['mm2', 1],
  'mm²': ['mm2', 1],
  平方: ['mm2', 1],
  平方毫米: ['mm2', 1],
  mm: ['m', 0.001],
  毫米: ['m', 0.001],
  m: ['m', 1],
  米: ['m', 1],
  ms: ['s', 0.001],
  毫秒: ['s', 0.001],
  s: ['s', 1],
  秒: ['s', 1],
  ω: ['ohm', 1],
  欧: ['ohm', 1],
  mω: ['ohm', 1e6],
  兆欧: ['ohm', 1e6],
  'n·m': ['nm', 1],
  nm: ['nm', 1],
  牛米: ['nm', 1],
  '℃': ['c', 1],
  '°c': ['c', 1],
  摄氏度: ['c', 1],
}

const names = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const chineseNames = Object.keys(UNITS)
  .filter((name) => /\p{Script=Han}/u.test(name))
  .sort((a, b) => b.length - a.length)
  .join('|')
const PATTERN = `(\\d+(?:\\.\\d+)?)\\s*(${names})(?![a-z0-9])`

/** A whole word that is a quantity. */
export const QUANTITY = new RegExp(`^(?:ac|dc|~)?${PATTERN}$`, 'i')

// NFKC would turn mm² into mm2 and ℃ into °C; both spellings are in the table, so it may run or not.
const inText = new RegExp(`(?<![\\d.a-z])(?:ac|dc)?${PATTERN}`, 'gi')

const RATIO = /(?<![\d./a-z])(\d{2,5})\s?\/\s?([15])\s?a?(?![\d./a-z])/gi

const inFigures = (text: string) => numeralsToFigures(text.normalize('NFKC'), chineseNames)

/** The quantities of a text in base units: `['1500w', '30a']`. */
export function quantitiesIn(text: string): string[] {
  const found = [...inFigures(text).toLowerCase().matchAll(inText)].flatMap(([, value, unit]) => {
    const known = UNITS[unit ?? '']
    return known ? [`${Number((Number(value) * known[1]).toPrecision(6))}${known[0]}`] : []
  })
  // 400/5 of a current transformer.
  const ratios = [...text.normalize('NFKC').matchAll(RATIO)].map(([, a, b]) => `${a}/${b}`)
  return [...new Set([...found, ...ratios])]
}

export const withoutQuantities = (text: string) => inFigures(text).replace(inText, ' ').replace(/\s+/g, ' ').trim()
