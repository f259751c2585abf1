/** Letters, then a figure, then more of both: NSX250F, LV429003, LC1D09, A9F74206. */
const CODE = /(?<![A-Za-z0-9-])[A-Z]{1,5}\d[A-Z0-9]*(?:-[A-Z0-9]+)*(?![A-Za-z0-9-])/g
const SHORTEST = 4
/** Standards and everyday words look the same. */
const NO_CODE = /^(?:IEC|GB|EN|ISO|DIN|UL|IP|COVID|MP|H)\d/

/** Where catalogue numbers stand in a text. */
export function findCodes(text: string): [from: number, to: number][] {
  return [...text.matchAll(CODE)]
    .filter(([word]) => word.length >= SHORTEST && !NO_CODE.test(word))
    .map((match) => [match.index, match.index + match[0].length])
}

/** Each number once, in the order of appearance. */
export const codesIn = (text: string, limit: number): string[] =>
  [...new Set(findCodes(text).map(([from, to]) => text.slice(from, to)))].slice(0, limit)
