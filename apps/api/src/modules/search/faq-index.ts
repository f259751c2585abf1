import type { SearchEngine } from '../../adapters/search-engine.ts'
import { MAX_CODE_LENGTH } from './catalogue-code.ts'
import { fillerWords } from './dictionary/filler-words.ts'
import { synonymRules } from './dictionary/synonym-groups.ts'
import { traditionalMappings } from './normalise-text.ts'

/** Longest inner part of a catalogue number that is found; longer ones are found from their beginning. */
export const MAX_CODE_PART = 12
export const MIN_CODE_PART = 3

/** Readers and jobs use the alias; the index behind it is replaced by a rebuild. */
export const faqAlias = (prefix: string) => `${prefix}-faq`

export const newFaqIndexName = (prefix: string, now = new Date()) =>
  `${faqAlias(prefix)}-${now.toISOString().replace(/\D/g, '')}`

export const isFaqIndexName = (prefix: string, name: string) =>
  name.startsWith(`${faqAlias(prefix)}-`) && /^\d{17}$/.test(name.slice(faqAlias(prefix).length + 1))

const fold = ['fold_width_and_case', 'simplify']

const settings = {
  number_of_shards: 1,
  number_of_replicas: 0,
  auto_expand_replicas: '0-1',
  refresh_interval: '1s',
  // How long a deletion is remembered: a job that was held up must not bring a withdrawn FAQ back.
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
      // Decides whether a FAQ matches at all: 跳 or 后 alone says too little for that.
      telling_words: {
        type: 'custom',
        char_filter: fold,
        tokenizer: 'ik_smart',
        filter: ['lowercase', 'same_meaning', 'no_filler', 'no_single_characters'],
      },
      // Neighbouring characters: survives one wrong character in a word, which the segmenter does not.
      pairs: { type: 'custom', char_filter: fold, tokenizer: 'standard', filter: ['lowercase', 'cjk_bigram'] },
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
    id: { type: 'long' },
    title: { ...words, fields: { pairs } },
    conclusion: { ...words, fields: { pairs } },
    content: words,
    /** Names of the sections, the tags and their aliases. */
    labels: words,
    /** Catalogue numbers, normalised: in the title, in the text, and listed by the editor. */
    titleCodes: codes,
    textCodes: codes,
    listedCodes: codes,
    quantities: { type: 'keyword' },
    /** Own and all above. */
    sectionIds: { type: 'keyword' },
    tagIds: { type: 'keyword' },
    publishedAt: { type: 'date', format: 'epoch_millis' },
    heat: { type: 'double' },
    /** Views, likes and favourites in one positive number, for a slight preference. */
    interest: { type: 'rank_feature' },
  },
} as const

/** While a rebuild loads, nothing is searched: refreshing and copying would be wasted. */
const loading = { refresh_interval: '-1', auto_expand_replicas: false, number_of_replicas: 0 }

export async function createFaqIndex({ client }: SearchEngine, name: string, mode: 'loading' | 'serving') {
  await client.indices.create({
    index: name,
    body: { settings: { index: { ...settings, ...(mode === 'loading' && loading) } }, mappings },
  } as never)
}

export async function endLoading({ client }: SearchEngine, name: string) {
  const { refresh_interval, auto_expand_replicas } = settings
  await client.indices.putSettings({
    index: name,
    body: { index: { refresh_interval, auto_expand_replicas } },
  } as never)
  await client.indices.refresh({ index: name })
}

/** The index that the alias stands for, or undefined on a new engine. */
export async function currentFaqIndex({ client, prefix }: SearchEngine): Promise<string | undefined> {
  const answer = await client.indices.getAlias({ name: faqAlias(prefix) }, { ignore: [404] })
  return Object.keys(answer.body as object).find((name) => isFaqIndexName(prefix, name))
}
