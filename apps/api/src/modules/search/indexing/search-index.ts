import type { SearchEngine } from '../../../adapters/search-engine.ts'
import { MAX_CODE_LENGTH } from '../catalogue-code.ts'
import { fillerWords } from '../dictionary/filler-words.ts'
import { synonymRules } from '../dictionary/synonym-groups.ts'
import { traditionalMappings } from '../normalise-text.ts'

/** Longest inner part of a catalogue number that is found; longer ones are found from their beginning. */
export const MAX_CODE_PART = 12
export const MIN_CODE_PART = 3

/** Readers use this alias; the index behind it is replaced by a rebuild. */
export const searchAlias = (prefix: string) => `${prefix}-search`
/** Stands for the index that a rebuild is making, for as long as it does. */
export const nextAlias = (prefix: string) => `${searchAlias(prefix)}-next`

export const newIndexName = (prefix: string, now = new Date()) =>
  `${searchAlias(prefix)}-${now.toISOString().replace(/\D/g, '')}`

export const isIndexName = (prefix: string, name: string) =>
  name.startsWith(`${searchAlias(prefix)}-`) && /^\d{17}$/.test(name.slice(searchAlias(prefix).length + 1))

const fold = ['fold_width_and_case', 'simplify']

const settings = {
  number_of_shards: 1,
  number_of_replicas: 0,
  auto_expand_replicas: '0-1',
  refresh_interval: '1s',
  // How long a deletion is remembered: a job that was held up must not bring a withdrawn piece back.
  gc_deletes: '1h',
  max_ngram_diff: MAX_CODE_PART - MIN_CODE_PART,
  analysis: {
    char_filter: {
      fold_width_and_case: { type: 'icu_normalizer', name: 'nfkc_cf', mode: 'compose' },
      simplify: { type: 'mapping', mappings: traditionalMappings },
    },
    filter: {
      same_meaning: { type: 'synonym_graph', synonyms: synonymRules, lenient: false },
      no_filler: { type: 'stop', stopwords: fillerWords },
      no_single_characters: { type: 'length', min: 2 },
      code_parts: { type: 'ngram', min_gram: MIN_CODE_PART, max_gram: MAX_CODE_PART },
      code_beginnings: { type: 'edge_ngram', min_gram: 2, max_gram: MAX_CODE_LENGTH },
      // `jie chu qi` also as jiechu and chuqi: single syllables say little.
      syllable_pairs: { type: 'shingle', min_shingle_size: 2, max_shingle_size: 2, token_separator: '' },
    },
    analyzer: {
      // Documents in every possible word, queries in the likely ones: that finds most and still highlights whole words.
      words: { type: 'custom', char_filter: fold, tokenizer: 'ik_max_word', filter: ['lowercase'] },
      likely_words_and_synonyms: {
        type: 'custom',
        char_filter: fold,
        tokenizer: 'ik_smart',
        filter: ['lowercase', 'same_meaning', 'no_filler'],
      },
      // Decides whether something matches at all: 跳 or 后 alone says too little for that.
      telling_words: {
        type: 'custom',
        char_filter: fold,
        tokenizer: 'ik_smart',
        filter: ['lowercase', 'same_meaning', 'no_filler', 'no_single_characters'],
      },
      // The same for words whose meaning was changed since: what they mean comes with the query (understanding/other-wordings.ts).
      likely_words_alone: {
        type: 'custom',
        char_filter: fold,
        tokenizer: 'ik_smart',
        filter: ['lowercase', 'no_filler'],
      },
      telling_words_alone: {
        type: 'custom',
        char_filter: fold,
        tokenizer: 'ik_smart',
        filter: ['lowercase', 'no_filler', 'no_single_characters'],
      },
      // Neighbouring characters: survives one wrong character in a word, which the segmenter does not.
      // Every character by itself: says little about whether something matches, and much about which of many matches best.
      characters: { type: 'custom', char_filter: fold, tokenizer: 'standard', filter: ['lowercase'] },
      pairs: { type: 'custom', char_filter: fold, tokenizer: 'standard', filter: ['lowercase', 'cjk_bigram'] },
      syllables: { type: 'custom', tokenizer: 'whitespace', filter: ['syllable_pairs'] },
      code_parts: { type: 'custom', tokenizer: 'keyword', filter: ['code_parts'] },
      code_beginnings: { type: 'custom', tokenizer: 'keyword', filter: ['code_beginnings'] },
    },
  },
} as const

