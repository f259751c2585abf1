import { normaliseCode } from '../catalogue-code.ts'
import { textTerms } from '../search-terms.ts'
import { synonymGroups, type SynonymGroup } from './synonym-groups.ts'

/** A word of the trade, what finds it in a normalised query, and what it should find as terms of the database. */
export type KnownWord = { word: string; pattern: RegExp; wordings: readonly (readonly string[])[] }

/** Everything that is known about words that mean the same, ready for use. */
export type Dictionary = {
  groups: readonly SynonymGroup[]
  /** For one word, everything it should find, itself first. */
  synonymsOf: ReadonlyMap<string, readonly string[]>
  /** Every word, longest first. */
  knownWords: readonly KnownWord[]
  /** Words that now mean something else than the engine's own filter was told when its index was made. */
  changedWords: readonly KnownWord[]
  /** For one catalogue number, as numbers are compared, the others that name the same thing. */
  aliasesOf: ReadonlyMap<string, readonly string[]>
}

export function buildDictionary(
  groups: readonly SynonymGroup[],
  codeAliases: readonly (readonly string[])[] = [],
): Dictionary {
  const synonymsOf = synonymMap(groups)
  const words = new Set([...synonymsOf.keys(), ...inTheIndex.keys()])
  const isChanged = (word: string) => !sameWords(synonymsOf.get(word), inTheIndex.get(word))
  const known = (list: Iterable<string>) =>
    [...list].sort((a, b) => b.length - a.length).map((word) => knownWord(word, synonymsOf.get(word) ?? [word]))
  return {
    groups,
    synonymsOf,
    knownWords: known(synonymsOf.keys()),
    changedWords: known([...words].filter(isChanged)),
    aliasesOf: aliasMap(codeAliases),
  }
}

function synonymMap(groups: readonly SynonymGroup[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  const add = (word: string, targets: readonly string[]) => {
    const known = found.get(word) ?? new Set([word])
    for (const target of targets) known.add(target)
    found.set(word, known)
  }
  for (const group of groups) {
    for (const word of [...group.equal, ...group.pinyin]) add(word, group.equal)
    for (const word of group.ambiguous) add(word, [group.canonical])
  }
  return new Map([...found].map(([word, targets]) => [word, [...targets]]))
}

function aliasMap(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const group of groups) {
    const codes = group.map(normaliseCode).filter((code) => code !== '')
    for (const code of codes) {
      const others = found.get(code) ?? new Set()
      for (const other of codes) if (other !== code) others.add(other)
      found.set(code, others)
    }
  }
  return new Map([...found].map(([code, others]) => [code, [...others]]))
}

const knownWord = (word: string, synonyms: readonly string[]): KnownWord => ({
  word,
  pattern: asWord(word),
  wordings: synonyms.map(textTerms).filter((terms) => terms.length > 0),
})

/** A Latin word must stand alone: `ct` is not in `contactor`. */
function asWord(word: string) {
  const literal = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return /^[a-z0-9]/.test(word) ? new RegExp(`(?<![a-z0-9])${literal}(?![a-z0-9])`) : new RegExp(literal)
}

function sameWords(a: readonly string[] = [], b: readonly string[] = []) {
  return a.length === b.length && a.every((word) => b.includes(word))
}

/** What the engine's synonym filter knows: the file, for an index lives longer than an edit. */
const inTheIndex = synonymMap(synonymGroups)
export const fileDictionary: Dictionary = buildDictionary(synonymGroups)
