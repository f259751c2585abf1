import { synonymGroups } from '@kms/api/modules/search/dictionary/synonym-groups'
import { normaliseText } from '@kms/api/modules/search/normalise-text'
import { sections, tags } from '../demo/read-corpus.ts'

/** The trade's words, which a general dictionary would cut apart: those of the synonyms, of the tags and of the sections. */
export function electricalWords(): string[] {
  const named = [...tags.flatMap((tag) => [tag.name, ...tag.aliases]), ...sections.map((section) => section.name)]
  const words = [...synonymGroups.flatMap((group) => [...group.equal, ...group.ambiguous]), ...named.map(normaliseText)]
  return [...new Set(words)].filter((word) => word.length > 1 && /\p{Script=Han}/u.test(word)).sort()
}

export const electricalDictionary = () =>
  [
    '# Electrical terms that the Chinese segmenter must keep whole; read when OpenSearch starts.',
    '# Written by seeds/dictionary/write.cli.ts.',
    ...electricalWords(),
    '',
  ].join('\n')

export const DICTIONARY_FILE = new URL('../../deploy/opensearch/electrical.dic', import.meta.url)
