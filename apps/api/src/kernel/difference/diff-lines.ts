import type { difference } from '@kms/contract'
import { diffArrays } from 'diff'
import type { Block } from './blocks-of.ts'

type Line = difference.DiffLine
type Part = difference.DiffPart
type Step<T> = { kind: difference.DiffKind; item: T }
/** A marked place in the new text. */
type Hit = { word: string; category: string; start: number; end: number }

/** Beyond this many changes two texts have too little in common for a comparison to help; it would only cost time. */
const MOST_CHANGES = 200

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const wordsOf = (line: string) => [...segmenter.segment(line)].map(({ segment }) => segment)
const isWords = ({ block }: Block) => block !== 'picture' && block !== 'attachment'
const textBlocks = (text: string): Block[] =>
  text === '' ? [] : text.split('\n').map((line) => ({ block: 'text', text: line, source: null }))

/** Two plain texts, line by line. Hits are places in the new one. */
export const diffText = (before: string, after: string, hits: readonly Hit[] = []) =>
  diffBlocks(textBlocks(before), textBlocks(after), { hits })

type Options = {
  hits?: readonly Hit[]
  /** Where a picture or an attachment is found. */
  addressOf?: (source: string) => string | null
}

/** Two versions of a text, block by block; where one was changed, word by word. */
export function diffBlocks(
  before: readonly Block[],
  after: readonly Block[],
  { hits = [], addressOf = () => null }: Options = {},
): difference.TextDifference {
  const lines: Line[] = []
  const number = { before: 0, after: 0 }
  let offset = 0
  const push = (kind: Line['kind'], { block, source }: Block, parts: Part[]) => {
    if (kind !== 'added') number.before++
    if (kind !== 'removed') number.after++
    const url = source === null ? null : addressOf(source)
    lines.push({ kind, number: kind === 'removed' ? number.before : number.after, block, parts, url })
  }
  for (const { removed, added, same } of groupsOf(alignBlocks(before, after))) {
    for (let index = 0; index < Math.max(removed.length, added.length); index++) {
      const [old, fresh] = [removed[index], added[index]]
      const comparable = old && fresh && isWords(old) && isWords(fresh)
      const words = comparable ? align(wordsOf(old.text), wordsOf(fresh.text)) : replaced(old?.text, fresh?.text)
      if (old) push('removed', old, partsOf(words, 'added'))
      if (!fresh) continue
      push('added', fresh, withHits(partsOf(words, 'removed'), offset, hits))
      offset += fresh.text.length + 1
    }
    for (const block of same) {
      push('same', block, withHits([{ kind: 'same', text: block.text, hit: null }], offset, hits))
      offset += block.text.length + 1
    }
  }
  const count = (kind: Part['kind']) => lines.flatMap(({ parts }) => placesOf(parts, kind)).length
  return { lines, added: count('added'), removed: count('removed') }
}

/** A line of words: a title. */
export const diffWords = (before: string, after: string): Part[] =>
  align(wordsOf(before), wordsOf(after))
    .map(({ kind, item }) => ({ kind, text: item, hit: null }))
    .reduce<Part[]>(joined, [])

/** What becomes of the items of two lists. Old before new at each place. */
export function align<T>(before: readonly T[], after: readonly T[], comparator?: (a: T, b: T) => boolean): Step<T>[] {
  const changes = diffArrays([...before], [...after], {
    maxEditLength: MOST_CHANGES,
    ...(comparator && { comparator }),
  })
  if (!changes) return [...stepsOf('removed', before), ...stepsOf('added', after)]
  return changes.flatMap(({ added, removed, value }) => stepsOf(added ? 'added' : removed ? 'removed' : 'same', value))
}

const stepsOf = <T>(kind: Step<T>['kind'], items: readonly T[]) => items.map((item) => ({ kind, item }))

const alignBlocks = (before: readonly Block[], after: readonly Block[]) =>
  align(before, after, (a, b) => a.block === b.block && a.text === b.text && a.source === b.source)

const replaced = (old = '', fresh = ''): Step<string>[] => [
  ...stepsOf('removed', old === '' ? [] : [old]),
  ...stepsOf('added', fresh === '' ? [] : [fresh]),
]

type Group = { removed: Block[]; added: Block[]; same: Block[] }

/** Runs of changed lines, each with the unchanged ones that follow it. */
function groupsOf(steps: readonly Step<Block>[]): Group[] {
  const groups: Group[] = []
  let group: Group | undefined
  for (const { kind, item } of steps) {
    if (!group || (kind !== 'same' && group.same.length > 0))
      groups.push((group = { removed: [], added: [], same: [] }))
    group[kind].push(item)
  }
  return groups
}

/** One version of a changed line: everything but the words of the other one. */
const partsOf = (words: readonly Step<string>[], without: Part['kind']): Part[] =>
  words
    .filter(({ kind }) => kind !== without)
    .map(({ kind, item }) => ({ kind, text: item, hit: null }))
    .reduce<Part[]>(joined, [])

/** Neighbours of a kind together. */
function joined(parts: Part[], part: Part): Part[] {
  const last = parts.at(-1)
  if (last?.kind === part.kind) last.text += part.text
  else parts.push(part)
  return parts
}

/** Cuts the parts of a line where a sensitive word begins or ends, and names it. */
function withHits(parts: readonly Part[], lineStart: number, hits: readonly Hit[]): Part[] {
  let offset = lineStart
  return parts.flatMap((part) => {
    const [start, end] = [offset, offset + part.text.length]
    offset = end
    const edges = hits.flatMap((hit) => [hit.start, hit.end]).filter((edge) => edge > start && edge < end)
    const cuts = [...new Set([start, ...edges, end])].sort((a, b) => a - b)
    return cuts.slice(0, -1).map((cut, index): Part => {
      const hit = hits.find((each) => each.start <= cut && cut < each.end)
      return {
        ...part,
        text: part.text.slice(cut - start, (cuts[index + 1] ?? end) - start),
        hit: hit ? hit.category || hit.word : null,
      }
    })
  })
}

/** Neighbours of a kind are one place, however a hit cuts them. */
const placesOf = (parts: readonly Part[], kind: Part['kind']) =>
  parts.filter((part, index) => part.kind === kind && parts[index - 1]?.kind !== kind)
