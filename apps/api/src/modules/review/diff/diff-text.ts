import type { adminReview } from '@kms/contract'
import { align, type Step } from './align.ts'

type Line = adminReview.DiffLine
type Part = adminReview.DiffPart
type Hit = Pick<adminReview.ReviewHit, 'word' | 'category' | 'start' | 'end'>

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const wordsOf = (line: string) => [...segmenter.segment(line)].map(({ segment }) => segment)

/**
 * Two versions of a text, line by line; where a line was changed, word by word. Hits are places in the new one. Counts are
 * places where something was added or removed, as a reader would count them.
 */
export function diffText(before: string, after: string, hits: readonly Hit[] = []) {
  const steps = align(linesOf(before), linesOf(after))
  const lines: Line[] = []
  const number = { before: 0, after: 0 }
  let offset = 0
  const push = (kind: Line['kind'], parts: Part[]) => {
    if (kind !== 'added') number.before++
    if (kind !== 'removed') number.after++
    lines.push({ kind, number: kind === 'removed' ? number.before : number.after, parts })
  }
  for (const { removed, added, same } of groupsOf(steps)) {
    for (let index = 0; index < Math.max(removed.length, added.length); index++) {
      const [old, fresh] = [removed[index], added[index]]
      const words: Step<string>[] = align(wordsOf(old ?? ''), wordsOf(fresh ?? ''))
      if (old !== undefined) push('removed', partsOf(words, 'added'))
      if (fresh === undefined) continue
      push('added', withHits(partsOf(words, 'removed'), offset, hits))
      offset += fresh.length + 1
    }
    for (const line of same) {
      push('same', withHits([{ kind: 'same', text: line, hit: null }], offset, hits))
      offset += line.length + 1
    }
  }
  const count = (kind: Part['kind']) => lines.flatMap(({ parts }) => placesOf(parts, kind)).length
  return { lines, added: count('added'), removed: count('removed') }
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))

type Group = { removed: string[]; added: string[]; same: string[] }

/** Runs of changed lines, each with the unchanged ones that follow it. */
function groupsOf(steps: readonly Step<string>[]): Group[] {
  const groups: Group[] = []
  let group: Group | undefined
  for (const { kind, item } of steps) {
    if (!group || (kind !== 'same' && group.same.length > 0))
      groups.push((group = { removed: [], added: [], same: [] }))
    group[kind].push(item)
  }
  return groups
}

/** One version of a changed line: everything but the words of the other one, neighbours of a kind together. */
function partsOf(words: readonly Step<string>[], without: Part['kind']): Part[] {
  const parts: Part[] = []
  for (const { kind, item } of words) {
    if (kind === without) continue
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += item
    else parts.push({ kind, text: item, hit: null })
  }
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
