/** `make seed SET=demo`: the Chinese demonstration corpus, one account per role, and the search index. */
import { rebuildIndex } from '@kms/api/modules/search/indexing/rebuild-index'
import { writeSynonymFile } from '@kms/api/modules/search/dictionary/save-synonym'
import { writeCorpus } from './demo/write-corpus.ts'
import { faqs } from './demo/read-corpus.ts'
import { writeCatalogue } from './demo/write-catalogue.ts'
import { writeHome } from './demo/write-home.ts'
import { writeHotKeywords } from './demo/write-hot-keywords.ts'
import { writeMessages } from './demo/write-messages.ts'
import { writePoints } from './demo/write-points.ts'
import { writeDemoSearches } from './demo/write-searches.ts'
import { writeSearchLog } from './demo/write-search-log.ts'
import { writePeople } from './demo/write-people.ts'
import { writeOffers } from './demo/write-offers.ts'
import { writeSensitiveWords } from './demo/write-sensitive-words.ts'
import { writeTagChoice } from './demo/write-tag-choice.ts'
import { writeQuestions } from './demo/write-questions.ts'
import { openSeeding } from './open-seeding.ts'
import { recountQuestionTotals } from './settle-questions.ts'
import { moveSequencesOn, recountTotals } from './settle-seeding.ts'

const seeding = openSeeding()
try {
  await writeCorpus(seeding.db)
  const written = await writeQuestions(seeding.db)
  await writeCatalogue(seeding.db)
  await writeMessages(seeding.db)
  await writeHotKeywords(seeding.db)
  await writeSearchLog(seeding.db)
  await writeSynonymFile(seeding.db)
  await writeDemoSearches(seeding.db)
  await writeSensitiveWords(seeding.db)
  await writeTagChoice(seeding.db)
  await writePoints(seeding.db)
  await writeHome(seeding.db)
  await writeOffers(seeding.db)
  await moveSequencesOn(seeding.db)
  await recountTotals(seeding.db)
  await recountQuestionTotals(seeding.db)
  await writePeople(seeding.db)
  const { documents } = await rebuildIndex(seeding)
  console.log(
    `seed: ${faqs.length} FAQs, ${written.pieces} questions and articles, ${written.answers} answers of the demo corpus written, ${documents} in the search index`,
  )
} finally {
  await seeding.close()
}