// Offsets in the index: marking words in the found texts then needs no second analysis of them.
const words = {
  type: 'text',
  analyzer: 'words',
  search_analyzer: 'likely_words_and_synonyms',
  index_options: 'offsets',
} as const
const pairs = { type: 'text', analyzer: 'pairs' } as const
const characters = { type: 'text', analyzer: 'characters', index_options: 'freqs' } as const
const syllables = {
  type: 'text',
  analyzer: 'syllables',
  search_analyzer: 'whitespace',
  index_options: 'freqs',
} as const
const codeText = { type: 'text', search_analyzer: 'keyword', norms: false, index_options: 'docs' } as const
const codes = {
  type: 'keyword',
  fields: {
    beginning: { ...codeText, analyzer: 'code_beginnings' },
    part: { ...codeText, analyzer: 'code_parts' },
  },
} as const

const mappings = {
  dynamic: 'strict',
  properties: {
    source: { type: 'keyword' },
    id: { type: 'long' },
    type: { type: 'keyword' },
    stamp: { type: 'keyword', index: false },
    title: { ...words, fields: { pairs, characters } },
    conclusion: { ...words, fields: { pairs, characters } },
    content: { ...words, fields: { characters } },
    labels: words,
    titlePinyin: syllables,
    textPinyin: syllables,
    /** Catalogue numbers, normalised: in the title, in the text, listed by the author, and what a piece is mainly about. */
    titleCodes: codes,
    textCodes: codes,
    listedCodes: codes,
    mainCodes: codes,
    titleQuantities: { type: 'keyword' },
    quantities: { type: 'keyword' },
    /** Own and all above. */
    sectionIds: { type: 'keyword' },
    tagIds: { type: 'keyword' },
    series: { type: 'keyword' },
    answered: { type: 'boolean' },
    solved: { type: 'boolean' },
    hasAttachment: { type: 'boolean' },
    bigV: { type: 'boolean' },
    publishedAt: { type: 'date', format: 'epoch_millis' },
    heat: { type: 'double' },
    /** Views, likes and favourites in one positive number, for a slight preference. */
    interest: { type: 'rank_feature' },
    /** Around one: how it does in lists, learnt from what is opened. */
    appeal: { type: 'rank_feature' },
    reviewBy: { type: 'date', format: 'epoch_millis' },
  },
} as const

/** While a rebuild loads, nothing is searched: refreshing and copying would be wasted. */
const loading = { refresh_interval: '-1', auto_expand_replicas: false, number_of_replicas: 0 }

export async function createIndex({ client }: SearchEngine, name: string, mode: 'loading' | 'serving') {
  await client.indices.create({
    index: name,
    body: { settings: { index: { ...settings, ...(mode === 'loading' && loading) } }, mappings },
  } as never)
}

const LOADED_WITHIN_MS = 600_000

export async function endLoading({ client }: SearchEngine, name: string) {
  const { refresh_interval, auto_expand_replicas } = settings
  await client.indices.putSettings({
    index: name,
    body: { index: { refresh_interval, auto_expand_replicas } },
  } as never)
  // All that was loaded since the last one becomes searchable: with a million documents that takes a while.
  await client.indices.refresh({ index: name }, { requestTimeout: LOADED_WITHIN_MS })
}

/** The index that the alias stands for, or undefined on a new engine. */
export const currentIndex = async (engine: SearchEngine) => (await indicesOf(engine))[searchAlias(engine.prefix)]

/** Where a change must go: to the index that serves and to the one that a rebuild is making. The first change makes the index. */
export async function writtenIndices(engine: SearchEngine): Promise<string[]> {
  const { [searchAlias(engine.prefix)]: current, [nextAlias(engine.prefix)]: next } = await indicesOf(engine)
  if (current) await addNewFields(engine, current)
  return [current ?? (await firstIndex(engine)), ...(next ? [next] : [])]
}

const withNewFields = new Set<string>()

/** An index that an earlier version made takes documents of this one; what needs another analysis still waits for a rebuild. */
async function addNewFields({ client }: SearchEngine, index: string) {
  if (withNewFields.has(index)) return
  await client.indices.putMapping({ index, body: { properties: mappings.properties } as never })
  withNewFields.add(index)
}

async function indicesOf({ client, prefix }: SearchEngine): Promise<Record<string, string | undefined>> {
  const name = [searchAlias(prefix), nextAlias(prefix)].join(',')
  const { body } = await client.indices.getAlias({ name }, { ignore: [404] })
  // Beside the indices the answer may carry a word on what is missing.
  const found = Object.entries(body as Record<string, { aliases?: object }>)
  return Object.fromEntries(
    found
      .filter(([index]) => isIndexName(prefix, index))
      .flatMap(([index, { aliases }]) => Object.keys(aliases ?? {}).map((alias) => [alias, index])),
  )
}

async function firstIndex(engine: SearchEngine): Promise<string> {
  const name = newIndexName(engine.prefix)
  await createIndex(engine, name, 'serving')
  await engine.client.indices.putAlias({ index: name, name: searchAlias(engine.prefix) })
  return name
}
